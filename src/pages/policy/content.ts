import type { PolicyClause } from './content.schema';
import type { Action, CallToAction, Fact, PageIntro } from '@/site/content-fields.schema';
import { sample } from '@/lib/sample';

export const intro = {
  headline: { lead: 'Culture importance and', wide: 'inclusion' },
  text: 'What we commit to, what we expect, and how you can hold us to it.',
} satisfies PageIntro;

/** Fixed by the organisation. */
export const policyDates = {
  title: 'Dates',
  facts: [
    { label: 'Effective', value: 'September 2021' },
    { label: 'Revised', value: 'January 2024' },
    { label: 'Reviewed', value: 'At least every three years' },
  ] satisfies readonly Fact[],
};

export const summary = {
  title: 'In plain words',
  text: 'Your culture is welcome here, and so are your name, your food, your faith and your hair. You do not have to hide any of them to play. If somebody treats you or your child badly because of who you are, we will act. You can tell us by email, and you can also turn to people outside our program. Nobody may punish you for speaking up. This page says what we will do and what we ask of you.',
};

export const contentsTitle = 'Clauses';

export const clauses = [
  {
    id: 'purpose',
    title: 'Purpose',
    paragraphs: [
      'This policy exists so that every player can take part without hiding who they are.',
      'We believe culture makes a team stronger. It is not a problem to be managed.',
    ],
  },
  {
    id: 'who-it-covers',
    title: 'Who it covers',
    paragraphs: [
      'It covers players, parents, guardians, coaches, mentors, staff, volunteers, directors, guests and sponsors.',
      'It applies at our programs and events, in dressing rooms, on trips we arrange, and online.',
    ],
  },
  {
    id: 'words-we-use',
    title: 'Words we use',
    paragraphs: [
      'Culture means the language, faith, food, dress, music and customs that a person calls theirs.',
      'Inclusion means that a person can take part fully, and has a say in how things are done.',
      'Discrimination means worse treatment because of who a person is. That includes race, colour, ancestry, faith, language, gender, sexual orientation, disability, age and family income.',
      'Harassment means words, pictures or acts that hurt, mock or frighten someone. A joke can be harassment.',
    ],
  },
  {
    id: 'what-we-commit-to',
    title: 'What we commit to',
    paragraphs: [
      sample('We will learn each player’s name and say it the way the family says it.'),
      sample(
        'We will make room for a patka, turban, hijab, braid or other custom of dress. Helmets must still fit safely.',
      ),
      sample(
        'We will look at holy days and festivals before we set dates. If a date still clashes, a missed session costs no player a place.',
      ),
      sample('We will label food, and offer vegetarian and halal choices when we serve a meal.'),
      sample(
        'We will choose coaches, mentors and directors who share the backgrounds of the players they serve.',
      ),
      sample(
        'We will check the references of everyone who works with children and screen them. We will teach them this policy before they start.',
      ),
      sample(
        'We will ask before we publish a photograph of a child. We will take it down when a family asks.',
      ),
      'We will offer scholarships and discounted rates.',
      sample('Only the people who arrange this help will know which families receive it.'),
    ],
  },
  {
    id: 'what-we-expect',
    title: 'What we expect',
    paragraphs: [
      'Treat every person at the rink with respect, including officials and the other team.',
      'Do not use slurs. Do not mock an accent, a name, a body, a faith or the price of someone’s gear.',
      'Do not film or photograph in a dressing room.',
      'If you see harm, step in when it is safe. Stay with the person and tell an adult in charge.',
      'Coaches and volunteers must stop play or practice when they hear a slur. They deal with it before play goes on.',
    ],
  },
  {
    id: 'how-to-raise-a-concern',
    title: 'How to raise a concern',
    paragraphs: [
      'If anyone is in danger, call 911 first.',
      'Speak to any coach or director, or write to us. A child may speak to any adult they trust, and that adult passes it on.',
      'You may also go to the police, a league or an independent help line. You may do so first, or only.',
      'You do not need proof. You do not need the right words.',
    ],
    action: { kind: 'page', label: 'How to report an incident', to: { page: 'report-incident' } },
  },
  {
    id: 'what-happens-next',
    title: 'What happens next',
    paragraphs: [
      sample('We will read what you send and ask what you need to feel safe.'),
      sample('We will keep the people involved apart where we can, while we find out what happened.'),
      sample(
        'We will listen to everyone concerned. Nobody will judge a matter about themselves, a relative or a friend.',
      ),
      sample('We will share what you tell us with those who must act, and as the law requires.'),
      sample('We will tell you when we have decided. We will say what we can about the reasons.'),
      sample(
        'Depending on the harm, we may teach, warn, ask for repair, suspend or remove a person. We will pass possible crimes to the police.',
      ),
      sample('We will act against anyone who punishes a person for speaking up.'),
    ],
  },
  {
    id: 'support',
    title: 'Support',
    paragraphs: [
      sample('We will help the person who was hurt to stay in the program, if they want to.'),
      sample(
        'We will point families to counselling and help lines outside our program. We can suggest someone to sit with you when you write.',
      ),
      sample('We will offer teaching to a person who caused harm and wants to do better.'),
    ],
  },
  {
    id: 'review',
    title: 'Review',
    paragraphs: [
      'This policy took effect in September 2021 and was revised in January 2024.',
      'We will review it at least every three years. We will ask players and parents what to change before we do.',
      'We will publish the date of each revision on this page.',
    ],
  },
] as const satisfies readonly PolicyClause[];

export const closing = {
  headline: { lead: 'Did something', wide: 'happen?' },
  text: 'Asking for help is not making trouble.',
  actions: [
    { kind: 'page', label: 'Report an incident', to: { page: 'report-incident' } },
    { kind: 'mail', label: 'Ask about this policy', subject: 'general' },
  ] satisfies readonly Action[],
} satisfies CallToAction;
