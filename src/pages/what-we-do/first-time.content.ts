import type { rinkPoints } from '@/ui/art/rink-points';
import type { Action, SectionIntro } from '@/site/content-types';
import type { PageTarget } from '@/site/pages';
import { sample } from '@/lib/sample';

/** A way to start on the ice, and the part of the site that has more about it. */
export interface FirstTime {
  id: string;
  name: string;
  to: PageTarget;
  who: string;
  long: string;
  gear: string;
}

/** One piece of equipment, in the order in which it is put on; the note says why, how or what to look for. */
export interface KitItem {
  id: string;
  name: string;
  note: string;
}

/** A marking on the rink drawing, by its name there. */
export interface RinkMarking {
  id: keyof typeof rinkPoints;
  name: string;
  meaning: string;
}

/** A word of hockey and what it means. */
export interface GlossaryTerm {
  id: string;
  term: string;
  meaning: string;
}

/** The offers for somebody who has never been on the ice, side by side; their next dates come from where they are kept. */
export const firstTimesSection = {
  id: 'first-times',
  heading: {
    eyebrow: 'New to the ice',
    headline: { lead: 'Ways to', wide: 'start' },
  } satisfies SectionIntro,
  caption: 'Ways to start, compared',
  columns: { name: 'Program', who: 'For', long: 'How long', gear: 'Gear', next: 'Next date' },
  /** In the last column. */
  closed: 'Closed for now',
  noDate: 'Not set yet',
  ask: 'Ask us',
  note: 'No date near you? Email us the player’s age and city, and we’ll tell you what’s planned.',
  action: { kind: 'mail', label: 'Ask where to start', subject: 'start' } satisfies Action,
};

export const firstTimes = sample([
  {
    id: 'try-hockey-day',
    name: 'Try Hockey Day',
    to: { page: 'programs', anchor: 'register' },
    who: 'Ages 6 to 12, in Edmonton and Surrey',
    long: 'One afternoon',
    gear: 'Borrow it free',
  },
  {
    id: 'first-shift',
    name: 'First Shift',
    to: { page: 'programs', anchor: 'first-shift' },
    who: 'Ages 6 to 10, first-time players only, in Edmonton',
    long: '6 sessions',
    gear: 'Full set included',
  },
  {
    id: 'learn-to-skate-day',
    name: 'Learn-to-Skate Day',
    to: { page: 'initiatives', anchor: 'learn-to-skate-days' },
    who: 'Kids, and parents too, in Edmonton and Surrey',
    long: 'One afternoon, skating only',
    gear: 'Borrow skates and helmet free',
  },
  {
    id: 'family-first-skate',
    name: 'Family First Skate',
    to: { page: 'home', anchor: 'family-first-skate' },
    who: 'Parents and kids together, in Edmonton',
    long: 'One evening, skating only',
    gear: 'Ask to borrow it',
  },
  {
    id: 'small-group',
    name: 'Small group',
    to: { page: 'programs', anchor: 'small-group-sessions' },
    who: 'Age 6 and up, teens too, in Edmonton and Surrey',
    long: '1-1.5 hours each time',
    gear: 'Ask to borrow it',
  },
]) satisfies readonly FirstTime[];

/** "First time at a rink?" on What We Do: for families who have never been inside one. Made to be printed. */
export const firstTimeSection = {
  id: 'first-time',
  heading: {
    eyebrow: 'For new families',
    headline: { lead: 'First time', wide: 'at a rink?' },
    text: 'Don’t buy anything yet. Here’s what to bring, what the lines mean and words you’ll hear.',
  } satisfies SectionIntro,
  whatToBring: {
    id: 'what-to-bring',
    title: 'What to bring',
    lists: sample([
      'Try Hockey: thin leggings, a long-sleeved top, thin socks and a water bottle. Bring a jock or jill if you have one. We lend the rest.',
      'First Shift: the same, plus a mouthguard. Your child gets a full set of equipment.',
      'Camps and training: a full set, as listed here. Used gear is fine, or ask to borrow what’s missing. Pack a lunch for a full day.',
    ]),
  },
  kitTitle: 'What to put on, in order',
  rinkTitle: 'What the lines mean',
  rinkAlt: 'Drawing of one half of a rink from above, with numbers on the six markings named below.',
  glossaryTitle: 'Words you’ll hear',
  printLabel: 'Print this guide',
};

