import type { CallToAction, FaqCategory, PageIntro, Question } from '@/content/types';

export const intro = {
  eyebrow: 'FAQs',
  headline: { lead: 'Frequently asked', wide: 'questions' },
  text: 'What parents ask us at the boards, answered the way we answer there.',
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
        question: 'Is my child the right age for AZ1 Hockey?',
        answer:
          'Yes, if they are 6 or older. We welcome beginners from age 6 and train players all the way through junior and professional hockey. Groups are set by age and level, so a ten-year-old beginner does not skate with six-year-olds. If your child is between groups, tell us when you register. A coach will decide with you on the first day.',
      },
      {
        id: 'experience',
        question: 'Does my child need any hockey experience?',
        answer:
          'No. Many of our players had never held a stick before their first day. Our Try Hockey program is made for them. We lend the gear, show how it goes on and start with games on the ice. Your child does not need to know how to skate. You do not need to know the rules.',
        action: { kind: 'page', label: 'See Try Hockey', to: { page: 'whatWeDo', anchor: 'try-hockey' } },
      },
      {
        id: 'own-gear',
        question: 'Do we have to buy gear before the first day?',
        answer:
          'No. For a Try Hockey day, bring long underwear, thin socks and a water bottle. We lend the rest. First Shift includes a full set of equipment to keep. For camps you need your own set, and used gear is fine. Write to us before you buy, because our gear library may have your size.',
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
          'No. The Register Now buttons open our registration page in a new tab. You fill in one form per player there. You can read every public page of this site without signing in. If the form gives you trouble, send us an email or a text message. Someone will go through it with you.',
        action: { kind: 'page', label: 'Go to registration', to: { page: 'programs', anchor: 'register' } },
      },
      {
        id: 'parents-stay',
        question: 'Should I stay at the rink during a session?',
        answer:
          'Yes, for the first one, please. Come 30 minutes early, help with the gear and stay where your child can see you. After that it depends on their age. Players under 10 need an adult in the building, but older ones can be dropped off. You never need to stand by the glass and coach; that part is ours.',
      },
    ],
  },
  {
    id: 'programs-and-training',
    category: 'Programs and training',
    questions: [
      {
        id: 'what-is-different',
        question: 'Is AZ1 Hockey different from other programs?',
        answer:
          'Yes. We are a non-profit led by BIPOC and South Asian people. BIPOC and South Asian youth are our focus. Players get elite training and mentorship in one place, from people who share their story. We also speak up when the game treats someone badly. Every child is welcome, whatever their background.',
      },
      {
        id: 'small-groups',
        question: 'Are the small groups really small?',
        answer:
          'Yes. A small group has 3-6 skaters and one coach, so nobody waits long in a line. Each session works on one skill, such as tight turns or a quick release. The coach sets the drills to your level. You can bring friends, or ask us to find a group with players of a similar age.',
        action: {
          kind: 'page',
          label: 'See small group sessions',
          to: { page: 'programs', anchor: 'small-group-sessions' },
        },
      },
      {
        id: 'private-sessions',
        question: 'Can my child train alone with a coach?',
        answer:
          'Yes. Private sessions are 1 hour, with one coach and one player. They suit skaters who already play and want to build one skill. They also suit goalies, who rarely get a coach of their own. Tell us the goal and the days that work. A parent or guardian is welcome to watch every session.',
      },
      {
        id: 'own-team',
        question: 'Can my child stay on their own team and train with you?',
        answer:
          'Yes. Most of our players do. Our camps and groups are training, and they do not replace a league team or take its place. Choose dates that leave a day of rest around games, since tired legs learn little. If your coach has questions about what we teach, they may write to us.',
      },
      {
        id: 'girls',
        question: 'Is there a place for girls?',
        answer:
          'Yes, in every program. Girls can join any camp or group at their level. Some camps are for girls only, with women on the bench. Nobody has to choose between the two. If your daughter would be the only girl in a group, tell us before the first day. We will try to find her company.',
        action: {
          kind: 'page',
          label: 'See Girls on the Ice',
          to: { page: 'initiatives', anchor: 'girls-on-the-ice' },
        },
      },
      {
        id: 'missed-first-shift',
        question: 'Can we still join if we missed First Shift?',
        answer:
          'It depends on the date. Each intake of First Shift has a deadline, because equipment is ordered for every child. Once it has passed, that intake is closed. Ask us about the next one. In the meantime, a Try Hockey day is a good way to begin, with the same coaches.',
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
        question: 'Will it cost a lot?',
        answer:
          'It depends on the program. Cost varies with the hours on the ice, the size of the group and the gear you need. That is why we print no prices. Write to us and we will tell you the full amount before you decide. Scholarships are available, and asking about them does not affect your child’s place.',
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
          'Yes, both. Scholarships help players who could not come without one. Discounted rates help when you have several children or a tight month. Send one short email with the program you want and what you can manage. You do not have to explain why, and other families and players will not know.',
        action: { kind: 'mail', label: 'Ask for help with fees', subject: 'fees' },
      },
      {
        id: 'outgrown-gear',
        question: 'Can I pass on gear we have outgrown?',
        answer:
          'Yes, please. Skates, pads, pants, gloves and sticks in good shape can start another child. Helmets must have a cage and be within the date printed inside. We cannot take used mouthguards, jocks or jills, because nobody can clean them well enough. Write to us with sizes, and we will find a day to meet.',
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
          'It depends on how early you tell us and why. Ice and coaches are booked ahead, so a late change is harder to refund than an early one. The terms of each camp are on its registration page, and you see them before you pay. If your child is hurt or ill, write to us in any case.',
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
          'Yes. A thin patka or a sports hijab fits under most helmets. We keep a few larger ones to try. The helmet has to sit level and must not rock, so it is fitted over the covering. A full turban rarely leaves room for a helmet, and nobody skates without one. Come early, and we will take our time.',
      },
      {
        id: 'slurs',
        question: 'Will a coach step in if my child hears a slur?',
        answer:
          'Yes. Our coaches must stop play or practice when they hear a slur. They deal with it before play goes on. If nobody heard it, tell any coach, or write to us afterwards. You do not need proof. If it happened at another team or league, we can still help you find out who can act.',
        action: { kind: 'page', label: 'Report an incident', to: { page: 'reportIncident' } },
      },
      {
        id: 'falls',
        question: 'Will my child get hurt?',
        answer:
          'It depends, as in any sport. Beginners fall often and seldom hard, because they are low, slow and padded from head to toe. There is no body checking in our beginner programs. Every skater wears a helmet with a cage and a neck guard. If your child has a health condition, tell the coach before the first session.',
      },
      {
        id: 'disability',
        question: 'Can my child join with a disability or extra needs?',
        answer:
          'It depends on what they need, so talk to us first. Some children need a quieter group, a skating aid, a shorter session or a helper beside them. We can often arrange that. You know your child best. If our ice is not the right place, we will help you look for a program that is.',
      },
      {
        id: 'photos',
        question: 'Will you post pictures of my child?',
        answer:
          'It depends on what you allow. We ask for your consent when you register, and you can say no without a reason. We show children in groups, with helmets on and without names. You can change your mind at any time. Write to us, and we will take a picture down from our own pages.',
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

/** The five questions of the structured FAQ record, word for word as on the page (spec §7). */
export const structuredQuestions: readonly Question[] = faqs
  .flatMap((category): readonly Question[] => category.questions)
  .filter(({ id }) => structuredQuestionIds.has(id));

export const closing = {
  headline: { lead: 'Still', wide: 'wondering?' },
  text: 'Ask us by email or text message. Your question may be the next one on this page.',
  actions: [{ kind: 'page', label: 'Contact us', to: { page: 'contact' } }],
} satisfies CallToAction;
