import type { Action, Headline, PageIntro } from '@/content/types';

export const intro = {
  eyebrow: 'Edmonton and Surrey',
  headline: { lead: 'Contact', wide: 'Us' },
  text: 'Ask anything. No question about hockey is too small, and nobody here was born knowing.',
} satisfies PageIntro;

export const emailCard = {
  id: 'email',
  title: 'Send us an email',
  text: 'Best for camps, fees, mentorship and anything that needs a longer answer.',
  action: { kind: 'mail', label: 'Write an email', subject: 'general' } satisfies Action,
};

export const textCard = {
  id: 'text',
  title: 'Send us a text message',
  text: 'Best for quick questions, such as which door to use or what size to bring.',
  label: 'Write a text message',
};

export const socialCard = {
  id: 'social',
  title: 'Follow us',
  text: 'Photos from camps, new dates and short drills to try at home.',
};

export const readyCard = {
  id: 'ready',
  headline: { lead: 'Ready to', wide: 'get started?' } satisfies Headline,
  text: 'Pick a camp or program on our registration page. It takes one form per player.',
  action: { kind: 'external', label: 'Register Now', link: 'registration' } satisfies Action,
};

/** For somebody who should not have to look for it. */
export const incidentNote = {
  text: 'Did something happen that should not have? There is a page for that.',
  action: { kind: 'page', label: 'Report an incident', to: { page: 'reportIncident' } } satisfies Action,
};
