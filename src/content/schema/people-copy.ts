import { z } from 'zod';
import type * as about from '@/content/about';
import type * as coaches from '@/content/coaches';
import type * as directors from '@/content/directors';
import type * as impact from '@/content/impact';
import type * as sponsors from '@/content/sponsors';
import { exactly, section, type SchemasOf } from './copy';
import { coach, director, impactStat, sponsor, staffMember, testimonial } from './entities';
import { action, actions, callToAction, headline, id, pageIntro, sectionIntro, text, texts } from './fields';

export const aboutSchemas = {
  intro: pageIntro,
  mission: section({ id, statement: text, whyTitle: text, why: texts }),
  commitments: section({ items: texts }),
  morePages: section({ links: actions }),
  closing: callToAction,
} satisfies SchemasOf<typeof about>;

export const coachesSchemas = {
  intro: pageIntro,
  coachesSection: sectionIntro,
  coaches: exactly('coaches', coach),
  staffSection: sectionIntro,
  staff: exactly('staff', staffMember),
  joinLabel: text,
  joinSection: z.object({ headline, text, action }),
} satisfies SchemasOf<typeof coaches>;

export const directorsSchemas = {
  intro: pageIntro,
  directors: exactly('directors', director),
  closing: callToAction,
} satisfies SchemasOf<typeof directors>;

export const impactSchemas = {
  intro: pageIntro,
  statsSection: sectionIntro,
  impactStats: exactly('impactStats', impactStat),
  testimonialsSection: sectionIntro,
  testimonials: exactly('testimonials', testimonial),
  closing: callToAction,
} satisfies SchemasOf<typeof impact>;

export const sponsorsSchemas = {
  intro: pageIntro,
  sponsorsSection: section({ visitLabel: text }),
  sponsors: exactly('sponsors', sponsor),
  closing: callToAction,
} satisfies SchemasOf<typeof sponsors>;
