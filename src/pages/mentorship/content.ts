import type { Action, HeadTexts, MailAction, PicturedIntro, Reason, SectionIntro, TitledPart } from '@/site/content-types';
import { sample } from '@/lib/sample';

/** One offering of the mentorship program. */
export interface MentorshipOffering extends TitledPart {
  description: string;
}

export const intro = {
  headline: { lead: 'Mentorship:', wide: 'someone to ask' },
  text: 'We match players and families with people who’ve played, or with hockey parents.',
  pictureAlt:
    'Illustration: in a dressing room a teenager with glasses draws a play on a big whiteboard, the tip of his tongue in the corner of his mouth. Beside him a mentor in a toque follows the line with half a smile, a cup of tea in her hand.',
} satisfies PicturedIntro;

export const offeringsSection = {
  eyebrow: 'What we offer',
  headline: { lead: 'Help on and off', wide: 'the ice' },
} satisfies SectionIntro;

export const offerings = [
  {
    id: 'player-mentors',
    title: sample('Player mentors'),
    description: sample(
      'For players 10 to 18. You talk with someone who’s played, at the rink or by video, and work on one goal at a time.',
    ),
  },
  {
    id: 'path-to-junior',
    title: sample('Path to junior'),
    description: sample(
      'For players 13 and up who dream of junior (about 16 to 20) or college hockey. You and a parent sit down with a coach who’s played at that level and make a plan.',
    ),
  },
  {
    id: 'school-and-sport',
    title: sample('School and sport'),
    description: sample(
      'For students juggling practice, homework and a long bus ride. A volunteer helps you plan your week and get your homework done.',
    ),
  },
  {
    id: 'girls-group',
    title: sample('Girls’ group'),
    description: sample(
      'For girls 9 and up, on any team. You skate and talk with women who coach and play, and ask them anything before tryouts.',
    ),
  },
  {
    id: 'parent-guides',
    title: sample('Parent guides'),
    description: sample(
      'For parents and grandparents who are new to hockey. A parent who’s been through it sits with you at a practice and explains the forms, the gear and who does what.',
    ),
  },
] as const satisfies readonly MentorshipOffering[];

export const reasonsSection = {
  eyebrow: 'The mentors',
  headline: { lead: 'Why have a', wide: 'mentor?' },
} satisfies SectionIntro;

export const reasons = sample([
  {
    title: 'Less to explain',
    description: 'Many mentors share our players’ backgrounds.',
  },
  { title: 'A whole season', description: 'Trust takes time, so we ask mentors to stay for a season.' },
  { title: 'School and friends too', description: 'You can talk about more than hockey.' },
  {
    title: 'Families take part',
    description: 'A parent or guardian joins the first meeting of a player under 18.',
  },
]) satisfies readonly Reason[];

/** Written to the players themselves, not to their parents. */
export const toPlayers = {
  id: 'for-players',
  heading: {
    eyebrow: 'For teens',
    headline: { lead: 'If you’re the', wide: 'player' },
  } satisfies SectionIntro,
  paragraphs: [
    'You don’t have to be a star, and nothing has to be wrong.',
    'You choose what to talk about: making a team, ice time, school, home, or what someone said in the dressing room. You can skip any question.',
    sample(
      'Your mentor doesn’t pick teams. A parent or guardian can see what you two write. If you aren’t safe, your mentor has to tell someone who can help, and will tell you first if they can.',
    ),
    sample(
      'You can email us a question yourself. To join, show this page to a parent or guardian. Not sure how to ask them? Email us. If home isn’t safe, Kids Help Phone is there day and night: text CONNECT to 686868.',
    ),
  ],
};

/** Shown beside the join button. */
export const guardianNote = sample('Under 18? A parent or guardian sends this email.');

export const closing = {
  headline: { lead: 'Find your', wide: 'mentor' },
  text: 'Tell us the player’s age, your city, what you’d like help with and which days work.',
  join: {
    kind: 'mail',
    label: 'Join the mentorship program',
    subject: 'mentorship',
  } satisfies MailAction,
  programs: { kind: 'page', label: 'See our programs', to: { page: 'programs' } } satisfies Action,
};

/** Texts for search engines and chat previews. */
export const head = {
  description:
    'Mentors for players and families in Edmonton and Surrey: school, junior hockey, girls’ hockey and help for parents new to the game.',
  keywords: 'hockey mentorship, youth mentorship Edmonton, junior hockey advice, South Asian mentors',
  shareHeadline: intro.headline,
} as const satisfies HeadTexts;
