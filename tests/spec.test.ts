import { expect, it } from 'vitest';
import { createQueryClient } from '@/account/query-client';
import { copyright, legalLinks } from '@/layout/footer/content';
import { unexpectedError } from '@/layout/content';
import { adminNotices, labels as inbox } from '@/pages/admin/content';
import { authNotices, signIn, signUp } from '@/pages/auth/content';
import { PASSWORD_MIN_LENGTH } from '@/pages/auth/credential-schemas';
import { coaches } from '@/pages/coaches/content';
import { donationTiers } from '@/pages/donate/content';
import { structuredQuestions } from '@/pages/faqs/content';
import { volunteerRoles } from '@/pages/get-involved/content';
import * as home from '@/pages/home/content';
import { partners } from '@/pages/home/partners.content';
import { SLIDE_INTERVAL_MS } from '@/pages/home/use-rotation';
import { impactStats } from '@/pages/impact/content';
import { COUNT_MS } from '@/pages/impact/use-count-up';
import { notFound } from '@/pages/not-found/content';
import { policyDates } from '@/pages/policy/content';
import { programCards } from '@/pages/programs/content';
import { pages, pathTo } from '@/site/pages';
import { sponsors } from '@/pages/sponsors/content';
import { leveledPrograms, programsSection } from '@/pages/what-we-do/content';
import { OPEN_DELAY_MS, SKIP_DELAY_MS } from '@/layout/header/WideNavigation';
import { navigationItems } from '@/site/navigation.content';
import { mailSubjects, organization, socialProfiles } from '@/site/organization.content';

it('routes', () => {
  const paths = Object.values(pages).map(({ path }) => path);
  expect(paths.toSorted().join(' ')).toBe(
    '/ /about /admin /auth /contact /cultural-importance /donate /faqs /get-involved /initiatives /mentorship ' +
      '/our-coaches /our-directors /our-impact /our-sponsors /programs /report-incident /what-we-do',
  );
});

it('header', () => {
  const header = navigationItems.map(({ name, target, dropdown = [] }) =>
    [{ name, target }, ...dropdown].map((item) => `${item.name} ${item.target ? pathTo(item.target) : ''}`),
  );
  expect(header.map((items) => items.join(', '))).toEqual([
    'HOME /',
    'ABOUT , Our Mission /about#mission, Our Coaches /our-coaches, Our Directors /our-directors, Our Impact /our-impact, Our Sponsors /our-sponsors',
    'WHAT WE DO /what-we-do',
    'PROGRAMS , Our Programs /programs, Mentorship Program /mentorship',
    'INITIATIVES /initiatives',
    'COMMUNITY , Our Policy /cultural-importance, Report Incident /report-incident',
    'GET INVOLVED /get-involved',
    'DONATE /donate',
    'FAQS /faqs',
    'CONTACT /contact',
  ]);
  expect([OPEN_DELAY_MS, SKIP_DELAY_MS]).toEqual([200, 300]);
});

it('footer', () => {
  expect(legalLinks.join(', ')).toBe('Privacy Policy, Terms of Service, Accessibility');
  expect(copyright).toContain('2024');
  expect(socialProfiles.map(({ name }) => name).join(', ')).toBe('Instagram, Facebook, TikTok, Threads');
});

it('slides, partners and events of the home page', () => {
  expect(home.slides.map((slide) => [slide.title, slide.subtitle, slide.description].join(' / '))).toEqual([
    'BUILDING BETTER / PLAYERS / Breaking barriers and increasing cultural importance in hockey.',
    'CREATING BETTER / PEOPLE / Elite training, mentorship and support for the community.',
    'GROWING THE GAME / AS ONE / Developing champions through dedication, skill and character.',
  ]);
  expect(SLIDE_INTERVAL_MS).toBe(5000);
  expect(`${home.getStartedLabel} ${pathTo(home.getStartedTarget)}`).toBe('GET STARTED /programs#register');
  expect(home.followLabel).toBe('FOLLOW US');
  const sections = [home.registerSection, home.aboutSection, home.eventsSection];
  expect(sections.map(({ id }) => id).join(' ')).toBe('register about events');
  expect(Object.values(home.partnersSection.headline).join(' ')).toBe('Proudly Associated With Excellence');
  expect(Object.keys(partners)).toHaveLength(9);
});

