import { z } from 'zod';
import {
  action,
  headline,
  id,
  list,
  mailAction,
  pageIntro,
  section,
  text,
  texts,
} from '@/site/content-fields.schema';

const tierColor = z.enum(['bronze', 'silver', 'gold', 'blue']);

/** A giving level. `borderColor` is its top bar; the level whose `color` is gold has the main button. */
const donationTier = z.strictObject({
  id,
  name: text,
  amount: text,
  description: text,
  features: texts,
  color: tierColor,
  borderColor: tierColor,
});

export type DonationTier = z.infer<typeof donationTier>;

export const schemas = {
  intro: pageIntro,
  anyAmountLink: action,
  tiersSection: section({ action: mailAction }),
  donationTiers: list(donationTier),
  otherGift: z.strictObject({
    id,
    headline,
    text,
    acceptTitle: text,
    accept: texts,
    decline: text,
    action: mailAction,
  }),
  receiptNote: text,
  companyLink: action,
};
