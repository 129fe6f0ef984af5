/**
 * How many entries a list has, where the spec says it. The check refuses any other number, because texts, page
 * descriptions and layouts name it too: whoever changes one here changes those as well.
 */
export const counts = {
  slides: 3, // spec §2, Home
  partners: 9, // spec §2, Home
  events: 4, // spec §2, Home
  leveledPrograms: 4, // spec §2, What We Do
  stages: 3, // spec §2, What We Do
  coaches: 4, // spec §2, Coaches
  staff: 10, // spec §2, Coaches
  directors: 4, // spec §2, Directors
  programCards: 2, // spec §2, Programs
  competitionCards: 2, // spec §2, Programs
  offerings: 5, // spec §2, Mentorship
  reasons: 4, // spec §2, Mentorship
  initiatives: 6, // spec §2, Initiatives
  volunteerRoles: 4, // spec §2, Get Involved
  donationTiers: 4, // spec §9
  faqs: 4, // spec §2, FAQ
  structuredQuestions: 5, // spec §7
  impactStats: 3, // spec §2, Our Impact
  testimonials: 5, // spec §2, Our Impact
  sponsors: 5, // spec §2, Our Sponsors
} as const;
