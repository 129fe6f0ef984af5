import type { Action, CallToAction, Fact, PageIntro, TitledPart } from '@/site/content-types';
import { sample } from '@/lib/sample';

/** A clause of the policy; its number is its place in the list, and 1.1, 1.2 those of its paragraphs. */
export interface PolicyClause extends TitledPart {
  paragraphs: readonly string[];
  action?: Action;
}

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
    { label: 'Review', value: 'At least every three years' },
  ] satisfies readonly Fact[],
};

export const summary = {
  title: 'In plain words',
  text: sample(
    'Your culture is welcome here, and so are your name, your food, your faith and your hair. You do not have to hide any of them to play. If somebody in our program treats you or your child badly because of who you are, we will act. If it was somebody else, we will help you find who can. You may go to people outside our program first, or instead. Nobody may punish you for speaking up.',
  ),
};

export const contentsTitle = 'Clauses';

export const clauses = [
  {
    id: 'purpose',
    title: 'Purpose',
    paragraphs: [
      sample('This policy exists so that every player can take part without hiding who they are.'),
      sample('We believe culture makes a team stronger. It is not a problem to be managed.'),
    ],
  },
  {
    id: 'who-it-covers',
    title: 'Who it covers',
    paragraphs: [
      sample(
        'It covers players, parents, guardians, coaches and other staff, mentors and other volunteers, directors, guests and sponsors.',
      ),
      sample('It applies at our programs and events, in dressing rooms, on trips we arrange, and online.'),
    ],
  },
  {
    id: 'words-we-use',
    title: 'Words we use',
    paragraphs: [
      sample('Culture means the language, faith, food, dress, music and customs that a person calls theirs.'),
      sample('Inclusion means that a person can take part fully, and has a say in how things are done.'),
      sample(
        'Discrimination means worse treatment because of who a person is. That includes race, colour, ancestry, faith, language, gender, sexual orientation, disability, age and family income.',
      ),
      sample(
        'Harassment means words, pictures or acts that hurt, mock or frighten someone. A joke can be harassment.',
      ),
      sample('A slur is a word that insults who someone is.'),
    ],
  },
  {
    id: 'what-we-commit-to',
    title: 'What we commit to',
    paragraphs: [
      sample('We will learn each player’s name and say it the way the family says it.'),
      sample(
        'We will make room for a patka (a small head covering), turban, hijab, braid or other custom of dress. On the ice a helmet must fit safely, so a full turban gives way to a patka there.',
      ),
      sample(
        'We will look at holy days and festivals before we set dates. If a date still clashes, no player loses a place for missing a session.',
      ),
      sample('We will label food, and offer vegetarian and halal choices when we serve a meal.'),
      sample(
        'We will look for coaches, mentors and directors who share the backgrounds of our players.',
      ),
      sample(
        'We will check the references and the police record of everyone who works with children. We will teach them this policy before they start.',
      ),
      sample(
        'We will ask before we publish a photograph of a child, and take it down when a family asks.',
      ),
      'We will offer scholarships and discounted rates.',
      sample('We will not tell other families who receives this help.'),
    ],
  },
  {
    id: 'what-we-expect',
    title: 'What we expect',
    paragraphs: [
      sample('Treat every person at the rink with respect, including officials and the other team.'),
      sample(
        'Do not use slurs. Do not mock an accent, a name, a body, a faith or the price of someone’s gear.',
      ),
      sample('Do not film or photograph in a dressing room.'),
      sample('If you see harm, step in when it is safe. Stay with the person and tell an adult in charge.'),
      sample(
        'Staff and volunteers who hear a slur at our sessions must stop the session and deal with it. In a game they tell the referee, who alone can stop play.',
      ),
    ],
  },
  {
    id: 'how-to-raise-a-concern',
    title: 'How to raise a concern',
    paragraphs: [
      'If anyone is in danger, call 911 first.',
      sample(
        'Speak to any coach or director, or write to us. A child may start with any adult they trust, and we ask that adult to tell us.',
      ),
      sample(
        'The people who run our inbox read every email to us, including those about fees. A message is deleted after 24 months, or sooner if you ask and the law allows it. An email shows your address; a help line does not need your name.',
      ),
      'You may also go to the police, a league or an independent help line, first or instead.',
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
        'We will listen to everyone concerned. A director who is involved takes no part in the decision.',
      ),
      sample('We cannot promise to keep it secret. We will share it with those who must act, and as the law requires.'),
      sample('We will tell you when we have decided, and say what we can about the reasons.'),
      sample(
        'Depending on the harm, we may teach, warn, ask for repair, suspend or remove a person. We will report possible crimes to the police, and harm to a child to child protection services.',
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
      'We will review this policy at least every three years.',
      sample('Before we do, we will ask players and parents what to change.'),
      sample('We will publish the date of each revision on this page.'),
    ],
  },
] as const satisfies readonly PolicyClause[];

export const closing = {
  headline: { lead: 'If something', wide: 'happened' },
  text: 'You can ask for help at any time, even long afterwards.',
  actions: [
    { kind: 'page', label: 'Report an incident', to: { page: 'report-incident' } },
    { kind: 'mail', label: 'Ask about this policy', subject: 'general' },
  ] satisfies readonly Action[],
} satisfies CallToAction;
