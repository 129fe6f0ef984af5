import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { pages, type PageId } from '@/site/pages';
import { getStartedLabel } from '../../src/pages/home/content';
import { faqs } from '../../src/pages/faqs/content';
import { accounts, type Account } from '../support/accounts';
import type { Engine } from './engine';
import { openLine, type Line } from './line';
import { Visitor } from './visitor';

const START_TIMEOUT_MS = 60_000;
const JOURNEY_TIMEOUT_MS = 60_000;

let visitor: Visitor;
let line: Line;

const focused = () =>
  visitor.expectPage(() => (document.activeElement?.textContent ?? '').replace(/\s+/g, ' ').trim());
const scrolled = () => visitor.expectPage(() => Math.round(window.scrollY));
const menuShown = () =>
  visitor.expectPage(() => document.querySelector('#site-menu')?.getClientRects().length !== 0);
const path = () => visitor.expectPage(() => location.pathname);

/** Follows a link without scrolling; a press would scroll the link into the window. */
const follow = (id: PageId) =>
  visitor.engine.run((href) => {
    document.querySelector<HTMLAnchorElement>(`footer a[href="${href}"]`)?.click();
  }, pages[id].path);

async function expectArrival(id: PageId): Promise<void> {
  await visitor.expectPage(() => document.title).toBe(pages[id].title);
  await path().toBe(pages[id].path);
  await visitor.expectPage(() => document.activeElement?.tagName).toBe('H1');
}

async function signIn({ email, password }: Account): Promise<void> {
  await visitor.engine.open(visitor.origin + pages.auth.path);
  await visitor.fill('textbox', 'Email', email);
  await visitor.fill('textbox', 'Password', password);
  await visitor.press('button', 'Sign In');
}

/** Signs the administrator in and waits for the ten submissions of the demo data. */
async function openInbox(): Promise<void> {
  await signIn(accounts.admin);
  await path().toBe('/');
  await visitor.engine.open(visitor.origin + pages.admin.path);
  await visitor.expectShown('heading', 'Contact Submissions').toBeTruthy();
  await entries().toBe(10);
}

const entries = () => visitor.expectPage(() => document.querySelectorAll('main li article').length);

async function pressMenu(): Promise<void> {
  await visitor.open(pages.faqs.path);
  await visitor.press('button', 'Menu');
  await menuShown().toBe(true);
  await visitor.expectPage(() => document.querySelectorAll('main > [inert]').length > 0).toBe(true);
  await visitor.press('button', 'Menu');
  await menuShown().toBe(false);
  await visitor.expectPage(() => document.querySelectorAll('[inert]').length).toBe(0);
  await visitor.press('button', 'Menu');
  await menuShown().toBe(true);
  await visitor.press('link', 'Our Impact');
  await expectArrival('impact');
  await menuShown().toBe(false);
}

async function searchInbox(): Promise<void> {
  await openInbox();
  await visitor.press('searchbox', 'Search name, email, subject and message');
  await visitor.engine.type('bike helmet');
  await entries().toBe(1);
  await visitor.keys('Escape');
  await entries().toBe(10);
}

async function signInAsMember(): Promise<void> {
  await signIn(accounts.member);
  await path().toBe('/');
  await visitor.engine.open(visitor.origin + pages.admin.path);
  await path().toBe('/');
  await visitor.expectPage(() => document.body.textContent?.includes('Access denied')).toBe(true);
}

/** A title, and what a visitor does and finds. */
type Journey = readonly [title: string, walk: () => Promise<void>];

const onPhones: readonly Journey[] = [
  ['the menu opens and closes by its toggle, and a link of it moves to its page', pressMenu],
  [
    'Tab moves from a toggle that was clicked into its menu',
    async () => {
      await visitor.open(pages.faqs.path);
      for (const shown of [true, false, true]) {
        await visitor.press('button', 'Menu');
        await menuShown().toBe(shown);
      }
      await visitor.keys('Escape');
      await menuShown().toBe(false);
      await focused().toBe('Menu');
      await visitor.keys('Enter');
      await menuShown().toBe(true);
      await visitor.keys('Tab');
      // Firefox first stops at the menu itself, because it scrolls.
      await visitor.expectPage(() => document.activeElement?.closest('#site-menu') != null).toBe(true);
      await visitor.keys('Escape');
      await menuShown().toBe(false);
    },
  ],
  [
    'a link leads to the top of the next page and focuses its heading; Back and Forward restore page and scroll position',
    async () => {
      await visitor.open(pages.programs.path);
      await visitor.engine.run(() => window.scrollTo(0, 1200));
      await scrolled().toBe(1200);
      await follow('contact');
      await expectArrival('contact');
      await scrolled().toBe(0);
      await visitor.engine.run(() => window.history.back());
      await visitor.expectPage(() => document.title).toBe(pages.programs.title);
      await scrolled().toBe(1200);
      await visitor.engine.run(() => window.history.forward());
      await visitor.expectPage(() => document.title).toBe(pages.contact.title);
      await scrolled().toBe(0);
    },
  ],
  [
    'an anchor lands below the header, whether by address or by link',
    async () => {
      const top = () =>
        visitor.expectPage(() => {
          const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
          return Math.round((document.querySelector('#register')?.getBoundingClientRect().top ?? 0) - header);
        });
      await visitor.open(`${pages.programs.path}#register`);
      await top().toBe(16);
      await visitor.open('/');
      await visitor.press('link', getStartedLabel);
      await visitor.expectPage(() => location.hash).toBe('#register');
      await top().toBe(16);
    },
  ],
  [
    'one answer is open at a time, even the one that the address names',
    async () => {
      const [first, second] = faqs[0]?.questions ?? [];
      const open = () =>
        visitor.expectPage(() =>
          [...document.querySelectorAll('h3 [aria-expanded=true]')].map(({ textContent }) => textContent),
        );
      await visitor.open(`${pages.faqs.path}#${second?.id}`);
      await open().toEqual([second?.question]);
      await visitor.press('button', first?.question ?? '');
      await open().toEqual([first?.question]);
      await visitor.press('button', first?.question ?? '');
      await open().toEqual([]);
    },
  ],
  ['a member signs in, and is refused the inbox and told so', signInAsMember],
  ['an administrator reads and searches the inbox', searchInbox],
  [
    'signing out leads home, and Back does not return to the inbox',
    async () => {
      await openInbox();
      await visitor.press('button', 'Sign Out');
      await path().toBe('/');
      await visitor.engine.run(() => {
        document.documentElement.id = 'left';
        window.history.back();
      });
      await visitor.expectPage(() => document.documentElement.id).toBe('');
      await visitor.expectReady();
      await visitor.expectPage(() => document.querySelectorAll('main li article').length).toBe(0);
    },
  ],
  [
    'offline, a page that was read still opens, and others say why they do not',
    async () => {
      await visitor.open(pages.faqs.path);
      await visitor
        .expectPage(
          async (kept) => (await caches.match(kept, { ignoreSearch: true, ignoreVary: true })) !== undefined,
          pages.faqs.path,
        )
        .toBe(true);
      line.cut();
      try {
        await visitor.open(pages.faqs.path);
        await visitor.expectShown('heading', faqs[0]?.category ?? 'none').toBeTruthy();
        await visitor.engine.open(`${visitor.origin}${pages.auth.path}`);
        await visitor.expectShown('heading', 'No connection').toBeTruthy();
      } finally {
        await line.restore();
      }
      await visitor.open(pages.donate.path);
      await visitor.expectPage(() => document.title).toBe(pages.donate.title);
    },
  ],
];

