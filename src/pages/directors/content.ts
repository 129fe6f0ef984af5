import type { Director } from './content.schema';
import type { CallToAction, PicturedIntro } from '@/site/content-fields.schema';
import { sample } from '@/lib/sample';

export const intro = {
  headline: { lead: 'Meet our', wide: 'directors' },
  text: sample('Four directors look after the program’s plans, its money, its safety and its work in Surrey.'),
  pictureAlt:
    'Illustration: a table above a rink with three glasses of tea, papers, a puck and a pair of skates with pink laces.',
} satisfies PicturedIntro;

export const directors = [
  {
    id: 'harveen-ahluwalia',
    name: sample('Harveen Ahluwalia'),
    title: sample('Chair'),
    bio: sample(
      'Harveen leads the board, plans the year and meets our partners. By day she is a civil engineer who designs bridges in Edmonton. She joined after three winters of tying her nephew’s skates in our dressing room. Each board meeting begins with what families asked for that month.',
    ),
    image: '/cards/harveen-ahluwalia',
  },
  {
    id: 'corey-desjarlais',
    name: sample('Corey Desjarlais'),
    title: sample('Treasurer'),
    bio: sample(
      'Corey keeps our budgets, our receipts and the fund that helps families with fees. An accountant for a farm co-operative near Leduc, he is Métis and learned to skate on his grandfather’s frozen pond. On gear days he sharpens skates at our gear library. Ask him there how the fund works.',
    ),
    image: '/cards/corey-desjarlais',
  },
  {
    id: 'yusra-haidari',
    name: sample('Yusra Haidari'),
    title: sample('Director of Safety and Inclusion'),
    bio: sample(
      'Yusra, a school counsellor in Edmonton, looks after our inclusion policy and helps coaches follow it. She came from Herat as a teenager and learned the rules of hockey from her students. New coaches spend their first two hours with her, before they meet a single player.',
    ),
    image: '/cards/yusra-haidari',
  },
  {
    id: 'manpreet-lally',
    name: sample('Manpreet Lally'),
    title: sample('Director, Surrey'),
    bio: sample(
      'In Surrey, Manpreet runs our programs, from ice bookings to volunteers. He drives a city bus and knows which routes reach a rink. His two daughters play in U13 and U15 (under 13 and under 15), and his mother comes to every game. He keeps a box of spare gloves in his trunk.',
    ),
    image: '/placeholder.svg',
  },
] as const satisfies readonly Director[];

export const closing = {
  headline: { lead: 'Write to', wide: 'the board' },
  text: 'Ask the directors about a partnership, a concern or how to join the board.',
  actions: [
    { kind: 'mail', label: 'Write to the board', subject: 'general' },
    { kind: 'page', label: 'See volunteer roles', to: { page: 'get-involved' } },
  ],
} satisfies CallToAction;
