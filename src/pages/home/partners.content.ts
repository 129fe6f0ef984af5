import { sample } from '@/lib/sample';
import type { MarkPath } from '@/site/content-types';

/** A mark in the strip of partners. */
export interface PartnerLogo {
  source: MarkPath;
  alt: string;
}

/** The partners' marks, in the order of the strip. Events show some of them too. */
export const partners = {
  'national-league': sample({ source: '/marks/national-league.svg', alt: 'A national hockey league' }),
  'inclusion-initiative': sample({
    source: '/marks/inclusion-initiative.svg',
    alt: 'A league inclusion initiative',
  }),
  'community-hero-award': sample({
    source: '/marks/community-hero-award.svg',
    alt: 'A community hero award',
  }),
  'edmonton-club': sample({ source: '/marks/edmonton-club.svg', alt: 'An Edmonton NHL club' }),
  'edmonton-foundation': sample({
    source: '/marks/edmonton-foundation.svg',
    alt: 'The foundation of an Edmonton NHL club',
  }),
  invitational: sample({ source: '/marks/invitational.svg', alt: 'A hockey invitational tournament' }),
  'junior-club': sample({ source: '/marks/junior-club.svg', alt: 'A junior club' }),
  'winnipeg-club': sample({ source: '/marks/winnipeg-club.svg', alt: 'A Winnipeg NHL club' }),
  'calgary-club': sample({ source: '/marks/calgary-club.svg', alt: 'A Calgary NHL club' }),
} as const satisfies Record<string, PartnerLogo>;