export const kit = [
  { id: 'base-layer', name: 'Base layer', note: 'Thin leggings, socks and a long-sleeved top. Pads go over them.' },
  {
    id: 'jock-or-jill',
    name: 'Jock or jill',
    note: 'A protective cup: a jock for boys, a jill for girls. Hockey socks stick to it.',
  },
  { id: 'shin-pads', name: 'Shin pads', note: 'The round part sits on the kneecap. There’s a left and a right.' },
  { id: 'hockey-socks', name: 'Hockey socks', note: 'Pull them over the pads and tape them below the knee.' },
  { id: 'pants', name: 'Hockey pants', note: 'They cover the top of the shin pads.' },
  { id: 'skates', name: 'Skates', note: 'Heel back, laces snug. Toes just touch the front.' },
  { id: 'shoulder-pads', name: 'Shoulder pads', note: 'Over the head, then close the straps.' },
  { id: 'elbow-pads', name: 'Elbow pads', note: 'The elbow sits in the hollow.' },
  { id: 'neck-guard', name: 'Neck guard', note: 'It covers the whole neck, with room for two fingers.' },
  { id: 'jersey', name: 'Jersey', note: 'Over the pads. Most kids need help with it.' },
  { id: 'mouthguard', name: 'Mouthguard', note: 'In before the helmet goes on.' },
  {
    id: 'helmet',
    name: 'Helmet with cage',
    note: 'With a CSA sticker (the Canadian safety mark) and no cracks. It shouldn’t move when you shake your head. Try it on over a patka (a small head covering) or a sports hijab, if you wear one.',
  },
  { id: 'gloves', name: 'Gloves', note: 'Last. You can’t tie anything with them on.' },
  { id: 'stick', name: 'Stick', note: 'On skates, it reaches your chin. Tape the blade.' },
] as const satisfies readonly KitItem[];

export const rinkMarkings = [
  {
    id: 'goal-line',
    name: 'Goal line',
    meaning: 'Thin and red. If the whole puck crosses it between the posts, it’s a goal.',
  },
  {
    id: 'crease',
    name: 'Crease',
    meaning: 'The pale blue half-circle at the net. It’s the goalie’s, so stay out.',
  },
  {
    id: 'faceoff-circle',
    name: 'Face-off circle',
    meaning: 'Play starts again here, when the referee drops the puck between two players.',
  },
  {
    id: 'blue-line',
    name: 'Blue line',
    meaning: 'Once you cross the one nearer the other team’s net, you’re attacking. Cross it before the puck and you’re offside.',
  },
  {
    id: 'centre-line',
    name: 'Centre line',
    meaning: 'Thick and red. Every game starts in the middle of it.',
  },
  {
    id: 'neutral-zone',
    name: 'Neutral zone',
    meaning: 'The middle of the rink, between the blue lines.',
  },
] as const satisfies readonly RinkMarking[];

/** In alphabetical order. */
export const glossary = [
  { id: 'boards', term: 'Boards', meaning: 'The wall around the ice.' },
  { id: 'cage', term: 'Cage', meaning: 'The wire mask on a helmet. Kids always wear one.' },
  { id: 'change', term: 'Change', meaning: 'Swapping tired players for fresh ones while play goes on.' },
  {
    id: 'icing',
    term: 'Icing',
    meaning: 'You shoot the puck from your own half, nobody touches it and it crosses the other team’s goal line. Play stops.',
  },
  { id: 'line', term: 'Line', meaning: 'Three forwards (attackers) who play together.' },
  { id: 'penalty-box', term: 'Penalty box', meaning: 'Where you sit out after breaking a rule.' },
  { id: 'puck', term: 'Puck', meaning: 'The black rubber disc. Young kids use a lighter blue one.' },
  { id: 'shift', term: 'Shift', meaning: 'Your turn on the ice, often less than a minute.' },
  { id: 'tape', term: 'Tape', meaning: 'It goes on the stick for grip. Pick any colour you like.' },
] as const satisfies readonly GlossaryTerm[];
