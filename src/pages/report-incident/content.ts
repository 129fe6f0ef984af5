import type { ExternalLinkId } from '@/site/organization.content';
import type { Action, HeadTexts, PageIntro } from '@/site/content-types';
import { sample } from '@/lib/sample';

/** A place outside this organisation that helps. */
export interface HelpLine {
  id: string;
  name: string;
  /** Whom it helps, and when. */
  text: string;
  /** As shown; links use the digits. */
  phone?: string;
  /** Where it takes complaints, when that is not by phone. */
  website?: ExternalLinkId;
  /** A number to text, and the word to send where its owner asks for one. */
  sms?: { number: string; word?: string };
  /** Where its owner offers a chat. */
  chat?: ExternalLinkId;
}

export const intro = {
  headline: { lead: 'Report an', wide: 'incident' },
  text: 'Take it one step at a time. You can stop whenever you want.',
} satisfies PageIntro;

/** The quick way out, for someone who is being watched. */
export const leave = {
  label: 'Leave this page',
  hint: 'or press Esc three times',
};

/** Read before the number of each step. */
export const stepLabel = 'Step';

export const danger = {
  id: 'danger',
  title: 'Is anyone in danger now?',
  text: 'Call 911. Go somewhere safe and stay with someone you trust. Everything below can wait.',
  phone: '911',
  callLabel: 'Call 911',
};

/** Help outside this organisation. Confirm each name, number and address with its owner once a year, and write when. */
export const independentHelp = {
  id: 'talk',
  title: 'Talk to someone outside AZ1',
  text: 'These services are not ours. You can contact them without telling us.',
  callLabel: 'Call',
  textLabel: 'Text',
  chatLabel: 'Chat on their website',
  websiteLabel: 'Open the website',
  /** The month in which they were last confirmed. */
  checked: sample('We last checked these numbers in November 2026.'),
  /** Between the word to send and the number. */
  toLabel: 'to',
  lines: sample([
    {
      id: 'kids-help-phone',
      name: 'Kids Help Phone',
      text: 'For children and teens, day and night.',
      phone: '1-800-668-6868',
      sms: { number: '686868', word: 'CONNECT' },
      chat: 'kidsHelpPhone',
    },
    {
      id: 'sport-helpline',
      // Its name and its owner have changed more than once.
      name: 'Abuse-Free Sport Helpline',
      text: 'For anyone who saw or experienced harm in sport. You do not have to give your name. Every day, 8 am to 8 pm Eastern time.',
      phone: '1-888-837-7678',
      sms: { number: '1-888-837-7678' },
      chat: 'sportHelpline',
    },
    {
      id: 'racist-incident-helpline',
      name: 'Racist Incident Helpline, British Columbia',
      text: 'For anyone in BC who saw or experienced racism. In more than 240 languages, Monday to Friday, 9 am to 5 pm BC time. At other times, leave a message.',
      phone: '1-833-457-5463',
    },
    {
      id: 'child-protection-alberta',
      name: 'Child Abuse Hotline, Alberta',
      text: 'For anyone in Alberta who is worried about a child. Day and night, in many languages.',
      phone: '1-800-387-5437',
    },
    {
      id: 'child-protection-bc',
      name: 'Child protection line, British Columbia',
      text: 'For anyone in BC who is worried about a child. Day and night. You do not have to give your name.',
      phone: '1-800-663-9122',
    },
    {
      id: 'independent-third-party',
      name: 'Sport Complaints, Hockey Canada’s Independent Third Party',
      text: 'For complaints about a coach, player, official or volunteer under Hockey Canada. You can report for someone else.',
      website: 'independentThirdParty',
    },
  ]) satisfies readonly HelpLine[],
};

export const historyNote = 'Calls and texts stay in your phone’s history until you delete them.';

export const whoCanAct = {
  id: 'who-can-act',
  title: 'Who can act',
  items: [
    'The police, after a threat, violence or sexual abuse',
    'Child protection services, when an adult may be harming a child',
    'The referee of a game, even one who did not hear it',
    'Your league or team, under its own rules',
    'Our directors, when it involves our programs or people',
  ],
};

/** One email; its subject is fixed by the organisation. */
export const tellUs = {
  id: 'tell-us',
  title: 'Tell us',
  text: sample('Write in your own words. You can also tell a coach or director, or text us at'),
  includeTitle: 'It helps to say',
  include: [
    'What happened',
    'When and where',
    'Who was there',
    'Whether anyone is hurt or afraid now',
    'How we can reach you safely',
  ],
  action: { kind: 'mail', label: 'Write an incident report', subject: 'incident' } satisfies Action,
  /** At the top of the page: the way down to this step. */
  jump: {
    kind: 'page',
    label: 'Go to the report',
    to: { page: 'report-incident', anchor: 'tell-us' },
  } satisfies Action,
  note: 'Your message stays in your Sent folder, where others may see it.',
  /** The one place that says this, for every email; in line with docs/inbox.md. */
  readers: {
    id: 'who-reads-it',
    title: 'Who reads your messages',
    text: sample(
      'Our chair and our Director of Safety and Inclusion can read all emails and texts, about fees and incidents alike. We keep a copy of each email and delete it after 24 months. The original in our mailbox, or your text on our phone, may stay longer. If you ask, we delete everything, unless the law says we must keep it. An email shows us your address, and a text your number. If you do not want that, or it is about one of those two people, speak to another director or a coach, or call a helpline in step 2.',
    ),
  },
  nextTitle: 'What happens next',
  next: sample([
    'It can take us a few days to answer. If you cannot wait, call a helpline in step 2.',
    'We ask what you need to feel safe.',
    'We ask you before we speak to your parents, unless you are in danger.',
    'We cannot promise to keep it secret. We report a possible crime to the police, and harm to a child to child protection services.',
    'Nobody may punish you for reporting.',
    'We tell you what we decide and, where we can, why.',
  ]),
};

export const notSure = {
  id: 'not-sure',
  title: 'Not sure it counts?',
  text: 'Write to us if something hurt, mocked or frightened someone. For example:',
  examples: [
    'A word that insults who someone is',
    'Jokes about a name, an accent, skin, hair, a patka, a hijab or food',
    'Someone left out again and again',
    'An adult who messages a child in secret',
    'Pressure to play hurt, or to keep a secret',
  ],
  closing: 'You do not need proof, and it is never wrong to ask.',
};

export const policyLink = {
  kind: 'page',
  label: 'Read our policy',
  to: { page: 'policy' },
} satisfies Action;

/** Texts for search engines and chat previews. */
export const head = {
  description:
    'If something happened at a rink, on a team or online: what to do first, who else can help, and how to tell AZ1 Hockey by email.',
  keywords: 'report incident hockey, racism in hockey, safe sport report, hockey bullying help, AZ1 Hockey',
  shareHeadline: intro.headline,
} as const satisfies HeadTexts;
