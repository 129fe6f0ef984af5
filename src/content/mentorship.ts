import type { MentorshipOffering, Reason } from '@/content/page-types';
import type { CallToAction, PageIntro, SectionIntro } from '@/content/types';

export const intro = {
  eyebrow: 'Mentorship Program',
  headline: { lead: 'Mentors who', wide: 'stay' },
  text: 'Someone a few years ahead of you, who knows the game and knows home.',
} satisfies PageIntro;

export const offeringsSection = {
  eyebrow: 'What we offer',
  headline: { lead: 'Five ways', wide: 'to be guided' },
} satisfies SectionIntro;

export const offerings = [
  {
    id: 'player-mentors',
    title: 'Player mentors',
    description:
      'For players aged 10 to 18. You talk once a week with an older player or alum, at the rink or by video. A parent joins the first call. You leave each month with one goal you chose.',
  },
  {
    id: 'path-to-junior',
    title: 'Path to junior',
    description:
      'For players from U15 up who wonder about junior or college hockey. You and a parent meet a coach who has been there, once a month from September to March. You leave with a plan and honest dates.',
  },
  {
    id: 'school-and-sport',
    title: 'School and sport',
    description:
      'For students who juggle practice, homework and a bus ride. A volunteer tutor sits with your group every second week during the school year. You leave with finished work and a week that fits on one page.',
  },
  {
    id: 'girls-line',
    title: 'Girls line',
    description:
      'For girls from U11 up, on any team. A small group skates and talks once a month with women who coach and play. A parent signs you up. You leave knowing who to text before tryouts.',
  },
  {
    id: 'parent-guides',
    title: 'Parent guides',
    description:
      'For parents and grandparents new to the game. A family that has done it sits with you at one practice, then answers questions all season. You leave knowing the forms, the gear and the people at the rink.',
  },
] as const satisfies readonly MentorshipOffering[];

export const reasonsSection = {
  eyebrow: 'Why choose it',
  headline: { lead: 'Four good', wide: 'reasons' },
} satisfies SectionIntro;

export const reasons = [
  {
    title: 'It feels like home',
    description:
      'You explain less, because your mentor grew up with the same jokes and the same pre-game food.',
  },
  {
    title: 'It lasts',
    description: 'Pairs run for a full season, because trust takes longer than one talk in a hallway.',
  },
  {
    title: 'It is more than hockey',
    description: 'We ask about school, sleep and friends too, because a hard week off the ice shows on it.',
  },
  {
    title: 'Families are in the room',
    description: 'A parent or guardian agrees and can sit in, because under-18s are safer with an open door.',
  },
] as const satisfies readonly Reason[];

/** Said beside the join button. */
export const guardianNote =
  'For players under 18, a guardian writes to us, joins the first meeting and sees every message.';

export const closing = {
  headline: { lead: 'Find your', wide: 'mentor' },
  text: 'Write to us with the player’s age, what you hope for and which days suit you.',
  actions: [
    { kind: 'mail', label: 'Join the mentorship program', subject: 'mentorship' },
    { kind: 'page', label: 'See our programs', to: { page: 'programs' } },
  ],
} as const satisfies CallToAction;