const expanded = (name: string) =>
  visitor.expectPage(
    (wanted) =>
      [...document.querySelectorAll('nav button[aria-expanded]')]
        .find((button) => button.textContent?.trim() === wanted)
        ?.getAttribute('aria-expanded'),
    name,
  );

const onWideScreens: readonly Journey[] = [
  [
    'a dropdown opens on hover, stays open at the first press and closes at the next',
    async () => {
      await visitor.open('/');
      await visitor.hover('button', 'ABOUT');
      await expanded('ABOUT').toBe('true');
      await visitor.press('button', 'ABOUT');
      await expanded('ABOUT').toBe('true');
      await visitor.press('button', 'ABOUT');
      await expanded('ABOUT').toBe('false');
      await visitor.hover('button', 'PROGRAMS');
      await expanded('PROGRAMS').toBe('true');
      await visitor.press('link', 'Mentorship Program');
      await expectArrival('mentorship');
      await expanded('PROGRAMS').toBe('false');
    },
  ],
  [
    'a dropdown opens by key, leads to its links and closes by Escape',
    async () => {
      await visitor.open('/');
      await visitor.engine.run(() => {
        [...document.querySelectorAll<HTMLElement>('nav button')]
          .find((button) => button.textContent?.trim() === 'COMMUNITY')
          ?.focus();
      });
      await visitor.keys('Enter');
      await expanded('COMMUNITY').toBe('true');
      await visitor.expectShown('link', 'Our Policy').toBeTruthy();
      await visitor.keys('Tab');
      await focused().toBe('Our Policy');
      await visitor.keys('Escape');
      await expanded('COMMUNITY').toBe('false');
      await focused().toBe('COMMUNITY');
    },
  ],
  [
    'the header shrinks as home is scrolled, and Back restores the position',
    async () => {
      const height = () =>
        visitor.expectPage(() => document.querySelector('header')?.getBoundingClientRect().height);
      await visitor.open('/');
      await height().toBe(190);
      await visitor.engine.run(() => window.scrollTo(0, 800));
      await height().toBe(140);
      await follow('about');
      await expectArrival('about');
      await visitor.engine.run(() => window.history.back());
      await visitor.expectPage(() => document.title).toBe(pages.home.title);
      await scrolled().toBe(800);
    },
  ],
  ['an administrator reads and searches the inbox', searchInbox],
];

/** Describes journeys in one engine: each starts from a fresh page and session and must log no problem. */
function describeJourneys(name: string, start: () => Promise<Engine>, journeys: readonly Journey[]): void {
  describe(name, () => {
    beforeAll(async () => {
      line = await openLine(inject('site'));
      visitor = new Visitor(await start(), line.origin);
    }, START_TIMEOUT_MS);
    afterAll(async () => {
      await visitor.engine.close();
      line.cut();
    });
    afterEach(async () => {
      expect(await visitor.startOver(), 'problems in the page').toEqual([]);
    });
    for (const [title, walk] of journeys) it(title, walk, JOURNEY_TIMEOUT_MS);
  });
}

/** Describes every journey on a phone and on a wide screen. */
export function describeAllJourneys(
  name: string,
  start: (size: { width: number; height: number }) => Promise<Engine>,
): void {
  describeJourneys(`${name}, 390 px`, () => start({ width: 390, height: 844 }), onPhones);
  describeJourneys(`${name}, 1440 px`, () => start({ width: 1440, height: 900 }), onWideScreens);
}

/** Describes the journeys that once broke in the oldest browsers for lack of features. */
export function describeOldestJourneys(name: string, start: () => Promise<Engine>): void {
  describeJourneys(name, start, [
    ['the menu opens and closes by its toggle, and its links lead to their pages', pressMenu],
    ['a member signs in, is refused the inbox and learns why', signInAsMember],
    ['an administrator reads and searches the inbox', searchInbox],
  ]);
}
