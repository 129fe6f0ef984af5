import type { Action, CallToAction, HeadTexts, PicturedIntro } from '@/site/content-types';
import { sample } from '@/lib/sample';

/** A question and its answer, with at most one link below it. */
export interface Question {
  id: string;
  question: string;
  answer: string;
  action?: Action;
}

/** Questions about one subject. */
export interface FaqCategory {
  id: string;
  category: string;
  questions: readonly Question[];
}

export const intro = {
  headline: { lead: 'Frequently asked', wide: 'questions' },
  text: 'What parents and players ask before their first day.',
  pictureAlt:
    'Illustration: at the boards of a rink a teenager with glasses raises a finger and has a question. A friend in a patka whispers to him behind his hand, and a small girl with a ponytail just looks over the boards.',
} satisfies PicturedIntro;

/** Name of the list of categories at the top. */
export const categoriesTitle = 'Categories';

export const faqs = [
  {
    id: 'getting-started',
    category: 'Getting started',
    questions: [
      {
        id: 'ages',
        question: 'What ages can join?',
        answer:
          'Beginners can start at 6, and we train players all the way through junior (about 16 to 20) and professional hockey. Groups go by age and level. U9, for example, means ages 7 and 8. Camps are for ages 6 to 17. Older players can ask about small groups or private training.',
      },
      {
        id: 'experience',
        question: 'Does my child need any hockey experience?',
        answer:
          'No experience needed. Our Try Hockey program is for kids who are new to hockey. Your child doesn’t need to know how to skate, and you don’t need to know the rules.',
        action: { kind: 'page', label: 'Compare ways to start', to: { page: 'what-we-do', anchor: 'first-times' } },
      },
      {
        id: 'teenage-beginners',
        question: 'Can someone 13 or older start?',
        answer: sample(
          'Yes. First Shift and Try Hockey Days are for younger kids, so email us the player’s age and city. We’ll look for a small group of players about that age.',
        ),
        action: { kind: 'mail', label: 'Ask where to start', subject: 'start' },
      },
      {
        id: 'what-to-bring',
        question: 'Do we have to buy gear first?',
        answer: sample(
          'Ask before you buy. For a Try Hockey Day we lend you the gear, and First Shift includes a full set. For other camps you need a full set, and you can borrow it free if our gear library has your size.',
        ),
        action: { kind: 'page', label: 'What to bring', to: { page: 'what-we-do', anchor: 'what-to-bring' } },
      },
    ],
  },
  {
    id: 'programs-and-training',
    category: 'Programs and training',
    questions: [
      {
        id: 'what-is-different',
        question: 'What makes AZ1 Hockey different?',
        answer:
          'We’re a non-profit led by Black, Indigenous, South Asian and other people of colour, for kids who are often the only player of colour on their team. They get elite training and mentorship in one place, and we speak up when someone is treated badly. Everyone is welcome.',
      },
      {
        id: 'house-league-teens',
        question: 'I’m 15 and play house league. Which camp is for me?',
        answer: sample(
          'Look for a camp with DEV in its code that lists your age. Those are for anyone who can skate, house league included. Trying out for a team? Look at an Elite Camp. Want something sooner? Ask about a small group. Ask us anything yourself, but a parent or guardian has to register you.',
        ),
        action: { kind: 'page', label: 'See camp dates', to: { page: 'programs', anchor: 'register' } },
      },
      {
        id: 'small-groups',
        question: 'How small are the small groups?',
        answer: sample(
          'Each group has 3-6 skaters, so nobody waits long for a turn. You work on one skill, such as tight turns or a quick release. Come with friends, or ask us for a group.',
        ),
        action: { kind: 'mail', label: 'Ask about small groups', subject: 'smallGroup' },
      },
      {
        id: 'private-sessions',
        question: 'Can my child have private training?',
        answer: sample(
          'Yes. Private sessions are 1 hour, with one coach and one player. They suit players who skate well and want to work on one skill. Email us the skill and the days that work.',
        ),
        action: { kind: 'mail', label: 'Ask to book a session', subject: 'privateTraining' },
      },
      {
        id: 'goalies',
        question: 'Can goalies come?',
        answer: sample(
          'Yes, to Development and Elite Camps, and to private training with our goaltending coach. Tell us when you register, so there’s a net for you. New to the net? You can ask to borrow goalie gear.',
        ),
      },
      {
        id: 'own-team',
        question: 'Can my child stay on their own team?',
        answer: sample(
          'Yes. Our camps and groups are extra training and don’t replace a league team. Pick dates that don’t clash with games.',
        ),
      },
      {
        id: 'girls',
        question: 'Is there a place for girls?',
        answer: sample(
          'Girls can join every program, and there’s a girls’ camp too. Ask whether other girls have signed up for your daughter’s group. If not, we’ll try to find some. We’ll also help you find a place to change.',
        ),
        action: { kind: 'page', label: 'Girls on the Ice', to: { page: 'initiatives', anchor: 'girls-on-the-ice' } },
      },
    ],
  },
  {
    id: 'cost-and-support',
    category: 'Cost and support',
    questions: [
      {
        id: 'how-much',
        question: 'How much does it cost?',
        answer: sample('Cost varies by program. It depends on the hours on the ice, the group size and the gear you need. Scholarships and discounted rates are available. Email us the program’s name, and we’ll tell you the price and how to pay before you register. Asking the price commits you to nothing.'),
        action: { kind: 'mail', label: 'Ask for a price', subject: 'price' },
      },
      {
        id: 'scholarships',
        question: 'Do you offer scholarships or discounted rates?',
        answer: sample('We offer both. They can lower the price or cover it, and we don’t tell other families. Send one short email with your player’s age, the program and what would help. You can also ask KidSport or Jumpstart, two charities that help with sport fees.'),
        action: { kind: 'mail', label: 'Ask for help with fees', subject: 'fees' },
      },
      {
        id: 'refunds',
        question: 'Can we get our money back if we can’t come?',
        answer: sample(
          'Email us the camp’s code at least 14 days before it starts and we’ll refund everything. After that, or if your player gets hurt, ask us anyway. If we cancel, you get everything back.',
        ),
      },
    ],
  },
  {
    id: 'safety-and-belonging',
    category: 'Safety and belonging',
    questions: [
      {
        id: 'only-one',
        question: 'Will my child be the only Black or brown player?',
        answer: sample(
          'Not likely, but it depends on who signs up, so we can’t promise. Ask us before you register. We don’t record anyone’s background, but a coach can tell you what the group is usually like. Black and South Asian coaches run our camps.',
        ),
        action: { kind: 'page', label: 'Meet our coaches', to: { page: 'coaches' } },
      },
      {
        id: 'head-coverings',
        question: 'Can I wear a patka, turban, hijab or braids?',
        answer: sample(
          'A patka, a sports hijab and braids usually fit under a helmet. A full turban doesn’t. Tie a joora (topknot) or braids flat, and put on what you wear before the neck guard. Come early and we’ll help you try helmets until one sits level. You can ask for a private place and a woman to help.',
        ),
      },
      {
        id: 'who-is-there',
        question: 'Are coaches checked, and who’s in the dressing room?',
        answer: sample(
          'We check the references and police record of every adult who works with kids. While players change, two of those adults are in the room or at its door. You can help a young child get dressed, and watch every session from the stands.',
        ),
      },
      {
        id: 'languages',
        question: 'Do coaches speak Punjabi?',
        answer: sample(
          'Two of our lead coaches do, Gurtaj and Farhan. We also have Hindi, Urdu, Igbo and some French. Would you like someone who speaks your language on the first day? Email us and we’ll ask.',
        ),
      },
      {
        id: 'slurs',
        question: 'Will a coach step in if my child hears a slur?',
        answer: sample(
          'Yes. At our sessions, a coach who hears one stops the session and deals with it. In a league game, tell your coach or captain right away. The referee can report it even without having heard it. If no adult heard it, tell any of us. We’ll act, or help you find someone who can.',
        ),
        action: { kind: 'page', label: 'Report an incident', to: { page: 'report-incident' } },
      },
      {
        id: 'falls',
        question: 'Will my child get hurt?',
        answer: sample(
          'Beginners fall a lot, but slowly and well padded. When we play hockey, every player wears a neck guard and a helmet with a cage, and there’s no body checking (hitting another player with your body) in our beginner programs. No sport is risk-free. Tell the coach about any health condition.',
        ),
      },
      {
        id: 'disability',
        question: 'Can my child join with a disability or extra needs?',
        answer: sample(
          'We’d like that. Email us first and we’ll plan it together. A quieter group, a skating aid or a shorter session may help. If we can’t make it work, we’ll help you look for another program.',
        ),
        action: { kind: 'mail', label: 'Email us', subject: 'general' },
      },
      {
        id: 'photos',
        question: 'Will you post pictures of my child?',
        answer: sample(
          'Only if you and your child both say yes. We ask when you register, and we don’t publish kids’ names with pictures. You can change your mind any time. Email us and we’ll take the picture down from our own pages.',
        ),
      },
    ],
  },
] as const satisfies readonly FaqCategory[];

