import type { PageId } from './pages';

/** What a page tells search engines and chat previews beside its title. */
export interface SearchText {
  /** 110 to 160 characters, different on every page. */
  description: string;
  /** Comma-separated (spec §1). */
  keywords: string;
}

/**
 * The second half of the page registry. It stands apart because no visitor's first page needs it: the served HTML
 * has these texts already, so their 2 kB come with the code that writes the head of the next page.
 */
export const searchTexts = {
  home: {
    description:
      'Youth hockey in Edmonton and Surrey, led by and for BIPOC and South Asian players. Camps, training, mentorship and a place to belong.',
    keywords:
      'AZ1 Hockey, youth hockey Edmonton, hockey Surrey BC, South Asian hockey, BIPOC hockey, hockey camps, non-profit hockey program',
  },
  about: {
    description:
      'Why AZ1 Hockey exists, who leads it and what we promise families in Edmonton and Surrey: hockey that every child can see themselves in.',
    keywords:
      'AZ1 Hockey mission, inclusive hockey Edmonton, South Asian hockey Surrey, hockey non-profit Alberta',
  },
  whatWeDo: {
    description:
      'Try Hockey, development camps, elite development and private training in Edmonton. See where your player fits and what a first day looks like.',
    keywords:
      'try hockey Edmonton, hockey development camp, elite hockey training, private hockey lessons, first time hockey',
  },
  coaches: {
    description:
      'Meet the four lead coaches and ten staff behind the AZ1 Hockey bench: where they played, what they won and how they teach in Edmonton.',
    keywords:
      'hockey coaches Edmonton, South Asian hockey coach, goalie coach, skills coach, AZ1 Hockey staff',
  },
  directors: {
    description:
      'The four volunteer directors who look after the money, the safety and the direction of AZ1 Hockey for families in Edmonton and Surrey.',
    keywords:
      'AZ1 Hockey board, hockey non-profit directors, volunteer directors Edmonton, community hockey leadership',
  },
  impact: {
    description:
      '500+ athletes trained, 250+ events hosted and 500+ pieces of gear donated. Read what players and parents of AZ1 Hockey say about it.',
    keywords:
      'hockey program impact, hockey testimonials, equipment donation hockey, athletes trained Edmonton',
  },
  sponsors: {
    description:
      'Five local businesses keep AZ1 Hockey camps, jerseys and programs within reach of families. See who they are and how to join them.',
    keywords:
      'hockey sponsors Edmonton, sponsor youth hockey, community hockey sponsorship, AZ1 Hockey sponsors',
  },
  programs: {
    description:
      'Camp dates, elite camps, small group sessions, First Shift for ages 6 to 10 and South Asian Night tickets. Find it and register in Edmonton.',
    keywords:
      'hockey camps Edmonton, hockey registration, First Shift hockey, small group hockey training, elite hockey camp, South Asian Night',
  },
  mentorship: {
    description:
      'Players and families in Edmonton and Surrey are paired with people who have been there: school, junior hockey, confidence and next steps.',
    keywords: 'hockey mentorship, youth mentorship Edmonton, junior hockey advice, South Asian mentors',
  },
  initiatives: {
    description:
      'Six AZ1 Hockey initiatives in Edmonton and Surrey: free gear, learn-to-skate days, girls on the ice, newcomer welcomes and more.',
    keywords:
      'hockey diversity, inclusion in hockey, free hockey gear, girls hockey Edmonton, newcomers hockey',
  },
  policy: {
    description:
      'How AZ1 Hockey makes room for every culture at the rink: what we commit to, what we expect of everyone, and how to raise a concern.',
    keywords:
      'hockey inclusion policy, cultural importance, anti-racism in hockey, safe sport, AZ1 Hockey policy',
  },
  reportIncident: {
    description:
      'Did something happen at a rink, on a team or online? What to do first, who else can help, and how to tell AZ1 Hockey by email.',
    keywords: 'report incident hockey, racism in hockey, safe sport report, hockey bullying help, AZ1 Hockey',
  },
  getInvolved: {
    description:
      'Four ways to volunteer with AZ1 Hockey in Edmonton and Surrey, from four hours at one event to a few hours every week. No skates needed.',
    keywords:
      'volunteer hockey Edmonton, volunteer youth sport, hockey volunteer Surrey, get involved AZ1 Hockey',
  },
  donate: {
    description:
      'Help cover ice, gear and coaching for a young player. Four giving levels from $500, or any amount, or equipment that still fits someone.',
    keywords: 'donate youth hockey, hockey equipment donation, support BIPOC hockey, hockey charity Edmonton',
  },
  faqs: {
    description:
      'Ages, gear, cost, first days and safety: straight answers to what parents ask before a first skate with AZ1 Hockey in Edmonton or Surrey.',
    keywords:
      'hockey questions parents, hockey cost Edmonton, hockey scholarships, beginner hockey age, AZ1 Hockey FAQ',
  },
  contact: {
    description:
      'Email or text AZ1 Hockey, or find us on Instagram, Facebook, TikTok and Threads. We are based in Edmonton with a second home in Surrey.',
    keywords: 'contact AZ1 Hockey, hockey Edmonton email, text hockey program, hockey Surrey BC contact',
  },
  auth: {
    description:
      'Sign in to your AZ1 Hockey account, or make one. Every public page of this site can be read without an account.',
    keywords: 'AZ1 Hockey sign in, AZ1 Hockey account',
  },
  admin: {
    description:
      'Contact submissions sent to AZ1 Hockey, newest first. Only people with the admin role can read them on this page.',
    keywords: 'AZ1 Hockey admin',
  },
} as const satisfies Record<PageId, SearchText>;
