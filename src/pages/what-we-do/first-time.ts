import type { rinkPoints } from '@/ui/art/rink-points';
import type { SectionIntro } from '@/site/content-types';
import { sample } from '@/lib/sample';

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

/** "First time at a rink?" on What We Do: for families who have never been inside one. Made to be printed. */
export const firstTimeSection = {
  id: 'first-time',
  heading: {
    eyebrow: 'For new families',
    headline: { lead: 'First time', wide: 'at a rink?' },
    text: 'What to bring, what the lines mean and the words you will hear. You can print it.',
  } satisfies SectionIntro,
  whatToBring: {
    id: 'what-to-bring',
    title: 'What to bring',
    lists: [
      sample(
        'Try Hockey: a base layer, thin socks, a water bottle, and a mouthguard, jock or jill if you own them. We lend skates, pads, helmet, neck guard and stick.',
      ),
      'First Shift: the same things, with a mouthguard and a jock or jill of your own. Your child is given a full set of equipment.',
      sample(
        'Camps and training: a full set, your own or borrowed, as listed below. Used gear is fine. For a full day, pack a lunch.',
      ),
    ],
  },
  kitTitle: 'What to put on, in order',
  rinkTitle: 'What the lines mean',
  rinkAlt: 'Drawing of one half of a rink from above, with numbers on the six markings named below.',
  glossaryTitle: 'Twenty words you will hear',
  printLabel: 'Print this guide',
};

export const kit = [
  {
    id: 'base-layer',
    name: 'Base layer',
    note: 'Thin leggings and a long-sleeved top, because pads go over them.',
  },
  {
    id: 'jock-or-jill',
    name: 'Jock or jill',
    note: 'A cup that protects between the legs: a jock for boys, a jill for girls. Its tabs hold up the socks.',
  },
  { id: 'shin-pads', name: 'Shin pads', note: 'Put the cup on the kneecap. Check left and right: they differ.' },
  {
    id: 'hockey-socks',
    name: 'Hockey socks',
    note: 'Pull them over the pads and tape them below the knee.',
  },
  {
    id: 'pants',
    name: 'Hockey pants',
    note: 'Padded and short. They should cover the top of the shin pads.',
  },
  { id: 'skates', name: 'Skates', note: 'Push the heel back, then lace snugly. Toes just touch the front.' },
  { id: 'shoulder-pads', name: 'Shoulder pads', note: 'Pull them over the head, then close the straps at the sides.' },
  { id: 'elbow-pads', name: 'Elbow pads', note: 'The elbow sits in the cup. No skin shows between pad and glove.' },
  { id: 'neck-guard', name: 'Neck guard', note: 'It covers the whole neck, and two fingers still fit under it.' },
  { id: 'jersey', name: 'Jersey', note: 'Pull it over the pads. Most children need help with it.' },
  { id: 'mouthguard', name: 'Mouthguard', note: 'Put it in before the helmet.' },
  {
    id: 'helmet',
    name: 'Helmet with cage',
    note: 'Try it on over a patka (a small head covering) or a sports hijab, if you wear one. It must not rock.',
  },
  { id: 'gloves', name: 'Gloves', note: 'Last, because you cannot tie anything with them on.' },
  { id: 'stick', name: 'Stick', note: 'With skates on, it reaches your chin. Wrap the blade with tape.' },
] as const satisfies readonly KitItem[];

export const rinkMarkings = [
  {
    id: 'goal-line',
    name: 'Goal line',
    meaning: 'Thin and red. When the whole puck crosses it between the posts, it is a goal.',
  },
  {
    id: 'crease',
    name: 'Crease',
    meaning: 'The pale blue half-circle at the net. It belongs to the goalie, so stay out of it.',
  },
  {
    id: 'faceoff-circle',
    name: 'Face-off circle',
    meaning: 'Play starts again here. Two players wait at the dot for the puck to drop.',
  },
  {
    id: 'blue-line',
    name: 'Blue line',
    meaning: 'The attack begins here. The puck must cross it before the attackers do.',
  },
  {
    id: 'centre-line',
    name: 'Centre line',
    meaning: 'Thick and red. It divides the rink in two. Every game starts in its middle.',
  },
  {
    id: 'neutral-zone',
    name: 'Neutral zone',
    meaning: 'The middle of the rink, between the blue lines. Both teams pass through it.',
  },
] as const satisfies readonly RinkMarking[];

/** In alphabetical order. */
export const glossary = [
  { id: 'assist', term: 'Assist', meaning: 'A pass that leads to a goal. Assists are counted, like goals.' },
  { id: 'backcheck', term: 'Backcheck', meaning: 'Skating hard toward your own net to help defend.' },
  { id: 'breakaway', term: 'Breakaway', meaning: 'One attacker alone with the puck against the goalie.' },
  { id: 'cage', term: 'Cage', meaning: 'The wire mask on a helmet. Children always wear one.' },
  { id: 'change', term: 'Change', meaning: 'Swapping tired skaters for rested ones while play goes on.' },
  { id: 'deke', term: 'Deke', meaning: 'A fake move that makes the other player guess wrong.' },
  { id: 'edge', term: 'Edge', meaning: 'One side of a skate blade. You turn and stop on edges.' },
  { id: 'face-off', term: 'Face-off', meaning: 'The referee drops the puck between two players.' },
  { id: 'forecheck', term: 'Forecheck', meaning: 'Chasing the puck deep in the other team’s end.' },
  {
    id: 'icing',
    term: 'Icing',
    meaning: 'Shooting the puck from your own half past the far goal line. Play stops.',
  },
  { id: 'line', term: 'Line', meaning: 'Three forwards who play together.' },
  {
    id: 'offside',
    term: 'Offside',
    meaning: 'An attacker crosses the blue line before the puck. Play stops.',
  },
  { id: 'penalty-box', term: 'Penalty box', meaning: 'Where a player sits out after breaking a rule.' },
  { id: 'point', term: 'Point', meaning: 'The spot near the blue line where a defender waits to shoot.' },
  {
    id: 'power-play',
    term: 'Power play',
    meaning: 'Your team has an extra skater, because the other team has a penalty.',
  },
  { id: 'puck', term: 'Puck', meaning: 'The black rubber disc. Young players use a lighter blue one.' },
  { id: 'rebound', term: 'Rebound', meaning: 'A shot that the goalie stops but does not hold.' },
  { id: 'shift', term: 'Shift', meaning: 'Your turn on the ice, often less than a minute.' },
  { id: 'slot', term: 'Slot', meaning: 'The ice right in front of the net. Most goals come from here.' },
  { id: 'tape', term: 'Tape', meaning: 'Wraps the stick for grip. Pick any colour you like.' },
] as const satisfies readonly GlossaryTerm[];
