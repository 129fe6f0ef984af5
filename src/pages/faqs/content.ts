import type { FaqCategory, Question } from './content.schema';
import type { CallToAction, PageIntro } from '@/site/content-fields.schema';
import { sample } from '@/lib/sample';

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
          'Age 6 and up. Beginners can start at 6, and we train players all the way through junior and professional hockey. Groups go by age and level. U9, for example, means players under 9. If your child is between two groups, ask us before you register.',
      },
      {
        id: 'experience',
        question: 'Does my child need any hockey experience?',
        answer:
          'No experience is needed. Our Try Hockey program is for children who have never played. Your child does not need to know how to skate. You do not need to know the rules. Ask us which day suits your child’s age.',
        action: { kind: 'page', label: 'See Try Hockey', to: { page: 'what-we-do', anchor: 'try-hockey' } },
      },
      {
        id: 'what-to-bring',
        question: 'What should we bring on the first day?',
        answer: sample(
          'For a Try Hockey day, bring long underwear or leggings, thin socks and a water bottle. First Shift needs the same three things. For camps, bring your own full set. Our guide names each piece in the order you put it on.',
        ),
        action: {
          kind: 'page',
          label: 'See what to bring',
          to: { page: 'what-we-do', anchor: 'what-to-bring' },
        },
      },
      {
        id: 'own-gear',
        question: 'Do we have to buy gear first?',
        answer: sample(
          'Please ask before you buy, because our gear library may have your size. For a Try Hockey day, gear can be borrowed. First Shift includes a full set of equipment to keep. For camps you need your own set, and used gear is fine.',
        ),
        action: {
          kind: 'page',
          label: 'See the gear library',
          to: { page: 'initiatives', anchor: 'gear-library' },
        },
      },
      {
        id: 'account',
        question: 'Do I need an account on this site to register?',
        answer:
          'You do not need one. The Register Now buttons open our registration page in a new tab. You fill in one form per player there. Every public page of this site can be read without signing in. If the form gives you trouble, email or text us.',
        action: { kind: 'page', label: 'Go to registration', to: { page: 'programs', anchor: 'register' } },
      },
      {
        id: 'parents-stay',
        question: 'Should I stay at the rink during a session?',
        answer: sample(
          'Please stay for the first one. Come 30 minutes early, help with the gear and sit where your child can see you. Players under 10 need an adult in the building every time. Older players can be dropped off. Please leave the coaching to the coaches.',
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
          'We are a non-profit led by South Asian and BIPOC people. BIPOC means Black, Indigenous and people of colour. South Asian and BIPOC youth are our focus. Players find elite training and mentorship in one place. We also speak up when hockey treats someone badly. Every child is welcome.',
      },
      {
        id: 'small-groups',
        question: 'How small are the small groups?',
        answer:
          'Each group has 3-6 skaters, so nobody waits long for a turn. You work on skills such as tight turns or a quick shot, at your level. You can come with friends, or ask us for a group of about the same age.',
        action: { kind: 'mail', label: 'Ask about small groups', subject: 'smallGroup' },
      },
      {
        id: 'private-sessions',
        question: 'Can my child train alone with a coach?',
        answer:
          'Private sessions are 1 hour, with one coach and one player. They suit players who already play and want to improve one skill. Goalies can book them too. Write to us with the skill and the days that work for you. A parent or guardian is welcome to watch.',
        action: { kind: 'mail', label: 'Ask to book a session', subject: 'privateTraining' },
      },
      {
        id: 'own-team',
        question: 'Can my child stay on their own team and train with you?',
        answer:
          'Yes, stay on your team. Our camps and groups are extra training and do not replace a league team. Choose dates that leave a day of rest before and after games. If your coach has questions about what we teach, they can write to us.',
      },
      {
        id: 'girls',
        question: 'Is there a place for girls?',
        answer: sample(
          'Girls can join every program at their level. Some camps are for girls only. If your daughter would be the only girl in a group, tell us before the first day. We will try to find other girls for that group.',
        ),
        action: {
          kind: 'page',
          label: 'See Girls on the Ice',
          to: { page: 'initiatives', anchor: 'girls-on-the-ice' },
        },
      },
      {
        id: 'missed-first-shift',
        question: 'Can we still join if we missed First Shift?',
        answer: sample(
          'No, that group is closed once the last day to register has passed. You can ask us about the next one. Until then, a Try Hockey day or a Learn-to-Skate day is a good way to begin. Both are for children who have never played. Write to us with your child’s age.',
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
          'Cost varies by program. It depends on the time on the ice, the size of the group and the gear you need. Contact us for a price before you register. Scholarships are available, and so are discounted rates. Asking takes one short email.',
        action: {
          kind: 'page',
          label: 'See what changes the cost',
          to: { page: 'programs', anchor: 'costs' },
        },
      },
      {
        id: 'scholarships',
        question: 'Do you offer scholarships or discounted rates?',
        answer:
          'We offer both. A scholarship helps a player who could not take part without it. A discounted rate lowers the fee. Send one short email with your player’s age, the program and what would help. You can ask before you register.',
        action: { kind: 'mail', label: 'Ask for help with fees', subject: 'fees' },
      },
      {
        id: 'outgrown-gear',
        question: 'Can I pass on gear we have outgrown?',
        answer: sample(
          'Please do. Skates, pads, pants, gloves and sticks in good shape can help another child begin. Helmets need a cage and must be within the date printed inside. We cannot take used mouthguards, jocks or jills. Write to us with the sizes you have.',
        ),
        action: {
          kind: 'page',
          label: 'See what we accept',
          to: { page: 'donate', anchor: 'any-amount-or-gear' },
        },
      },
      {
        id: 'refunds',
        question: 'Can I get my money back if we cannot come?',
        answer:
          'Before you pay, read your camp’s rules about getting money back. They can differ from camp to camp. If your plans change, for example because of an injury, write to us as early as you can. Tell us the camp, its code and your player’s name.',
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
        answer:
          'A patka or a sports hijab fits under most helmets. The helmet has to sit level and must not rock, so try it on over the covering. Every skater must wear a helmet, and a full turban rarely fits under one. Come early, so that there is time to find the right size.',
      },
      {
        id: 'languages',
        question: 'Do coaches speak Punjabi?',
        answer: sample(
          'Two of our lead coaches speak Punjabi, and Hindi and Urdu are spoken too. Would you like one of them to meet you on the first day? Tell us when you register. You can also write to us in Punjabi.',
        ),
        action: { kind: 'page', label: 'Meet our coaches', to: { page: 'coaches' } },
      },
      {
        id: 'slurs',
        question: 'Will a coach step in if my child hears a slur?',
        answer: sample(
          'Our coaches must stop play or practice when they hear a slur. They deal with it before play goes on. If nobody heard it, tell any coach or write to us afterwards. You do not need proof. The page below also names people outside our program who can help.',
        ),
        action: { kind: 'page', label: 'Report an incident', to: { page: 'report-incident' } },
      },
      {
        id: 'falls',
        question: 'Will my child get hurt?',
        answer: sample(
          'Beginners fall often, but they are slow, close to the ice and well padded. Body checking (using the body to knock a player off the puck) is not part of our beginner programs. Every skater wears a helmet with a cage and a neck guard. No sport is free of risk, so tell the coach about any health condition.',
        ),
      },
      {
        id: 'disability',
        question: 'Can my child join with a disability or extra needs?',
        answer: sample(
          'Every child is welcome. Talk to us first, so that we can plan together. Some children need a quieter group, a skating aid, a shorter session or a helper beside them. You know your child best. If our program is not the right place, we can help you look for another one.',
        ),
        action: { kind: 'mail', label: 'Write to us', subject: 'general' },
      },
      {
        id: 'photos',
        question: 'Will you post pictures of my child?',
        answer: sample(
          'Only if you allow it. We ask for your consent when you register, and you can say no without a reason. We do not publish children’s names with pictures. You can change your mind at any time. Write to us, and we will take a picture down from our own pages.',
        ),
      },
    ],
  },
] as const satisfies readonly FaqCategory[];

const structuredQuestionIds: ReadonlySet<string> = new Set([
  'ages',
  'experience',
  'what-is-different',
  'how-much',
  'scholarships',
]);

/** The five questions of the structured FAQ record, word for word as on the page. */
export const structuredQuestions: readonly Question[] = faqs
  .flatMap((category): readonly Question[] => category.questions)
  .filter(({ id }) => structuredQuestionIds.has(id));

export const closing = {
  headline: { lead: 'Another', wide: 'question?' },
  text: 'Ask us by email or text message.',
  actions: [{ kind: 'page', label: 'Contact us', to: { page: 'contact' } }],
} satisfies CallToAction;
