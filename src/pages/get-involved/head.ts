import type { HeadTexts } from '@/pages/page-facts';
import { intro } from './content';

export const head = {
  description:
    'Four ways to volunteer with AZ1 Hockey in Edmonton and Surrey, from one event to a few hours every week. See the roles and offer to help.',
  keywords:
    'volunteer hockey Edmonton, volunteer youth sport, hockey volunteer Surrey, get involved AZ1 Hockey',
  shareImage: { headline: intro.headline, ground: { kind: 'scene', scene: 'chair', shift: 90 } },
} as const satisfies HeadTexts;
