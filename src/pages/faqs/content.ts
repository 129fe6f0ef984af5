import type { Action, CallToAction, PageIntro } from '@/site/content-types';
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
  text: 'What parents ask before a first day: age, gear, cost and safety.',
} satisfies PageIntro;

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
          'Age 6 and up. Beginners can start at 6, and we train players all the way through junior and professional hockey. Junior players are about 16 to 20. Groups go by age and level: U9, for example, means players under 9. If your child is between two groups, ask us before you register.',
      },
      {
        id: 'experience',
        question: 'Does my child need any hockey experience?',
        answer:
          'No experience is needed. Our Try Hockey program is for children who have never played. Your child does not need to know how to skate, and you do not need to know the rules. Ask us which day suits your child’s age.',
        action: { kind: 'page', label: 'See Try Hockey', to: { page: 'what-we-do', anchor: 'try-hockey' } },
      },
      {
        id: 'teenage-beginners',
        question: 'Can someone 13 or older begin?',
        answer: sample(
          'Yes, and you would not be the only one. First Shift and Try Hockey Days are for younger children, so write to us with the player’s age and city. We look for a coach, or a small group of the same age, for the first hours on the ice. A teenager may write to us, too.',
        ),
        action: { kind: 'mail', label: 'Ask about a first time on the ice', subject: 'general' },
      },
      {
        id: 'what-to-bring',
        question: 'What should we bring on the first day?',
        answer: sample(
          'For a Try Hockey Day, bring thin leggings and a long-sleeved top, thin socks, a water bottle, and a mouthguard and a jock or jill if you have them. First Shift asks for a mouthguard and a jock or jill of your own. For camps, bring a full set, your own or borrowed. Our guide names each piece in the order you put it on.',
        ),
        action: { kind: 'page', label: 'What to bring', to: { page: 'what-we-do', anchor: 'what-to-bring' } },
      },
      {
        id: 'account',
        question: 'Do I need an account on this site to register?',
        answer:
          'No account is needed to register. Choose a camp or program here, and Register Now opens our registration page in a new tab. You can read every public page without signing in. If the form gives you trouble, email or text us.',
        action: { kind: 'page', label: 'Go to registration', to: { page: 'programs', anchor: 'register' } },
      },
      {
        id: 'parents-stay',
        question: 'Should I stay at the rink during a session?',
        answer: sample(
          'Please stay for the first one, help with the gear and sit where your child can see you. After that, ask the coach before you leave a player under 10; older players can be dropped off. Cheering is welcome; instructions come from the coaches.',
        ),
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
          'We are a non-profit led by South Asian and BIPOC people, and our focus is on their youth. (BIPOC means Black, Indigenous and people of colour.) Players find elite training and mentorship in one place, and we speak up when hockey treats someone badly. Every child is welcome, whatever their background.',
      },
      {
        id: 'small-groups',
        question: 'How small are the small groups?',
        answer: sample(
          'Each group has 3-6 skaters, so nobody waits long for a turn. You work on skills such as tight turns or a quick shot, at your level. You can come with friends, or ask us for a group of about the same age.',
        ),
        action: { kind: 'mail', label: 'Ask about small groups', subject: 'smallGroup' },
      },
      {
        id: 'private-sessions',
        question: 'Can my child have private training?',
        answer: sample(
          'Private sessions are 1 hour, with one coach and one player. They suit players who already play and want to improve one skill, and goalies can book them too. Write to us with the skill and the days that work for you. A parent or guardian is welcome to watch.',
        ),
        action: { kind: 'mail', label: 'Ask to book a session', subject: 'privateTraining' },
      },
      {
        id: 'own-team',
        question: 'Can my child stay on their own team and train with you?',
        answer: sample(
          'Yes, stay on your team. Our camps and groups are extra training and do not replace a league team. Choose dates that leave a day of rest before and after games. If your coach has questions about what we teach, they can write to us.',
        ),
      },
      {
        id: 'girls',
        question: 'Is there a place for girls?',
        answer: sample(
          'Girls can join every program at their level, and they have a camp of their own each winter. Ask us for its date and about a place to change. Would your daughter be the only girl in a group? Ask us, and we will try to find others.',
        ),
        action: { kind: 'page', label: 'Girls on the Ice', to: { page: 'initiatives', anchor: 'girls-on-the-ice' } },
      },
      {
        id: 'missed-first-shift',
        question: 'Can we still join if we missed First Shift?',
        answer: sample(
          'No, that group is closed once the last day to register has passed. Write to us with your child’s age, and ask us to tell you when the next one opens. Until then, there are two good ways to begin: a Try Hockey Day, with games in borrowed gear, or a Learn-to-Skate Day, where parents can skate, too.',
        ),
        action: { kind: 'page', label: 'See First Shift', to: { page: 'programs', anchor: 'first-shift' } },
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
        answer:
          'Cost varies by program. It depends on the time on the ice, the size of the group and the gear you need. Scholarships are available, and so are discounted rates. Write to us with the name of the program to ask for its price and how to pay, before you register.',
        action: { kind: 'page', label: 'What changes the cost', to: { page: 'programs', anchor: 'costs' } },
      },
      {
        id: 'scholarships',
        question: 'Do you offer scholarships or discounted rates?',
        answer: sample(
          'We offer both. A scholarship pays part or all of the fee for a player who needs it. A discounted rate takes part of it off. To ask, send one short email with your player’s age, the program and what would help. Only the people who run our inbox read it.',
        ),
        action: { kind: 'mail', label: 'Ask for help with fees', subject: 'fees' },
      },
      {
        id: 'own-gear',
        question: 'Do we have to buy gear first?',
        answer: sample(
          'Please ask before you buy, because our gear library may have your size. For a Try Hockey Day, we lend skates, pads, a helmet, a neck guard and a stick. First Shift includes a full set of equipment to keep. For camps you need a full set, your own or borrowed.',
        ),
        action: { kind: 'page', label: 'The gear library', to: { page: 'initiatives', anchor: 'gear-library' } },
      },
      {
        id: 'outgrown-gear',
        question: 'Can I pass on gear we have outgrown?',
        answer: sample(
          'Please do. Skates, pads, pants, gloves and sticks in good shape can help another child begin. Helmets need a cage and must be within the date printed inside. We cannot take used mouthguards, jocks or jills (cups that protect between the legs). Write to us with your city and the sizes.',
        ),
        action: { kind: 'page', label: 'See what we accept', to: { page: 'donate', anchor: 'any-amount-or-gear' } },
      },
      {
        id: 'refunds',
        question: 'Can I get my money back if we cannot come?',
        answer:
          'Ask us about refunds before you pay: tell us the camp, and we will say what happens if you cannot come. If your plans change later, for example because of an injury, write to us as early as you can. Tell us the camp, its code and your player’s name.',
      },
      {
        id: 'who-reads-email',
        question: 'Who reads what I write to you?',
        answer: sample(
          'The people who run our inbox do, even when you write about fees or an incident. A message is deleted after 24 months, or sooner if you ask and the law allows it. An email shows us your address and often your name. If you want to stay unnamed, call one of the lines on the page below.',
        ),
        action: { kind: 'page', label: 'See the help lines', to: { page: 'report-incident', anchor: 'talk' } },
      },
    ],
  },
  {
    id: 'safety-and-belonging',
    category: 'Safety and belonging',
    questions: [
      {
        id: 'head-coverings',
        question: 'Can my child wear a patka, turban or hijab?',
        answer: sample(
          'A patka (a small head covering that many Sikh children wear) or a sports hijab fits under the helmet that every skater wears. A full turban does not. Come early, and we will find the right size together. The helmet has to sit level and must not rock.',
        ),
      },
      {
        id: 'languages',
        question: 'Do coaches speak Punjabi?',
        answer: sample(
          'Two of our lead coaches speak Punjabi, and Hindi and Urdu are spoken too. Would you like one of them to meet you on the first day? Tell us when you register. You may write to us in Punjabi, and we will find someone to read it.',
        ),
        action: { kind: 'page', label: 'Meet our coaches', to: { page: 'coaches' } },
      },
      {
        id: 'slurs',
        question: 'Will a coach step in if my child hears a slur?',
        answer: sample(
          'A slur is a word that insults who someone is. At our sessions, a coach who hears one stops the session and deals with it. In a league game, only the referee can stop play. If nobody heard it, tell any coach or write to us afterwards. The page below also names people outside our program who can help.',
        ),
        action: { kind: 'page', label: 'Report an incident', to: { page: 'report-incident' } },
      },
      {
        id: 'falls',
        question: 'Will my child get hurt?',
        answer: sample(
          'Beginners fall often, but they are slow, close to the ice and well padded. Body checking (using the body to knock a player off the puck) is not part of our beginner programs. Every player wears a helmet with a cage and a neck guard. No sport is free of risk, so tell the coach about any health condition.',
        ),
      },
      {
        id: 'disability',
        question: 'Can my child join with a disability or extra needs?',
        answer: sample(
          'Talk to us first, so that we can plan together. Some children need a quieter group, a skating aid, a shorter session or a helper beside them, and you know your child best. If our program is not the right place, we can help you look for another one.',
        ),
        action: { kind: 'mail', label: 'Write to us', subject: 'general' },
      },
      {
        id: 'photos',
        question: 'Will you post pictures of my child?',
        answer: sample(
          'Only if you allow it. We ask for your consent when you register, and you can say no without a reason. We do not publish children’s names with pictures. You can change your mind at any time: write to us, and we will take a picture down from our own pages.',
        ),
      },
    ],
  },
] as const satisfies readonly FaqCategory[];

const allQuestions = faqs.flatMap((category): readonly Question[] => category.questions);
const questionsNamed = (...ids: readonly string[]) =>
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
  text: 'Email us or send a text message. We also like questions from players.',
  actions: [{ kind: 'page', label: 'Contact us', to: { page: 'contact' } }],
} satisfies CallToAction;
