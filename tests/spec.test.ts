import { expect, it } from 'vitest';
import { createQueryClient } from '@/account/query-client';
import { copyright, legalLinks } from '@/layout/footer/content';
import { unexpectedError } from '@/layout/content';
import { adminNotices, labels as inbox } from '@/pages/admin/content';
import { authNotices, signIn, signUp } from '@/pages/auth/content';
import { PASSWORD_MIN_LENGTH } from '@/pages/auth/credential-schemas';
import { coaches, staff } from '@/pages/coaches/content';
import { directors } from '@/pages/directors/content';
import { donationTiers } from '@/pages/donate/content';
import { faqs, structuredQuestions } from '@/pages/faqs/content';
import { volunteerRoles } from '@/pages/get-involved/content';
import * as home from '@/pages/home/content';
import { events } from '@/pages/home/events.content';
import { partners } from '@/pages/home/partners.content';
import { SLIDE_INTERVAL_MS } from '@/pages/home/use-rotation';
import { impactStats, testimonials } from '@/pages/impact/content';
import { COUNT_MS } from '@/pages/impact/use-count-up';
import { initiatives } from '@/pages/initiatives/content';
import { offerings, reasons } from '@/pages/mentorship/content';
import { notFound } from '@/pages/not-found/content';
import { policyDates } from '@/pages/policy/content';
import { firstShift, programCards } from '@/pages/programs/content';
import { pages, pathTo } from '@/site/pages';
import { sponsors } from '@/pages/sponsors/content';
import { leveledPrograms, programsSection, stages } from '@/pages/what-we-do/content';
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
  expect(events.map(({ date }) => date).join(', ')).toBe('Nov 7, Jan 29, TBD, TBD');
});

it('counts, levels, sections of a biography, what sponsors fund', () => {
  const people = { coaches, staff, directors, testimonials, volunteerRoles };
  const offers = { leveledPrograms, stages, offerings, reasons, initiatives, faqs, sponsors };
  const counts = Object.entries({ ...people, ...offers }).map(([name, list]) => `${name} ${list.length}`);
  expect(counts.join(', ')).toBe(
    'coaches 4, staff 10, directors 4, testimonials 5, volunteerRoles 4, ' +
      'leveledPrograms 4, stages 3, offerings 5, reasons 4, initiatives 6, faqs 4, sponsors 5',
  );
  expect(Object.keys(programCards)).toHaveLength(2);
  expect(sponsors.filter(({ websiteUrl }) => websiteUrl === '')).toHaveLength(1);
  expect(leveledPrograms.map(({ title, level }) => `${title}: ${level}`).join(', ')).toBe(
    'Try Hockey: Beginner, Development Camps: All Levels, Elite Development: Advanced, Private Training: Advanced',
  );
  expect(programsSection.viewAllLabel).toBe('View All Programs');
  const sections = 'Leagues & Teams Played In, Minor Hockey Accolades, Junior Hockey & Beyond';
  for (const { bioSections } of coaches)
    expect(bioSections.map(({ title }) => title).join(', ')).toBe(sections);
  const funded = /summer camps and programs|a jersey for each athlete|winter camps and programs/;
  const words = sponsors.map(({ description }) => funded.exec(description.toLowerCase())?.[0]);
  const [camps, jerseys] = ['summer camps and programs', 'a jersey for each athlete'];
  expect(words.toSorted()).toEqual([jerseys, camps, camps, camps, 'winter camps and programs']);
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

it('dates of First Shift and of the policy; five questions of the record', () => {
  expect(`${firstShift.registrationDeadline} ${firstShift.welcomeEvent}`).toBe('2026-01-12 2026-01-18');
  expect(policyDates.facts.map(({ value }) => value).join(', ')).toBe(
    'September 2021, January 2024, At least every three years',
  );
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
