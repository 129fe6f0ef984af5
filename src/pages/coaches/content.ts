import type { CallToAction, EntryImage, PageIntro, SectionIntro } from '@/site/content-types';
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
  image: EntryImage;
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
  text: 'Four lead coaches and ten more staff run our camps, small groups and Try Hockey Days.',
} satisfies PageIntro;

/** Below the careers. */
export const levelsNote =
  'U18 means players under 18. AAA is the highest level of youth hockey, then AA, then A. Junior hockey comes next, from about 16 to 20: Junior A is above Junior B.';

export const coaches = [
  {
    id: 'gurtaj-mavi',
    name: sample('Gurtaj Mavi'),
    role: sample('Head Coach'),
    image: '/cards/gurtaj-mavi',
    words: sample(
      'Nobody picked me at 17. It taught me to look twice at the player nobody picks.',
    ),
    languages: sample('Speaks Punjabi, Hindi and English'),
    bioSections: [
      {
        title: 'Leagues & Teams Played In',
        items: [
          sample('Senior men’s AA, Leduc (2013-2017)'),
          sample('U18 AA, Edmonton (2006-2009)'),
          sample('U15 AA, Edmonton (2004-2006)'),
          sample('U13 A, Mill Woods (2002-2004)'),
        ],
      },
      {
        title: 'Minor Hockey Accolades',
        items: [sample('City champion, U15 AA, 2005-06'), sample('Most dedicated player, U18 AA, 2008-09')],
      },
      {
        title: 'Junior Hockey & Beyond',
        items: [
          sample('Not chosen for junior hockey at 17, coaching at 18'),
          sample('National coaching certificate, development level (2014)'),
          sample('Runs after-school floor hockey in Mill Woods'),
          sample('Plans every camp, day by day'),
        ],
      },
    ],
  },
  {
    id: 'anika-rattan',
    name: sample('Anika Rattan'),
    role: sample('Skills Coach, Girls Program'),
    image: '/cards/anika-rattan',
    words: sample(
      'If a girl is alone in her group, I find her two teammates before lunch.',
    ),
    languages: sample('Speaks Hindi, English and some Swedish'),
    bioSections: [
      {
        title: 'Leagues & Teams Played In',
        items: [
          sample('Pro women’s league, northern Sweden (2017-2018)'),
          sample('University women’s hockey, Saskatoon (2012-2017)'),
          sample('Girls U18 AAA, Edmonton (2009-2012)'),
          sample('Girls U15 AA, St. Albert (2007-2009)'),
          sample('U11 A, boys’ team, St. Albert (2003-2005)'),
        ],
      },
      {
        title: 'Minor Hockey Accolades',
        items: [
          sample('Provincial silver, Girls U18 AAA, 2011-12'),
          sample('Team captain, Girls U18 AAA, 2011-12'),
          sample('Heart and hustle award, Girls U15 AA, 2008-09'),
        ],
      },
      {
        title: 'Junior Hockey & Beyond',
        items: [
          sample('University captain for two seasons'),
          sample('Skating and skills instructor certificate (2019)'),
          sample('Mentors girls who move up to U18'),
          sample('Has run the girls’ camps since 2020'),
        ],
      },
    ],
  },
  {
    id: 'tobe-nwosu',
    name: sample('Tobe Nwosu'),
    role: sample('Goaltending Coach'),
    image: '/cards/tobe-nwosu',
    words: sample(
      'A goalie has a lot of time to worry, so I keep mine laughing.',
    ),
    languages: sample('Speaks Igbo, English and some French'),
    bioSections: [
      {
        title: 'Leagues & Teams Played In',
        items: [
          sample('Junior A, Athabasca (2011-2014)'),
          sample('U18 AAA, Calgary (2009-2011)'),
          sample('U15 AA, Calgary (2007-2009)'),
          sample('U13 A, Calgary (2005-2007)'),
        ],
      },
      {
        title: 'Minor Hockey Accolades',
        items: [
          sample('Best goalie, U15 AA, 2008-09'),
          sample('Sportsmanship award, U18 AAA, 2010-11'),
          sample('City champion, U13 A, 2006-07'),
        ],
      },
      {
        title: 'Junior Hockey & Beyond',
        items: [
          sample('College hockey, Camrose (2014-2017)'),
          sample('Goaltending coach certificate (2018)'),
          sample('Youth worker at an Edmonton high school'),
          sample('Plans the drills of our goalie weekends'),
        ],
      },
    ],
  },
  {
    id: 'farhan-qadri',
    name: sample('Farhan Qadri'),
    role: sample('Beginner and Newcomer Coach'),
    image: '/cards/farhan-qadri',
    words: sample(
      'I first skated at 14. I remember how hard it is to let go of the boards.',
    ),
    languages: sample('Speaks Urdu, Punjabi, Hindi and English'),
    bioSections: [
      {
        title: 'Leagues & Teams Played In',
        items: [
          sample('Junior B, Stony Plain (2012-2014)'),
          sample('U18 A, Edmonton (2010-2012)'),
          sample('House league (open to everyone), Mill Woods (2009-2010)'),
          sample('Street hockey in running shoes, Mill Woods (2008-2009)'),
        ],
      },
      {
        title: 'Minor Hockey Accolades',
        items: [
          sample('Most improved player, house league, 2009-10'),
          sample('Playoff finalist, U18 A, 2010-11'),
          sample('Unsung hero award, U18 A, 2011-12'),
        ],
      },
      {
        title: 'Junior Hockey & Beyond',
        items: [
          sample('Came from Lahore at 13, first skated at 14'),
          sample('Junior B in his fourth year on skates'),
          sample('Learn-to-skate instructor certificate (2016)'),
          sample('Carries spare laces, because someone always needs one'),
        ],
      },
    ],
  },
] as const satisfies readonly Coach[];

export const staffSection = {
  eyebrow: 'Ten more staff',
  headline: { lead: 'The rest of', wide: 'the team' },
} satisfies SectionIntro;

export const staff = [
  { id: 'reva-chauhan', name: sample('Reva Chauhan'), image: '/cards/reva-chauhan' },
  { id: 'mateo-villaseca', name: sample('Mateo Villaseca'), image: '/cards/mateo-villaseca' },
  { id: 'amrit-panesar', name: sample('Amrit Panesar'), image: '/cards/amrit-panesar' },
  { id: 'imani-brathwaite', name: sample('Imani Brathwaite'), image: '/cards/imani-brathwaite' },
  { id: 'zoya-merchant', name: sample('Zoya Merchant'), image: '/cards/zoya-merchant' },
  { id: 'theo-lacombe', name: sample('Theo Lacombe'), image: '/cards/theo-lacombe' },
  { id: 'jasleen-kahlon', name: sample('Jasleen Kahlon'), image: '/cards/jasleen-kahlon' },
  { id: 'winston-adeyinka', name: sample('Winston Adeyinka'), image: '/cards/winston-adeyinka' },
  { id: 'dara-stonefield', name: sample('Dara Stonefield'), image: '/cards/dara-stonefield' },
  { id: 'karam-bassi', name: sample('Karam Bassi'), image: '/cards/karam-bassi' },
] as const satisfies readonly StaffMember[];

export const closing = {
  headline: { lead: 'Coach', wide: 'with us' },
  text: 'Tell us where you played or coached, which days you are free and what you like to teach.',
  /** The label is fixed by the organisation. */
  actions: [{ kind: 'mail', label: 'Want to join the coaching staff', subject: 'coaching' }],
} satisfies CallToAction;
