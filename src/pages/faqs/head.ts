import type { HeadTexts } from '@/site/head';
import { intro, structuredQuestions } from './content';

export const head = {
  description:
    'Ages, gear, cost and safety: straight answers to what parents and players ask before a first skate with AZ1 Hockey in Edmonton or Surrey.',
  keywords:
    'hockey questions parents, hockey cost Edmonton, hockey scholarships, beginner hockey age, AZ1 Hockey FAQ',
  shareHeadline: intro.headline,
  questions: structuredQuestions,
} as const satisfies HeadTexts;
