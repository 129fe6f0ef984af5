import type { CallToAction, HeadTexts, PersonImage, PicturedIntro, SectionIntro } from '@/site/content-types';
import { sample } from '@/lib/sample';

/** The three parts of a coach's bio, in this order: fixed by the organisation. */
type BioSections = readonly [
  { title: 'Leagues & Teams Played In'; items: readonly string[] },
  { title: 'Minor Hockey Accolades'; items: readonly string[] },
  { title: 'Junior Hockey & Beyond'; items: readonly string[] },
];

/** One of the other staff: a picture and a name. */
export interface StaffMember {
  id: string;
  name: string;
  image: PersonImage;
}

/** A lead coach: their own words and languages come before the career. */
export interface Coach extends StaffMember {
  role: string;
  words: string;
  languages: string;
  bioSections: BioSections;
}

export const intro = {
  headline: { lead: 'Meet our', wide: 'coaches' },
  text: sample('They run our camps, small groups and Try Hockey Days in Edmonton and Surrey.'),
  pictureAlt:
    'Illustration: five coaches at the boards of a rink. An older man in a cap tells a joke and grins under his moustache. A young man with short twists and a man in a pink turban laugh out loud, a woman with a long plait smiles down at her coach’s board, and a woman in a toque, a cup of tea in hand, smiles at him.',
} satisfies PicturedIntro;

/** Below the careers, which use these words. */
export const levelsNote =
  'U18 means ages 15 to 17 on December 31. AAA is the top level of minor (kids’ and teens’) hockey, then AA, then A. Junior hockey comes next, from about 16 to 20.';

export const coaches = [
  {
    id: 'gurtaj-mavi',
    name: sample('Gurtaj Mavi'),
    role: sample('Head Coach'),
    image: '/images/gurtaj-mavi',
    words: sample('Nobody picked me at 12. It taught me to look twice at the player nobody picks.'),
    languages: sample('Speaks Punjabi, Hindi and English'),
    bioSections: sample([
      { title: 'Leagues & Teams Played In', items: ['Senior men’s AA', 'U18 AA, Edmonton'] },
      { title: 'Minor Hockey Accolades', items: ['City champion, U15 AA', 'Most dedicated player, U18 AA'] },
      { title: 'Junior Hockey & Beyond', items: ['Coaching since he was 18', 'Plans our camps, day by day'] },
    ]),
  },
  {
    id: 'anika-rattan',
    name: sample('Anika Rattan'),
    role: sample('Skills Coach, Girls on the Ice'),
    image: '/images/anika-rattan',
    words: sample('I’ve been the only girl on the team. Come find me and we’ll play.'),
    languages: sample('Speaks Hindi, English and some Swedish'),
    bioSections: sample([
      { title: 'Leagues & Teams Played In', items: ['Pro women’s league, Sweden', 'University women’s hockey'] },
      { title: 'Minor Hockey Accolades', items: ['Provincial silver, Girls U18 AAA', 'Team captain, Girls U18 AAA'] },
      { title: 'Junior Hockey & Beyond', items: ['University captain for two seasons', 'Runs our girls’ camp'] },
    ]),
  },
  {
    id: 'tobe-nwosu',
    name: sample('Tobe Nwosu'),
    role: sample('Goaltending Coach'),
    image: '/images/tobe-nwosu',
    words: sample('Goalies have a lot of time to worry, so I keep mine laughing.'),
    languages: sample('Speaks Igbo, English and some French'),
    bioSections: sample([
      { title: 'Leagues & Teams Played In', items: ['Junior A', 'U18 AAA, Calgary'] },
      { title: 'Minor Hockey Accolades', items: ['Best goalie, U15 AA', 'City champion, U13 A'] },
      { title: 'Junior Hockey & Beyond', items: ['College hockey for three seasons', 'Youth worker at an Edmonton high school'] },
    ]),
  },
  {
    id: 'farhan-qadri',
    name: sample('Farhan Qadri'),
    role: sample('Beginner and Newcomer Coach'),
    image: '/images/farhan-qadri',
    words: sample('I first skated at 14. I remember how hard it is to let go of the boards.'),
    languages: sample('Speaks Urdu, Punjabi, Hindi and English'),
    bioSections: sample([
      { title: 'Leagues & Teams Played In', items: ['Senior men’s C', 'House league (open to everyone), Edmonton'] },
      { title: 'Minor Hockey Accolades', items: ['Most improved player, U18 house league', 'Playoff finalist, U18 house league'] },
      { title: 'Junior Hockey & Beyond', items: ['Skipped junior and learned to coach', 'Teaches first-timers in both cities'] },
    ]),
  },
] as const satisfies readonly Coach[];

export const staffSection = {
  eyebrow: 'Our staff',
  headline: { lead: 'Also on', wide: 'the ice' },
} satisfies SectionIntro;

export const staff = sample([
  { id: 'reva-chauhan', name: 'Reva Chauhan', image: '/cards/reva-chauhan' },
  { id: 'mateo-villaseca', name: 'Mateo Villaseca', image: '/cards/mateo-villaseca' },
  { id: 'amrit-panesar', name: 'Amrit Panesar', image: '/cards/amrit-panesar' },
  { id: 'imani-brathwaite', name: 'Imani Brathwaite', image: '/cards/imani-brathwaite' },
  { id: 'zoya-merchant', name: 'Zoya Merchant', image: '/cards/zoya-merchant' },
  { id: 'theo-lacombe', name: 'Theo Lacombe', image: '/cards/theo-lacombe' },
  { id: 'jasleen-kahlon', name: 'Jasleen Kahlon', image: '/cards/jasleen-kahlon' },
  { id: 'winston-adeyinka', name: 'Winston Adeyinka', image: '/cards/winston-adeyinka' },
  { id: 'dara-stonefield', name: 'Dara Stonefield', image: '/cards/dara-stonefield' },
  { id: 'karam-bassi', name: 'Karam Bassi', image: '/cards/karam-bassi' },
]) satisfies readonly StaffMember[];

export const closing = {
  headline: { lead: 'Coach', wide: 'with us' },
  text: 'Tell us where you’ve played or coached, when you’re free and what you like to teach. Under 18? Ask about helping a coach.',
  /** The label is fixed by the organisation. */
  actions: [{ kind: 'mail', label: 'Want to join the coaching staff', subject: 'coaching' }],
} satisfies CallToAction;

/** Texts for search engines and chat previews. */
export const head = {
  description:
    'Meet the coaches of AZ1 Hockey in Edmonton and Surrey: where they played, which languages they speak and what they do today.',
  keywords: 'hockey coaches Edmonton, South Asian hockey coach, goalie coach, skills coach, AZ1 Hockey staff',
  shareHeadline: intro.headline,
} as const satisfies HeadTexts;
