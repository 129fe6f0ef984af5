import type { HelpLine } from '@/content/page-types';
import type { Action, PageIntro } from '@/content/types';
import { sample } from '@/lib/sample';

export const intro = {
  eyebrow: 'Get help',
  headline: { lead: 'Report an', wide: 'incident' },
  text: 'Start where you are. You can stop reading after any step.',
} satisfies PageIntro;

export const danger = {
  id: 'danger',
  title: 'Is anyone in danger now?',
  text: 'Call 911. Go somewhere safe and stay together. Everything below can wait.',
  phone: '911',
  callLabel: 'Call 911',
};

/** Help outside this organisation. Check the numbers with their owners once a year. */
export const independentHelp = {
  id: 'talk',
  title: 'Talk to someone independent',
  text: 'These lines are not part of our program. You do not need to tell us that you called.',
  callLabel: 'Call',
  textLabel: 'Text',
  /** Between the word to send and the number. */
  toLabel: 'to',
  lines: [
    {
      id: 'kids-help-phone',
      name: 'Kids Help Phone',
      text: 'For children and teens, at any hour.',
      phone: '1-800-668-6868',
      sms: { number: '686868', word: 'CONNECT' },
    },
    {
      id: 'sport-helpline',
      // Its name has changed more than once; confirm both before going live.
      name: sample('Canadian Sport Helpline'),
      text: 'For anyone hurt, harassed or left out in sport.',
      phone: sample('1-888-837-7678'),
    },
  ] as const satisfies readonly HelpLine[],
};

export const whoCanAct = {
  id: 'who-can-act',
  title: 'Who can act',
  items: [
    'The police can act when there was a threat, an assault or a sexual act.',
    'Child protection services can act when an adult may be harming a child.',
    'Your league or team can act under its own rules, such as a suspension.',
    'We can act when it involves our programs or our people.',
  ],
};

/** One mail, subject Incident Report (spec §2). */
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
};

export const notSure = {
  id: 'not-sure',
  title: 'Not sure it counts?',
  text: 'If it made someone feel small or unsafe, you can write to us. For example:',
  examples: [
    'A slur from the stands, the bench or a phone',
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
