import { z } from 'zod';
import {
  bioSectionTitles,
  type Camp,
  type Coach,
  type Director,
  type DonationTier,
  type Event,
  type FaqCategory,
  type ImpactStat,
  type Initiative,
  type LeveledProgram,
  type PartnerLogo,
  type ProgramCard,
  type Question,
  type Slide,
  type Sponsor,
  type StaffMember,
  type Testimonial,
  type VolunteerRole,
} from '@/content/types';
import { action, externalLink, id, image, optionalWebsite, text, texts } from './fields';

/** One schema for each entity of spec §3. `satisfies` keeps it and its type in step. */

export const slide = z.strictObject({
  id,
  title: text,
  subtitle: text,
  description: text,
  image,
}) satisfies z.ZodType<Slide>;

export const partnerLogo = z.strictObject({ source: image, alt: text }) satisfies z.ZodType<PartnerLogo>;

export const camp = z.strictObject({
  id,
  name: text,
  code: text,
  dates: text,
  location: text,
  price: text,
  image,
}) satisfies z.ZodType<Camp>;

export const event = z.strictObject({
  id,
  date: text,
  title: text,
  time: text,
  location: text,
  spots: text,
  category: z.enum(['Training', 'Competition', 'Beginner', 'Community']),
  price: z.literal('', 'must stay empty'),
  description: text,
  logos: z.array(partnerLogo),
  ticketLink: externalLink.exactOptional(),
}) satisfies z.ZodType<Event>;

const bioSections = z
  .array(z.strictObject({ title: z.enum(bioSectionTitles), items: texts }))
  .refine(
    (sections) =>
      sections.length === bioSectionTitles.length &&
      sections.every(({ title }, index) => title === bioSectionTitles[index]),
    `must be these sections, in this order: ${bioSectionTitles.join('; ')}`,
  );

export const coach = z.strictObject({
  id,
  name: text,
  role: text,
  image,
  bioSections,
}) satisfies z.ZodType<Coach>;

export const staffMember = z.strictObject({ id, name: text, image }) satisfies z.ZodType<StaffMember>;

export const director = z.strictObject({
  id,
  name: text,
  title: text,
  bio: text,
  image,
}) satisfies z.ZodType<Director>;

export const leveledProgram = z.strictObject({
  id,
  title: text,
  level: z.enum(['Beginner', 'All Levels', 'Advanced']),
  description: text,
  skills: texts,
}) satisfies z.ZodType<LeveledProgram>;

export const programCard = z.strictObject({
  id,
  title: text,
  description: text,
  duration: text,
  ageGroup: text,
  price: text,
  features: texts,
  action,
}) satisfies z.ZodType<ProgramCard>;

export const initiative = z.strictObject({
  id,
  title: text,
  description: text,
  image,
  features: texts,
}) satisfies z.ZodType<Initiative>;

export const volunteerRole = z.strictObject({
  id,
  role: text,
  description: text,
  commitment: text,
}) satisfies z.ZodType<VolunteerRole>;

const tierColor = z.enum(['bronze', 'silver', 'gold', 'blue']);

export const donationTier = z.strictObject({
  id,
  name: text,
  amount: text,
  description: text,
  features: texts,
  color: tierColor,
  borderColor: tierColor,
}) satisfies z.ZodType<DonationTier>;

export const question = z.strictObject({
  id,
  question: text,
  answer: text,
  action: action.exactOptional(),
}) satisfies z.ZodType<Question>;

export const faqCategory = z.strictObject({
  id,
  category: text,
  questions: z.array(question).min(1, 'has no entries'),
}) satisfies z.ZodType<FaqCategory>;

export const sponsor = z.strictObject({
  id,
  title: text,
  description: text,
  image,
  companyName: text,
  websiteUrl: optionalWebsite,
}) satisfies z.ZodType<Sponsor>;

export const testimonial = z.strictObject({
  id,
  quote: text,
  name: text,
  role: z.enum(['Parent', 'AZ1 Athlete']),
  image,
}) satisfies z.ZodType<Testimonial>;

export const impactStat = z.strictObject({
  id,
  icon: text,
  number: z.int().positive(),
  suffix: z.literal('+'),
  label: text,
  description: text,
}) satisfies z.ZodType<ImpactStat>;
