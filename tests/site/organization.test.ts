// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { externalLinks, mailSubjects, organization, socialProfiles } from '@/site/organization';

describe('the facts about the organisation', () => {
  it('are those of the spec', () => {
    expect(organization.base.city).toBe('Edmonton');
    expect(organization.secondLocation.city).toBe('Surrey');
    expect(organization.foundingYear).toBe(2019); // §7
    expect(organization.copyrightYear).toBe(2024); // §2, Footer
    expect(organization.slogan.toLowerCase()).toBe('grow the game as one'); // §1
  });

  it('name the profiles in the order of spec §2', () => {
    expect(socialProfiles.map((profile) => profile.name)).toEqual([
      'Instagram',
      'Facebook',
      'TikTok',
      'Threads',
    ]);
  });

  it('name the pages of others that spec §2 sends visitors to', () => {
    expect(Object.keys(externalLinks)).toEqual([
      'registration',
      'firstShift',
      'southAsianNightTickets',
      'punjabiEliteLeague',
      'memorialTournament',
    ]);
  });

  it('keep the subjects of spec §7', () => {
    expect(mailSubjects.event).toBe('Event Inquiry');
    expect(mailSubjects.incident).toBe('Incident Report');
  });

  it('have no two mail subjects alike, so that the inbox can be sorted', () => {
    const subjects = Object.values(mailSubjects);
    expect(new Set(subjects).size).toBe(subjects.length);
  });

  it('hold addresses that can be opened, and contact details that can be reached', () => {
    const addresses = [...Object.values(externalLinks), ...socialProfiles.map((profile) => profile.href)];
    for (const address of addresses) expect(new URL(address).protocol).toBe('https:');
    expect(organization.email).toMatch(/^[^\s@{}]+@[^\s@{}]+\.[a-z]+$/);
    expect(organization.phone).toMatch(/^\+[\d ]+$/);
  });
});
