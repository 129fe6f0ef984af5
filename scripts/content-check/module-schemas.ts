import { z } from 'zod';
import { externalUrl, headline, pageTarget, text } from '../../src/site/content-fields.schema';
import { dates, time } from '../../src/site/date-fields.schema';
import type { Schemas } from './project';

/** Longest title of a page that search engines show whole, in characters. */
const LONGEST_TITLE = 60;

const email = z.email('must be an email address, such as hello@az1hockey.ca');

/** Reads well aloud, and can be dialled from anywhere (E.164). */
const phone = z
  .string()
  .regex(/^\+1 \d{3} \d{3} \d{4}$/, 'must be a number with its country, such as +1 780 555 0119');

const place = z.strictObject({ city: text, region: text, country: text, timeZone: text });

const organization = z.strictObject({
  name: text,
  legalName: text,
  slogan: headline,
  description: text,
  foundingYear: z.int(),
  base: place,
  secondLocation: place,
  email,
  phone,
  copyrightYear: z.int(),
});

const socialProfile = z.strictObject({ network: text, name: text, handle: text, href: externalUrl });

const navigationItem = z.union([
  z.strictObject({ name: text, target: pageTarget }),
  z.strictObject({ name: text, dropdown: z.array(z.strictObject({ name: text, target: pageTarget })) }),
]);

/** Facts of a page. */
const pageFacts = z.strictObject({
  path: z.string().regex(/^\/[a-z0-9-]*$/, 'must be / and lower-case letters, digits and hyphens'),
  label: text,
  title: text.max(LONGEST_TITLE, `is longer than ${LONGEST_TITLE} characters, and search engines cut it`),
  visibility: z.enum(['public', 'private']),
  parent: pageTarget.shape.page.exactOptional(),
  localBusiness: z.literal(true).exactOptional(),
  keptOffline: z.literal(true).exactOptional(),
});

/** Schemas of content that is also code: no schema file is beside it. */
export const moduleSchemas: Readonly<Record<string, Schemas>> = {
  'src/site/organization.ts': {
    organization,
    socialProfiles: z.array(socialProfile),
    externalLinks: z.record(z.string(), externalUrl),
    neutralPage: externalUrl,
    mailSubjects: z.record(z.string(), text),
    mailBodies: z.record(z.string(), text),
  },
  'src/site/navigation.ts': { navigationItems: z.array(navigationItem) },
  'src/site/south-asian-night.ts': {
    southAsianNight: z.strictObject({ date: dates, title: text, time, location: text }),
  },
};

/** Returns the schemas of the module with the facts of a page, whatever its export is called. */
export function schemasOfFacts(source: string): Schemas {
  const [, name = ''] = /^export const (\w+)/m.exec(source) ?? [];
  return { [name]: pageFacts };
}