type QuestionId = (typeof faqs)[number]['questions'][number]['id'];
const allQuestions = faqs.flatMap((category): readonly Question[] => category.questions);
const questionsNamed = (...ids: readonly QuestionId[]) =>
  ids.flatMap((id) => allQuestions.filter((question) => question.id === id));

/** The five questions of the structured FAQ record, word for word as on the page. */
export const structuredQuestions = questionsNamed(
  'ages',
  'experience',
  'what-is-different',
  'how-much',
  'scholarships',
);

/** The three questions at the top of the page, which lead to their answers. */
export const firstQuestions = questionsNamed('how-much', 'experience', 'head-coverings');

export const closing = {
  headline: { lead: 'Ask another', wide: 'question' },
  text: 'Email or text us. Players can write to us too.',
  actions: [{ kind: 'page', label: 'Contact us', to: { page: 'contact' } }],
} satisfies CallToAction;

/** Texts for search engines and chat previews. */
export const head = {
  description:
    'Ages, gear, cost and safety: straight answers to what parents and players ask before a first skate with AZ1 Hockey in Edmonton or Surrey.',
  keywords:
    'hockey questions parents, hockey cost Edmonton, hockey scholarships, beginner hockey age, AZ1 Hockey FAQ',
  shareHeadline: intro.headline,
  questions: structuredQuestions,
} as const satisfies HeadTexts;
