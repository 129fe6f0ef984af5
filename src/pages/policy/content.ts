import type { Action, CallToAction, Fact, HeadTexts, PicturedIntro, TitledPart } from '@/site/content-types';
import { sample } from '@/lib/sample';

/** A clause of the policy; its number is its place in the list, and 1.1, 1.2 those of its paragraphs. */
export interface PolicyClause extends TitledPart {
  paragraphs: readonly string[];
  action?: Action;
}

export const intro = {
  headline: { lead: 'Culture importance and', wide: 'inclusion' },
  text: 'What we commit to, what we expect, and how you can hold us to it.',
  pictureAlt:
    'Illustration: what players wear under their helmets, on the shelf and the pegs of a dressing room: a marigold patka, a knitted toque, a pink bandana, a headband with pink diamonds, a violet hair tie and a blue hijab edged with golden dots. Each has a strip of tape with a number. In the middle stands one white helmet, below it a tape with nothing on it yet and a free peg.',
} satisfies PicturedIntro;

/** Month of the last revision. The check says when three years have passed. */
export const revised = 'January 2024';

/** Fixed by the organisation. */
export const policyDates = {
  title: 'Dates',
  facts: [
    { label: 'Effective', value: 'September 2021' },
    { label: 'Revised', value: revised },
    { label: 'Review', value: 'At least every three years' },
  ] satisfies readonly Fact[],
};

export const summary = {
  title: 'In plain words',
  text: sample(
    'Your culture is welcome here, and so are your name, your food, your faith and your hair. You do not have to hide any of them to play. If someone in our program treats you or your child badly because of who you are, we will act. If it was someone else, we will help you find someone who can. Nobody is allowed to punish you for speaking up.',
  ),
};

export const contentsTitle = 'In this policy';

/** One text, which the board adopts as a whole. */
export const clauses = sample([
  {
    id: 'purpose',
    title: 'Purpose',
    paragraphs: [
      'Every player can take part without hiding who they are.',
    ],
  },
  {
    id: 'who-it-covers',
    title: 'Who it covers',
    paragraphs: [
      'It covers players, parents, guardians, coaches and other staff, mentors and other volunteers, directors, guests and sponsors.',
      'It applies at our programs and events, in dressing rooms, on trips we arrange, and online.',
    ],
  },
  {
    id: 'words-we-use',
    title: 'Words we use',
    paragraphs: [
      'Culture means the language, faith, food, dress, music and customs that a person calls theirs.',
      'Discrimination means worse treatment because of who a person is: race, colour, ancestry, place of origin, faith, language, gender, sexual orientation, disability, age or family income.',
      'Harassment means words, pictures or acts that hurt, mock or frighten someone. A joke can be harassment.',
    ],
  },
  {
    id: 'what-we-commit-to',
    title: 'What we commit to',
    paragraphs: [
      'We will learn each player’s name and say it the way the family says it.',
      'We will make room for a patka (a small head covering), turban, hijab, braid or other custom of dress. On the ice a helmet must fit safely, so players wear a patka there instead of a full turban.',
      'We will look at religious holidays and festivals before we set dates. No player loses a spot for missing a session on a holiday or festival.',
      'We will label food, and offer vegetarian and halal choices when we serve a meal.',
      'We will look for coaches, mentors and directors who share the backgrounds of our players.',
      'We will check the references and the police record of every adult who works with children, and teach them this policy, before they start.',
      'We will ask the child and a parent or guardian before we publish a photograph of the child, and take it down from our own pages when a family asks.',
      'We will offer scholarships and discounted rates, and tell no other family who receives them.',
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
      'Staff and volunteers who hear a slur at our sessions must stop the session and deal with it. In a game they tell the referee right away.',
    ],
  },
  {
    id: 'how-to-raise-a-concern',
    title: 'How to raise a concern',
    paragraphs: [
      'If anyone is in danger, call 911 first.',
      'Speak to any coach or director, or email us. A child may start with any adult they trust, and we ask that adult to tell us.',
      'You may also go to the police, a league or an independent helpline, before you tell us or instead of telling us.',
      'You do not need proof. Our report page lists the helplines, and says who reads a message to us and how long we keep it.',
    ],
    action: { kind: 'page', label: 'How to report an incident', to: { page: 'report-incident' } },
  },
  {
    id: 'what-happens-next',
    title: 'What happens next',
    paragraphs: [
      'We will listen to everyone concerned, and keep them apart where we can. A director who is involved takes no part in the decision.',
      'Depending on the harm, we may require training, give a warning, ask for an apology, or suspend or remove someone.',
      'We will report possible crimes to the police, and harm to a child to child protection services.',
      'We will act against anyone who punishes a person for speaking up, and help the person who was hurt to stay in the program if they want to.',
    ],
  },
  {
    id: 'review',
    title: 'Review',
    paragraphs: [
      'We will review this policy at least every three years, and first ask players and parents what to change.',
    ],
  },
]) satisfies readonly PolicyClause[];

export const closing = {
  headline: { lead: 'Report an', wide: 'incident' },
  text: 'You can ask for help at any time, even long afterwards.',
  actions: [
    { kind: 'page', label: 'Report an incident', to: { page: 'report-incident' } },
    { kind: 'mail', label: 'Ask about this policy', subject: 'general' },
  ] satisfies readonly Action[],
} satisfies CallToAction;

/** Texts for search engines and chat previews. */
export const head = {
  description:
    'How AZ1 Hockey makes room for every culture at the rink: what we commit to, what we expect of everyone, and how to raise a concern.',
  keywords:
    'hockey inclusion policy, cultural importance, anti-racism in hockey, safe sport, AZ1 Hockey policy',
  shareHeadline: intro.headline,
} as const satisfies HeadTexts;
