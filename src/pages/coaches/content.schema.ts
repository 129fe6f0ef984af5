import { z } from 'zod';
import {
  callToAction,
  id,
  entryImage,
  list,
  pageIntro,
  sectionIntro,
  text,
  texts,
} from '@/site/content-fields.schema';

/** Titles of the three parts of a coach's bio, in order: fixed by the organisation. */
export const bioSectionTitles = [
  'Leagues & Teams Played In',
  'Minor Hockey Accolades',
  'Junior Hockey & Beyond',
] as const;

const bioSections = z
  .array(z.strictObject({ title: z.enum(bioSectionTitles), items: texts }))
  .refine(
    (sections) =>
      sections.length === bioSectionTitles.length &&
      sections.every(({ title }, index) => title === bioSectionTitles[index]),
    `must be these sections, in this order: ${bioSectionTitles.join('; ')}`,
  )
  .readonly();

/** A lead coach: what they say themselves and the languages they speak come before the career. */
const coach = z.strictObject({
  id,
  name: text,
  role: text,
  image: entryImage,
  words: text,
  languages: text,
  bioSections,
});

export type Coach = z.infer<typeof coach>;

/** One of the other staff: a picture and a name. */
const staffMember = z.strictObject({ id, name: text, image: entryImage });

export type StaffMember = z.infer<typeof staffMember>;

export const schemas = {
  intro: pageIntro,
  levelsNote: text,
  coaches: list(coach),
  staffSection: sectionIntro,
  staff: list(staffMember),
  closing: callToAction,
};
