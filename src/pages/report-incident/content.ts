import type { HelpLine } from './content.schema';
import type { Action, PageIntro } from '@/site/content-fields.schema';
import { sample } from '@/lib/sample';

export const intro = {
  headline: { lead: 'Report an', wide: 'incident' },
  text: 'Take it step by step. You can stop reading after any step.',
} satisfies PageIntro;

/** The quick way out, for someone who is being watched. */
export const leave = {
  label: 'Leave this page',
  hint: 'or press Esc three times',
};

/** Said before the number of each step. */
export const stepLabel = 'Step';

export const danger = {
  id: 'danger',
  title: 'Is anyone in danger now?',
  text: 'Call 911. Go somewhere safe and stay together. Everything below can wait.',
  phone: '911',
  callLabel: 'Call 911',
};

/** Help outside this organisation. Confirm each name, number and address with its owner once a year. */
export const independentHelp = {
  id: 'talk',
  title: 'Talk to someone independent',
  text: 'None of these is part of our program. You do not need to tell us that you asked them.',
  callLabel: 'Call',
  textLabel: 'Text',
  websiteLabel: 'Open the website',
  /** Between the word to send and the number. */
  toLabel: 'to',
  lines: [
    {
      id: 'kids-help-phone',
      name: 'Kids Help Phone',
      text: sample('For children and teens, at any hour.'),
      phone: sample('1-800-668-6868'),
      sms: { number: sample('686868'), word: sample('CONNECT') },
    },
    {
      id: 'sport-helpline',
      // Its name and its owner have changed more than once.
      name: sample('Abuse-Free Sport Helpline'),
      text: sample(
        'For anyone who saw or suffered harm in sport, anywhere in Canada. Every day, 8 am to 8 pm Eastern.',
      ),
      phone: sample('1-888-837-7678'),
    },
    {
      id: 'racist-incident-helpline',
      name: sample('Racist Incident Helpline, British Columbia'),
      text: sample(
        'For anyone in BC who saw or suffered racism. In more than 240 languages, Monday to Friday, 9 am to 5 pm Pacific.',
      ),
      phone: sample('1-833-457-5463'),
    },
    {
      id: 'independent-third-party',
      name: sample('Sport Complaints, Hockey Canada’s Independent Third Party'),
      text: sample(
        'Takes complaints about people in Hockey Canada and its members, and decides who handles them. Anyone can complain.',
      ),
      website: 'independentThirdParty',
    },
  ] as const satisfies readonly HelpLine[],
};

export const historyNote =
  'Calls and texts stay in your phone’s history. Emails stay in your Sent folder. You can delete them there.';

export const whoCanAct = {
  id: 'who-can-act',
  title: 'Who can act',
  items: [
    'The police can act when there was a threat, violence or a sexual act.',
    'Child protection services can act when an adult may be harming a child.',
    'Your league or team can act under its own rules, such as a suspension.',
    'We can act when it involves our programs or our people.',
  ],
};

/** One mail; its subject is fixed by the organisation. */
export const tellUs = {
  id: 'tell-us',
  title: 'Tell us',
  text: 'Write in your own words and in any order. Leave out what you do not know.',
  includeTitle: 'It helps to say',
  include: [
    'What happened, and what was said',
    'When and where',
    'Who was there, and who saw it',
    'Whether anyone is hurt or afraid now',
    'How we can reach you safely',
  ],
  action: { kind: 'mail', label: 'Write an incident report', subject: 'incident' } satisfies Action,
  note: 'Your mail app opens with our address and a subject. Your message stays in your Sent folder. If others use your device or mail account, they may see it there.',
  nextTitle: 'What happens next',
  next: [
    sample('We read what you send and ask what you need to feel safe.'),
    sample('Where we can, we keep the people involved apart while we find out what happened.'),
    sample(
      'We tell those who must act, such as the police if it may be a crime, and we follow the law. This means we cannot keep everything secret.',
    ),
    sample('We tell you when we have decided, and what we can say about the reasons.'),
  ],
};

export const notSure = {
  id: 'not-sure',
  title: 'Not sure it counts?',
  text: 'If it hurt, mocked or frightened someone, you can write to us. For example:',
  examples: [
    'A slur (a word that insults who you are), in the dressing room, from the stands or on a phone',
    'Jokes about a name, a turban, a hijab or a lunch',
    'A child left out again and again',
    'An adult who messages a child alone',
    'Pressure to play hurt, or to keep a secret',
    'Something from a past season',
  ],
  closing: 'You do not need proof. You did nothing wrong by asking.',
};

export const policyLink = {
  kind: 'page',
  label: 'Read our policy',
  to: { page: 'policy' },
} satisfies Action;
