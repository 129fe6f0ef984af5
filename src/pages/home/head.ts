import { organization } from '@/site/organization';
import type { HeadTexts } from '@/site/head';

export const head = {
  description: organization.description,
  keywords:
    'AZ1 Hockey, youth hockey Edmonton, hockey Surrey BC, South Asian hockey, BIPOC hockey, hockey camps, non-profit hockey program',
  shareHeadline: organization.slogan,
} as const satisfies HeadTexts;
