import type { Action, CallToAction, HeadTexts, PicturedIntro } from '@/site/content-types';

export const intro = {
  eyebrow: 'Edmonton and Surrey',
  headline: { lead: 'Contact', wide: 'Us' },
  text: 'Ask us anything about hockey or our programs. It can take us a few days to answer. Camp this week? Text us.',
  pictureAlt:
    'Illustration: a phone in a yellow mitten, at an outdoor rink on a clear, cold afternoon. On its screen number 13, a boy with glasses, laughs and waves.',
} satisfies PicturedIntro;

export const emailCard = {
  id: 'email',
  title: 'Email us',
  text: 'Best for camps, fees, mentorship and longer questions.',
  action: { kind: 'mail', label: 'Write an email', subject: 'general' } satisfies Action,
};

export const textCard = {
  id: 'text',
  title: 'Text us',
  text: 'Best for short questions.',
  label: 'Write a text message',
};

export const socialCard = {
  id: 'social',
  title: 'Follow us',
  text: 'News, photos and new dates.',
};

export const readyCard = {
  id: 'ready',
  headline: { lead: 'Ready to get', wide: 'started?' },
  text: 'Note your camp’s code first.',
  actions: [
    { kind: 'external', label: 'Register Now', link: 'registration' },
    { kind: 'page', label: 'See camp dates', to: { page: 'programs', anchor: 'register' } },
  ],
} satisfies CallToAction & { id: string };

/** Reasons to write that have a subject of their own. */
export const topics = {
  id: 'topics',
  title: 'Email us about',
  actions: [
    { kind: 'mail', label: 'Camps', subject: 'camp' },
    { kind: 'mail', label: 'Mentorship', subject: 'mentorship' },
    { kind: 'mail', label: 'Help with fees', subject: 'fees' },
    { kind: 'mail', label: 'Sponsorship', subject: 'sponsorship' },
    { kind: 'mail', label: 'Press and media', subject: 'press' },
    { kind: 'mail', label: 'Volunteering', subject: 'volunteer' },
  ] satisfies readonly Action[],
};

/** Who reads what is sent, and for how long it is kept. */
export const readersLink = {
  kind: 'page',
  label: 'Who reads your messages',
  to: { page: 'report-incident', anchor: 'who-reads-it' },
} satisfies Action;

/** For somebody who should not have to look for it. */
export const incidentNote = {
  text: 'If something happened that shouldn’t have, start here.',
  action: { kind: 'page', label: 'Report an incident', to: { page: 'report-incident' } } satisfies Action,
};

/** Texts for search engines and chat previews. */
export const head = {
  description:
    'Email or text AZ1 Hockey, or find us on Instagram, Facebook, TikTok and Threads. We’re based in Edmonton, with programs in Surrey.',
  keywords: 'contact AZ1 Hockey, hockey Edmonton email, text hockey program, hockey Surrey BC contact',
  shareHeadline: intro.headline,
} as const satisfies HeadTexts;
