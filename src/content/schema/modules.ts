import type { z } from 'zod';
import type { PageId } from '@/site/pages';
import {
  contactSchemas,
  donateSchemas,
  faqsSchemas,
  getInvolvedSchemas,
  initiativesSchemas,
  policySchemas,
  reportIncidentSchemas,
} from './community-copy';
import { eventsSchemas, homeSchemas, partnersSchemas } from './home-copy';
import {
  aboutSchemas,
  coachesSchemas,
  directorsSchemas,
  impactSchemas,
  sponsorsSchemas,
} from './people-copy';
import {
  campsSchemas,
  firstTimeSchemas,
  mentorshipSchemas,
  programsSchemas,
  whatWeDoSchemas,
} from './program-copy';
import { punjabiWelcome } from './page-shapes';

/** What the check knows about one content file. */
export interface ContentModule {
  /** The page that shows it: its ids are anchors there. */
  page?: PageId;
  /** A schema for each of its exports. One that is a plain text needs none. */
  schemas: Readonly<Record<string, z.ZodType>>;
}

/**
 * The content files of the pages, by file name. Files not named here hold the words of the frame, the account pages
 * and the error screens; in those only empty texts are looked for. An object that two files share is reported under the one that stands first here,
 * so the file that defines it comes before those that import it.
 */
export const contentModules: Readonly<Record<string, ContentModule>> = {
  'partners.ts': { schemas: partnersSchemas },
  'home.ts': { page: 'home', schemas: homeSchemas },
  'events.ts': { page: 'home', schemas: eventsSchemas },
  'about.ts': { page: 'about', schemas: aboutSchemas },
  'what-we-do.ts': { page: 'whatWeDo', schemas: whatWeDoSchemas },
  'first-time.ts': { page: 'whatWeDo', schemas: firstTimeSchemas },
  'coaches.ts': { page: 'coaches', schemas: coachesSchemas },
  'directors.ts': { page: 'directors', schemas: directorsSchemas },
  'impact.ts': { page: 'impact', schemas: impactSchemas },
  'sponsors.ts': { page: 'sponsors', schemas: sponsorsSchemas },
  'camps.ts': { page: 'programs', schemas: campsSchemas },
  'programs.ts': { page: 'programs', schemas: programsSchemas },
  'mentorship.ts': { page: 'mentorship', schemas: mentorshipSchemas },
  'initiatives.ts': { page: 'initiatives', schemas: initiativesSchemas },
  'policy.ts': { page: 'policy', schemas: policySchemas },
  'report-incident.ts': { page: 'reportIncident', schemas: reportIncidentSchemas },
  'get-involved.ts': { page: 'getInvolved', schemas: getInvolvedSchemas },
  'donate.ts': { page: 'donate', schemas: donateSchemas },
  'faqs.ts': { page: 'faqs', schemas: faqsSchemas },
  'contact.ts': { page: 'contact', schemas: contactSchemas },
  'punjabi.ts': { schemas: { punjabiWelcome } },
};
