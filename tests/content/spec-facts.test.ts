// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { readContent } from '../../scripts/content-check/read-content';
import { adminNotices, adminTitle, loadingText, signOutLabel, submissions } from '@/content/admin';
import { authNotices, authTitle, signIn, signUp } from '@/content/auth';
import { coaches, joinLabel } from '@/content/coaches';
import { readyCard } from '@/content/contact';
import { donationTiers } from '@/content/donate';
import { unexpectedError } from '@/content/errors';
import { events } from '@/content/events';
import { faqs } from '@/content/faqs';
import { copyright, legalLinks } from '@/content/footer';
import { volunteerRoles } from '@/content/get-involved';
import * as home from '@/content/home';
import { impactStats, testimonials } from '@/content/impact';
import { notFound } from '@/content/not-found';
import { policyDates } from '@/content/policy';
import * as programs from '@/content/programs';
import { tellUs } from '@/content/report-incident';
import * as sponsorsPage from '@/content/sponsors';
import { bioSectionTitles } from '@/content/types';
import * as whatWeDo from '@/content/what-we-do';
import * as site from '@/site/organization';

const pick = <T, K extends keyof T>(entries: readonly T[], ...names: readonly K[]) =>
  entries.map((entry) => names.map((name) => entry[name]));

describe('what the spec fixes, word for word', () => {
  it('the slides, the start button and the bar of profiles (§2, Home)', () => {
    expect(pick(home.slides, 'title', 'subtitle')).toEqual([
      ['BUILDING BETTER', 'PLAYERS'],
      ['CREATING BETTER', 'PEOPLE'],
      ['GROWING THE GAME', 'AS ONE'],
    ]);
    expect(home.getStartedLabel).toBe('GET STARTED');
    expect(home.getStartedTarget).toEqual({ page: 'programs', anchor: 'register' });
    expect(home.followLabel).toBe('FOLLOW US');
  });

  it('the slides say what they are about (§2, Home)', () => {
    const [players, people, game] = home.slides.map((slide) => slide.description);
    expect(players).toMatch(/breaking barriers and increasing cultural importance in hockey/i);
    expect(people).toMatch(/elite training, mentorship and support for the community/i);
    expect(game).toMatch(/developing champions through dedication, skill and character/i);
  });

  it('the partner strip (§2, Home)', () => {
    const { headline, text } = home.partnersSection;
    expect(`${headline.lead} ${headline.wide}`).toBe('Proudly Associated With Excellence');
    expect(text).toMatch(
      /maintains strong relationships with professional and junior hockey organizations, providing athletes with pathways to excellence/,
    );
    expect(home.partnerLogos.map((logo) => logo.alt)).toEqual([
      'A national hockey league',
      'A league inclusion initiative',
      'A community hero award',
      'An Edmonton NHL club',
      'The foundation of an Edmonton NHL club',
      'A hockey invitational tournament',
      'A junior club',
      'A Winnipeg NHL club',
      'A Calgary NHL club',
    ]);
  });

  it('the events (§2, Home; §3)', () => {
    expect(events.map((event) => event.date)).toEqual(['Nov 7', 'Jan 29', 'TBD', 'TBD']);
    expect(events.map((event) => event.price)).toEqual(['', '', '', '']);
    expect(new Set(events.map((event) => event.category))).toEqual(
      new Set(['Training', 'Competition', 'Beginner', 'Community']),
    );
  });

  it('the program cards (§2, What We Do)', () => {
    expect(pick(whatWeDo.leveledPrograms, 'title', 'level')).toEqual([
      ['Try Hockey', 'Beginner'],
      ['Development Camps', 'All Levels'],
      ['Elite Development', 'Advanced'],
      ['Private Training', 'Advanced'],
    ]);
    expect(whatWeDo.programsSection.viewAllLabel).toBe('View All Programs');
  });

  it('the coaches’ sections and the button that looks for more coaches (§2, §3)', () => {
    expect(bioSectionTitles).toEqual([
      'Leagues & Teams Played In',
      'Minor Hockey Accolades',
      'Junior Hockey & Beyond',
    ]);
    for (const coach of coaches) {
      expect(coach.bioSections.map((section) => section.title)).toEqual([...bioSectionTitles]);
    }
    expect(joinLabel).toBe('Want to join the coaching staff');
  });

  it('lengths, groups and prices of the programs (§9)', () => {
    const [elite, small] = programs.programCards;
    expect(elite.duration).toBe('3-5 days');
    expect(small.title).toBe('Small Group Sessions');
    expect(small.duration).toBe('1-1.5 hours');
    expect(small.ageGroup).toContain('3-8 skaters');
    expect(small.action).toMatchObject({ kind: 'mail', label: 'Contact to book' });
    expect(new Set(programs.programCards.map((card) => card.price))).toEqual(
      new Set(['Contact for Pricing']),
    );
  });

  it('First Shift (§9)', () => {
    const { firstShift } = programs;
    expect(firstShift.registrationDeadline).toBe('2026-01-12');
    expect(firstShift.welcomeEvent).toBe('2026-01-18');
    const facts = Object.fromEntries(
      pick<{ label: string; value: string }, 'label' | 'value'>(firstShift.facts, 'label', 'value'),
    );
    expect(Object.values(facts)).toEqual([
      '6-10',
      'First-time players only',
      'January 12, 2026',
      'January 18, 2026',
      '6 on-ice sessions',
      'A full set of equipment',
    ]);
    expect(firstShift.action).toMatchObject({ kind: 'external', link: 'firstShift' });
    expect(programs.southAsianNight.actions.map((action) => action.link)).toEqual([
      'southAsianNightTickets',
      'southAsianNightTickets',
    ]);
  });

  it('the commitments of volunteers (§9)', () => {
    expect(volunteerRoles.map((role) => role.commitment)).toEqual([
      '4-8 hours per event',
      'Flexible',
      '2-3 hours per week',
      'Flexible',
    ]);
  });

  it('the giving levels (§9)', () => {
    expect(pick(donationTiers, 'name', 'amount', 'color')).toEqual([
      ['Team Player', '$500', 'bronze'],
      ['All-Star', '$2,000', 'silver'],
      ['MVP', '$5,000', 'gold'],
      ['Champion', '$10,000+', 'blue'],
    ]);
    expect(donationTiers[3].description).toMatch(/multi-year commitment/i);
  });

  it('the counters and who speaks (§2, Our Impact)', () => {
    expect(pick(impactStats, 'number', 'suffix', 'label')).toEqual([
      [500, '+', 'Athletes Trained'],
      [250, '+', 'Events Hosted'],
      [500, '+', 'Equipment Donated'],
    ]);
    expect(new Set(testimonials.map((quote) => quote.role))).toEqual(new Set(['Parent', 'AZ1 Athlete']));
  });

  it('the sponsors’ trades, and what each one funds (§2, Our Sponsors)', () => {
    expect(sponsorsPage.sponsors.map((sponsor) => sponsor.title)).toEqual([
      'Custom homes builder',
      'Real estate group',
      'Investment group',
      'Psychology clinic',
      'Logistics company',
    ]);
    const funds = sponsorsPage.sponsors.map(({ description }) => description);
    for (const text of funds.slice(0, 3)) expect(text).toMatch(/summer camps and programs/);
    expect(funds[3]).toMatch(/jerseys for each athlete/);
    expect(funds[4]).toMatch(/winter camps and programs/);
    expect(sponsorsPage.sponsors.filter((sponsor) => sponsor.websiteUrl === '')).toHaveLength(1);
    expect(sponsorsPage.sponsorsSection.visitLabel).toBe('Visit Website');
    expect(sponsorsPage.closing.actions).toEqual([
      { kind: 'page', label: 'Contact Us About Sponsorship', to: { page: 'contact' } },
    ]);
  });

  it('the numbers in the questions, which differ from the programs page (§9)', () => {
    const answers = new Map(
      faqs
        .flatMap((category): readonly { id: string; answer: string }[] => category.questions)
        .map(({ id, answer }) => [id, answer]),
    );
    expect(answers.get('small-groups')).toContain('3-6 skaters');
    expect(answers.get('private-sessions')).toContain('1 hour');
    expect(answers.get('ages')).toMatch(/\b6 or older\b/);
  });

  it('the dates of the policy (§9)', () => {
    expect(policyDates.facts.map((fact) => fact.value)).toEqual([
      'September 2021',
      'January 2024',
      'At least every three years',
    ]);
  });

  it('the incident report, the register card and the 404 page (§2)', () => {
    expect(site.mailSubjects[tellUs.action.subject]).toBe('Incident Report');
    expect(`${readyCard.headline.lead} ${readyCard.headline.wide}`).toBe('Ready to get started?');
    expect(readyCard.action).toEqual({ kind: 'external', label: 'Register Now', link: 'registration' });
    expect(`${notFound.headline.lead} ${notFound.headline.wide}`).toBe('Oops! Page not found');
    expect(notFound.home).toBe('Return to Home');
  });

  it('the footer (§2)', () => {
    expect(legalLinks).toEqual(['Privacy Policy', 'Terms of Service', 'Accessibility']);
    expect(copyright).toMatch(/^© 2024 /);
  });

  it('the account pages (§2, §5, §8)', () => {
    expect(authTitle).toBe('Welcome');
    expect([signIn.tab, signIn.submit, signIn.busy]).toEqual(['Sign In', 'Sign In', 'Signing in...']);
    expect([signUp.tab, signUp.submit, signUp.busy]).toEqual(['Sign Up', 'Sign Up', 'Creating account...']);
    expect(authNotices).toEqual({
      signUpMissing: { title: 'Missing information', text: 'Please fill in all fields' },
      signInMissing: { title: 'Missing information', text: 'Please enter your email and password' },
      passwordTooShort: { title: 'Password too short', text: 'Password must be at least 6 characters' },
      signUpFailed: { title: 'Error signing up' },
      signUpDone: { title: 'Account created!', text: 'You have been successfully signed up.' },
      signInFailed: { title: 'Error signing in' },
    });
  });

  it('the admin page and the error screen (§2, §6, §8)', () => {
    expect([adminTitle, signOutLabel, loadingText]).toEqual(['Admin Dashboard', 'Sign Out', 'Loading...']);
    expect(submissions.heading).toBe('Contact Submissions');
    expect(submissions.empty).toBe('No contact submissions yet.');
    expect(adminNotices).toEqual({
      denied: { title: 'Access denied', text: "You don't have permission to view this page." },
      loadFailed: { title: 'Error', text: 'Failed to load contact submissions.' },
    });
    expect(unexpectedError.title).toBe('Unexpected Application Error!');
  });
});

it('no placeholder of the spec, such as {phone} or {email}, is left anywhere', async () => {
  const everything = JSON.stringify([await readContent(), site]);
  expect(everything).toContain(site.organization.legalName);
  expect(everything.match(/\{[a-z]+\}/gi) ?? []).toEqual([]);
});
