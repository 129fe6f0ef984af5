import type { Action, Coach, PageIntro, SectionIntro, StaffMember } from '@/content/types';
import { sample } from '@/lib/sample';

export const intro = {
  eyebrow: 'Our Coaches',
  headline: { lead: 'Meet our', wide: 'coaches' },
  text: 'Four lead coaches took four very different roads here. Ten more people make every session run.',
} satisfies PageIntro;

export const coachesSection = {
  eyebrow: 'Lead coaches',
  headline: { lead: 'Behind the', wide: 'bench' },
} satisfies SectionIntro;

export const coaches = [
  {
    id: 'gurtaj-mavi',
    name: sample('Gurtaj Mavi'),
    role: sample('Head Coach'),
    image: '/cards/gurtaj-mavi',
    bioSections: [
      {
        title: 'Leagues & Teams Played In',
        items: [
          sample('Senior men’s AA, Leduc (2013-2017)'),
          sample('Midget AA, Edmonton (2006-2009)'),
          sample('Bantam AA, Edmonton (2004-2006)'),
          sample('Peewee A, Mill Woods (2002-2004)'),
        ],
      },
      {
        title: 'Minor Hockey Accolades',
        items: [
          sample('City champion, Bantam AA, 2005-06'),
          sample('Most dedicated player, Midget AA, 2008-09'),
        ],
      },
      {
        title: 'Junior Hockey & Beyond',
        items: [
          sample('No junior hockey: cut at 17, coaching at 18'),
          sample('National coaching certificate, development level (2014)'),
          sample('Runs after-school floor hockey in Mill Woods'),
          sample('Speaks Punjabi, Hindi and English'),
          sample('Learns every name before the first whistle'),
        ],
      },
    ],
  },
  {
    id: 'anika-rattan',
    name: sample('Anika Rattan'),
    role: sample('Skills Coach, Girls Program'),
    image: '/cards/anika-rattan',
    bioSections: [
      {
        title: 'Leagues & Teams Played In',
        items: [
          sample('Pro women’s league, northern Sweden (2017-2018)'),
          sample('University women’s hockey, Saskatoon (2012-2017)'),
          sample('Female Midget AAA, Edmonton (2009-2012)'),
          sample('Female Bantam AA, St. Albert (2007-2009)'),
          sample('Atom A, boys’ team, St. Albert (2003-2005)'),
        ],
      },
      {
        title: 'Minor Hockey Accolades',
        items: [
          sample('Provincial silver, Female Midget AAA, 2011-12'),
          sample('Team captain, Female Midget AAA, 2011-12'),
          sample('Heart and hustle award, Female Bantam AA, 2008-09'),
        ],
      },
      {
        title: 'Junior Hockey & Beyond',
        items: [
          sample('University captain for two seasons'),
          sample('Skating and skills instructor certificate (2019)'),
          sample('Mentors girls through the jump to U18'),
          sample('Speaks Hindi, English and enough Swedish'),
          sample('Ends each practice with one good thing per player'),
        ],
      },
    ],
  },
  {
    id: 'tobe-nwosu',
    name: sample('Tobe Nwosu'),
    role: sample('Goaltending Coach'),
    image: '/cards/tobe-nwosu',
    bioSections: [
      {
        title: 'Leagues & Teams Played In',
        items: [
          sample('Junior A, Athabasca (2011-2014)'),
          sample('Midget AAA, Calgary (2009-2011)'),
          sample('Bantam AA, Calgary (2007-2009)'),
          sample('Peewee A, Calgary (2005-2007)'),
        ],
      },
      {
        title: 'Minor Hockey Accolades',
        items: [
          sample('Best goalie, Bantam AA, 2008-09'),
          sample('Sportsmanship award, Midget AAA, 2010-11'),
          sample('City champion, Peewee A, 2006-07'),
        ],
      },
      {
        title: 'Junior Hockey & Beyond',
        items: [
          sample('College hockey, Camrose (2014-2017)'),
          sample('Goaltending coach certificate (2018)'),
          sample('Youth worker at an Edmonton high school'),
          sample('Speaks Igbo, English and some French'),
          sample('Became a goalie because his brother needed a target'),
        ],
      },
    ],
  },
  {
    id: 'farhan-qadri',
    name: sample('Farhan Qadri'),
    role: sample('Beginner and Newcomer Coach'),
    image: '/cards/farhan-qadri',
    bioSections: [
      {
        title: 'Leagues & Teams Played In',
        items: [
          sample('Junior B, Stony Plain (2012-2014)'),
          sample('Midget A, Edmonton (2010-2012)'),
          sample('House league, Mill Woods (2009-2010)'),
          sample('Street hockey in running shoes, Mill Woods (2008-2009)'),
        ],
      },
      {
        title: 'Minor Hockey Accolades',
        items: [
          sample('Most improved player, House league, 2009-10'),
          sample('Playoff finalist, Midget A, 2010-11'),
          sample('Unsung hero award, Midget A, 2011-12'),
        ],
      },
      {
        title: 'Junior Hockey & Beyond',
        items: [
          sample('Came from Lahore at 13, first skated at 14'),
          sample('Junior B in his fourth year on skates'),
          sample('Learn-to-skate instructor certificate (2016)'),
          sample('Speaks Urdu, Punjabi, Hindi and English'),
          sample('Carries spare laces, because someone always needs one'),
        ],
      },
    ],
  },
] as const satisfies readonly Coach[];

export const staffSection = {
  eyebrow: 'Our staff',
  headline: { lead: 'More hands', wide: 'on the ice' },
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

/** The button that looks for more coaches (spec §2, Coaches). */
export const joinLabel = 'Want to join the coaching staff';

export const joinSection = {
  headline: { lead: 'Room on', wide: 'the bench' },
  text: 'Tell us where you played or coached, which days you have and what you love to teach.',
  action: { kind: 'mail', label: joinLabel, subject: 'coaching' } satisfies Action,
};
