import { z } from 'zod';
import {
  id,
  labels,
  list,
  mailAction,
  pageTarget,
  section,
  text,
  texts,
  titledPart,
} from '@/site/content-fields.schema';
import { rinkPoints } from '@/ui/art/rink-points';

/** An offer for a first time on the ice, and the part of the site that has more about it. */
const firstTime = z.strictObject({ id, name: text, to: pageTarget, who: text, often: text, gear: text });

export type FirstTime = z.infer<typeof firstTime>;

/** One piece of equipment, in the order in which it is put on; the note says why, how or what to look for. */
const kitItem = z.strictObject({ id, name: text, note: text });

export type KitItem = z.infer<typeof kitItem>;

/** A marking on the rink drawing, by its name there. */
const rinkMarking = z.strictObject({
  id: z.enum(Object.keys(rinkPoints) as (keyof typeof rinkPoints)[]),
  name: text,
  meaning: text,
});

export type RinkMarking = z.infer<typeof rinkMarking>;

const glossaryTerm = z.strictObject({ id, term: text, meaning: text });

export type GlossaryTerm = z.infer<typeof glossaryTerm>;

export const schemas = {
  firstTimesSection: section({
    id,
    caption: text,
    columns: labels('name', 'who', 'often', 'gear', 'next'),
    closed: text,
    noDate: text,
    ask: text,
    note: text,
    action: mailAction,
  }),
  firstTimes: list(firstTime),
  firstTimeSection: section({
    id,
    /** The things to bring to each program, one line for each. */
    whatToBring: titledPart({ lists: texts }),
    kitTitle: text,
    rinkTitle: text,
    rinkAlt: text,
    glossaryTitle: text,
    printLabel: text,
  }),
  kit: list(kitItem),
  rinkMarkings: list(rinkMarking),
  glossary: list(glossaryTerm),
};
