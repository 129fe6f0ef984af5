import type { Action, CallToAction, LabelledIntro } from '@/site/content-fields.schema';
import { sample } from '@/lib/sample';

export const intro = {
  eyebrow: 'Edmonton and Surrey',
  headline: { lead: 'Contact', wide: 'Us' },
  text: 'Ask us anything about hockey or our programs. No question is too small.',
} satisfies LabelledIntro;

export const emailCard = {
  id: 'email',
  title: 'Send us an email',
  text: 'Best for camps, fees, mentorship and longer questions.',
  action: { kind: 'mail', label: 'Write an email', subject: 'general' } satisfies Action,
};

export const textCard = {
  id: 'text',
  title: 'Send us a text message',
  text: 'Best for short questions, such as which door to use at the rink.',
  label: 'Write a text message',
};

export const socialCard = {
  id: 'social',
  title: 'Follow us',
  text: sample('We share news, photos and new dates on these pages.'),
  pictureAlt:
    'Illustration: six taped sticks stand in the snow beside an outdoor rink, under string lights.',
};

export const readyCard = {
  id: 'ready',
  headline: { lead: 'Ready to', wide: 'get started?' },
  text: 'Choose your camp or program first. You do not need an account.',
  actions: [{ kind: 'external', label: 'Register Now', link: 'registration' }],
} satisfies CallToAction & { id: string };

/** Reasons to write that have a subject of their own. */
export const topics = {
  id: 'topics',
  title: 'Write to us about',
  actions: [
    { kind: 'mail', label: 'Help with fees', subject: 'fees' },
    { kind: 'mail', label: 'Sponsorship', subject: 'sponsorship' },
    { kind: 'mail', label: 'Press and media', subject: 'press' },
    { kind: 'mail', label: 'Volunteering', subject: 'volunteer' },
  ] satisfies readonly Action[],
};

/** For somebody who should not have to look for it. */
export const incidentNote = {
  text: 'If something happened that should not have, start here.',
  action: { kind: 'page', label: 'Report an incident', to: { page: 'report-incident' } } satisfies Action,
};
