import type { MentorshipOffering } from './content.schema';
import type { Action, MailAction, PicturedIntro, Reason, SectionIntro } from '@/site/content-fields.schema';
import { sample } from '@/lib/sample';

export const intro = {
  headline: { lead: 'Mentorship:', wide: 'someone to ask' },
  text: 'We pair players and families with people who have been where they are.',
  pictureAlt:
    'Illustration: a mentor in a toque and a teenager with glasses laugh over a coach’s board with a play half drawn. Two younger players watch from the bench.',
} satisfies PicturedIntro;

export const offeringsSection = {
  eyebrow: 'What we offer',
  headline: { lead: 'Five kinds', wide: 'of help' },
  text: 'U11 and U15 mean players under 11 and under 15.',
} satisfies SectionIntro;

export const offerings = [
  {
    id: 'player-mentors',
    title: 'Player mentors',
    description: sample(
      'For players aged 10 to 18. Once a week you talk with an older or former AZ1 player, at the rink or by video. A parent joins the first call. Each month you choose one goal to work on.',
    ),
  },
  {
    id: 'path-to-junior',
    title: 'Path to junior',
    description: sample(
      'For players from U15 up who are thinking about hockey after U18 (under 18): in a junior league, with players up to 20, or at college. You and a parent meet a coach who has played there, once a month from September to March. Together you write a dated plan.',
    ),
  },
  {
    id: 'school-and-sport',
    title: 'School and sport',
    description: sample(
      'For students with practice, homework and a long bus ride. A volunteer tutor works with your group every second week of the school year. You finish your homework and plan the week on one page.',
    ),
  },
  {
    id: 'girls-group',
    title: 'Girls’ group',
    description: sample(
      'For girls from U11 up, on any team. A small group skates and talks once a month with women who coach and play. Before tryouts, when teams choose their players, you have someone to ask.',
    ),
  },
  {
    id: 'parent-guides',
    title: 'Parent guides',
    description: sample(
      'For parents and grandparents who are new to hockey. A family with experience sits with you at one practice and answers questions all season. They explain the forms, the gear and who does what at the rink.',
    ),
  },
] as const satisfies readonly MentorshipOffering[];

export const reasonsSection = {
  eyebrow: 'Four reasons',
  headline: { lead: 'Why it', wide: 'helps' },
} satisfies SectionIntro;

export const reasons = [
  {
    title: 'Someone who understands',
    description: sample(
      'Many mentors come from the communities that our players come from, so you have less to explain about your name, your food or your faith.',
    ),
  },
  {
    title: 'It takes time',
    description: sample(
      'Trust takes longer than one talk, so you plan for a full season together. If a mentor has to stop, we look for another.',
    ),
  },
  {
    title: 'It is more than hockey',
    description: sample(
      'You can talk about school, sleep and friends as well, because what happens away from the rink comes onto the ice with you.',
    ),
  },
  {
    title: 'Families take part',
    description: sample(
      'A parent or guardian agrees first, joins the first meeting and can read the messages, because that keeps players under 18 safer.',
    ),
  },
] as const satisfies readonly Reason[];

/** Written to the players themselves, not to their parents. */
export const toPlayers = {
  id: 'for-players',
  heading: {
    eyebrow: 'For teenagers',
    headline: { lead: 'If you are', wide: 'the player' },
  } satisfies SectionIntro,
  paragraphs: [
    'You do not have to be the best player on your team. You do not need to have a problem. Wanting someone to talk to is enough.',
    'You choose what you talk about: making a team, how much you get to play, school, home, or what someone said in the dressing room. You can say no to any question.',
    sample(
      'Your mentor does not pick teams. A parent or guardian can read your messages. If you are not safe, your mentor must tell an adult, and tells you first if they can.',
    ),
    sample(
      'You may write to us yourself with a question. To join, show this page to a parent or guardian, because for players under 18 one of them has to sign you up. If you cannot talk to them, Kids Help Phone answers day and night: text CONNECT to 686868.',
    ),
  ],
};

/** Shown beside the join button. */
export const guardianNote = sample('For players under 18, a parent or guardian sends this email.');

export const closing = {
  headline: { lead: 'Ask', wide: 'to join' },
  text: 'Write to us with the player’s age, what you hope for and which days suit you.',
  join: {
    kind: 'mail',
    label: 'Join the mentorship program',
    subject: 'mentorship',
  } satisfies MailAction,
  programs: { kind: 'page', label: 'See our programs', to: { page: 'programs' } } satisfies Action,
};