it('levels, sections of a biography, what sponsors fund', () => {
  expect(Object.keys(programCards)).toHaveLength(2);
  expect(leveledPrograms.map(({ title, level }) => `${title}: ${level}`).join(', ')).toBe(
    'Try Hockey: Beginner, Development Camps: All Levels, Elite Development: Advanced, Private Training: Advanced',
  );
  expect(programsSection.viewAllLabel).toBe('View All Programs');
  const sections = 'Leagues & Teams Played In, Minor Hockey Accolades, Junior Hockey & Beyond';
  for (const { bioSections } of coaches)
    expect(bioSections.map(({ title }) => title).join(', ')).toBe(sections);
  const funded = sponsors.map(({ description }) => description).join(' ');
  for (const words of ['summer camps and programs', 'a jersey for each athlete', 'winter camps and programs'])
    expect(funded).toContain(words);
});

it('numbers, amounts and commitments', () => {
  expect(impactStats.map(({ number, suffix, label }) => `${number}${suffix} ${label}`).join(', ')).toBe(
    '500+ Athletes Trained, 250+ Events Hosted, 500+ Equipment Donated',
  );
  expect([COUNT_MS, organization.foundingYear]).toEqual([2000, 2019]);
  expect(donationTiers.map(({ name, amount, color }) => `${name} ${amount} ${color}`).join(', ')).toBe(
    'Team Player $500 bronze, All-Star $2,000 silver, MVP $5,000 gold, Champion $10,000+ blue',
  );
  expect(volunteerRoles.map(({ commitment }) => commitment).join(', ')).toBe(
    '4-8 hours per event, Flexible, 2-3 hours per week, Flexible',
  );
  expect(`${mailSubjects.event}, ${mailSubjects.incident}`).toBe('Event Inquiry, Incident Report');
});

it('the policy since 2021; five questions of the record', () => {
  const values = policyDates.facts.map(({ value }) => value);
  expect(values).toContain('September 2021');
  expect(values).toContain('At least every three years');
  expect(structuredQuestions.map(({ id }) => id).join(', ')).toBe(
    'ages, experience, what-is-different, how-much, scholarships',
  );
});

it('words and constants of the account pages, and words of failures', () => {
  const notices = Object.values(authNotices).map((notice) =>
    typeof notice === 'string' ? notice : Object.values(notice).join(': '),
  );
  expect(notices.join(' | ')).toBe(
    'Missing information: Please fill in all fields | Missing information: Please enter your email and password | ' +
      'Password too short: Password must be at least 6 characters | Error signing up | ' +
      'Account created!: You have been successfully signed up. | Error signing in',
  );
  const buttons = [signIn.submit, signIn.busy, signUp.submit, signUp.busy];
  expect(buttons.join(', ')).toBe('Sign In, Signing in..., Sign Up, Creating account...');
  expect(`${inbox.heading}: ${inbox.empty}`).toBe('Contact Submissions: No contact submissions yet.');
  const { denied, loadFailed } = adminNotices;
  expect(Object.values(denied)).toEqual(['Access denied', "You don't have permission to view this page."]);
  expect(Object.values(loadFailed)).toEqual(['Error', 'Failed to load contact submissions.']);
  expect(PASSWORD_MIN_LENGTH).toBe(6);
  const { gcTime, retryDelay } = createQueryClient().getDefaultOptions().queries ?? {};
  const delay = retryDelay as (failures: number) => number;
  expect([gcTime, delay(0), delay(1), delay(9)]).toEqual([300_000, 1000, 2000, 30_000]);
  expect(unexpectedError.title).toBe('Unexpected Application Error!');
  expect(Object.values(notFound.headline).join(' ')).toBe('Oops! Page not found');
});
