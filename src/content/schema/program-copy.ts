import { z } from 'zod';
import type * as camps from '@/content/camps';
import type * as firstTime from '@/content/first-time';
import type * as mentorship from '@/content/mentorship';
import type * as programs from '@/content/programs';
import type * as whatWeDo from '@/content/what-we-do';
import { exactly, labels, section, type SchemasOf } from './copy';
import { camp, leveledProgram, programCard } from './entities';
import { action, actions, callToAction, id, isoDate, pageIntro, sectionIntro, text } from './fields';
import {
  competitionCard,
  firstShift,
  glossaryTerm,
  kitItem,
  offering,
  reason,
  rinkMarking,
  step,
} from './page-shapes';

export const whatWeDoSchemas = {
  intro: pageIntro,
  programsSection: section({ skillsLabel: text, viewAllLabel: text }),
  leveledPrograms: exactly('leveledPrograms', leveledProgram),
  stagesSection: sectionIntro,
  stages: exactly('stages', step),
  closing: callToAction,
} satisfies SchemasOf<typeof whatWeDo>;

export const firstTimeSchemas = {
  firstTimeSection: section({
    id,
    kitTitle: text,
    rinkTitle: text,
    rinkAlt: text,
    glossaryTitle: text,
    printLabel: text,
  }),
  kit: z.array(kitItem),
  rinkMarkings: z.array(rinkMarking),
  glossary: z.array(glossaryTerm),
} satisfies SchemasOf<typeof firstTime>;

export const campsSchemas = { camps: z.array(camp) } satisfies SchemasOf<typeof camps>;

export const programsSchemas = {
  intro: pageIntro,
  onThisPage: z.object({ label: text, links: z.array(z.strictObject({ label: text, anchor: id })) }),
  nextCampLabels: labels('title', 'all'),
  registerSection: section({
    id,
    columns: labels('dates', 'name', 'code', 'location', 'price'),
    register: action,
    passedLabel: text,
    emptyText: text,
    emptyAction: action,
  }),
  cardLabels: labels('duration', 'ageGroup', 'price', 'features'),
  programsSection: section({ id }),
  programCards: exactly('programCards', programCard),
  competitionsSection: section({ id }),
  competitionCards: exactly('competitionCards', competitionCard),
  firstShift,
  firstShiftDates: z.array(z.strictObject({ file: text, date: isoDate, title: text })),
  southAsianNight: section({ id, details: text, actions }),
  costPanel: section({ id, factors: z.array(reason), action }),
} satisfies SchemasOf<typeof programs>;

export const mentorshipSchemas = {
  intro: pageIntro,
  offeringsSection: sectionIntro,
  offerings: exactly('offerings', offering),
  reasonsSection: sectionIntro,
  reasons: exactly('reasons', reason),
  guardianNote: text,
  closing: callToAction,
} satisfies SchemasOf<typeof mentorship>;
