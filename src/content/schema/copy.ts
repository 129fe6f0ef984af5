import { z } from 'zod';
import { sectionIntro, text } from './fields';
import { counts } from './counts';

/** Shapes of the words around the entries. They may hold more than is named here, never less. */

/** A group of texts. */
export const labels = <Name extends string>(...names: readonly Name[]) =>
  z.object(Object.fromEntries(names.map((name) => [name, text])));

/** A section of a page: its heading and what else it needs. */
export const section = (rest: z.ZodRawShape) => z.object({ heading: sectionIntro, ...rest });

/** Whether a list has as many entries as the spec says. */
export const exactly = (name: keyof typeof counts, entry: z.ZodType) =>
  z.array(entry).superRefine(({ length }, context) => {
    if (length !== counts[name]) context.addIssue(countReason(name, length));
  });

/** What is said about a list of another length than the spec's. */
export const countReason = (name: keyof typeof counts, length: number) =>
  `has ${length} entries where the spec fixes ${counts[name]} (src/content/schema/counts.ts)`;

/** Schemas for exports of a module; a name that the module does not have is a type error. */
export type SchemasOf<Module> = { readonly [Name in keyof Module]?: z.ZodType };
