import { isGroup, type ContentModules, type ContentPath } from '../../../scripts/content-check/location';

/** Copies the content, so that a test can change it; what two files share stays shared. */
export const copyOf = (modules: ContentModules): ContentModules =>
  structuredClone(
    Object.fromEntries(Object.entries(modules).map(([file, exports]) => [file, { ...exports }])),
  );

/** Writes a value at a place in the content; without a value the field is taken away. */
export function write(
  modules: ContentModules,
  file: string,
  path: ContentPath,
  ...value: readonly unknown[]
): void {
  const group = path
    .slice(0, -1)
    .reduce<unknown>((inner, key) => (isGroup(inner) ? inner[key] : undefined), modules[file]);
  const last = path.at(-1);
  if (!isGroup(group) || last === undefined) throw new Error(`${file} has nothing at ${path.join('.')}.`);
  if (value.length === 0) Reflect.deleteProperty(group, last);
  else Reflect.set(group, last, value[0]);
}

const firstQuestion = { id: 'when', question: 'When?', answer: 'On Sundays.' };

/** Entries of known ids: the ones on the site change as the organisation edits them. */
const entries: readonly (readonly [file: string, path: ContentPath, value: unknown])[] = [
  [
    'camps.ts',
    ['camps'],
    [
      {
        id: 'april-camp',
        name: 'April Camp',
        code: 'DEV-1',
        dates: 'April 3',
        location: 'Edmonton',
        price: 'Kinbrook Arena',
        image: '/images/puck',
      },
    ],
  ],
  [
    'events.ts',
    ['events', 0],
    {
      id: 'rink-day',
      date: 'May 2',
      title: 'Rink Day',
      time: '7:00 pm',
      location: 'Surrey',
      spots: 'Get tickets',
      category: 'Community',
      price: '',
      description: 'Everyone skates.',
      logos: [],
      ticketLink: 'southAsianNightTickets',
    },
  ],
  [
    'coaches.ts',
    ['coaches', 0],
    {
      id: 'first-coach',
      name: 'First Coach',
      role: 'Head Coach',
      image: '/cards/first-coach',
      bioSections: [
        { title: 'Leagues & Teams Played In', items: ['Junior A', 'Midget A'] },
        { title: 'Minor Hockey Accolades', items: ['Captain'] },
        { title: 'Junior Hockey & Beyond', items: ['Speaks Punjabi'] },
      ],
    },
  ],
  ['coaches.ts', ['staff', 0], { id: 'first-helper', name: 'First Helper', image: '/cards/first-helper' }],
  [
    'impact.ts',
    ['impactStats', 0],
    { id: 'players', icon: 'jersey', number: 500, suffix: '+', label: 'Players', description: 'So many.' },
  ],
  [
    'impact.ts',
    ['testimonials', 2],
    { id: 'mina-t', quote: 'I stayed.', name: 'Mina T.', role: 'Parent', image: '/cards/mina-t' },
  ],
  [
    'initiatives.ts',
    ['initiatives', 0],
    {
      id: 'skate-swap',
      title: 'Skate Swap',
      description: 'Swap.',
      image: '/images/heap',
      features: ['Skates'],
    },
  ],
  [
    'sponsors.ts',
    ['sponsors', 0],
    {
      id: 'ice-works',
      title: 'Rink builder',
      description: 'Builds rinks.',
      image: '/marks/ice-works.svg',
      companyName: 'Ice Works',
      websiteUrl: 'https://iceworks.example',
    },
  ],
  [
    'faqs.ts',
    ['faqs', 0],
    {
      id: 'first-questions',
      category: 'First questions',
      questions: [
        firstQuestion,
        {
          id: 'where',
          question: 'Where?',
          answer: 'In Edmonton.',
          action: { kind: 'page', label: 'See the swap', to: { page: 'initiatives', anchor: 'skate-swap' } },
        },
      ],
    },
  ],
  ['faqs.ts', ['structuredQuestions', 0], firstQuestion],
];

/** Files of public/ that the entries show. */
export const fixtureFiles: readonly string[] = ['/marks/ice-works.svg'];

/** Returns the content of the site with the entries of this file in place of some of its own. */
export function withFixtureEntries(shipped: ContentModules): ContentModules {
  const modules = copyOf(shipped);
  for (const [file, path, value] of entries) write(modules, file, path, value);
  return copyOf(modules);
}
