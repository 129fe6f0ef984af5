import { expect, vi } from 'vitest';
import { PROBLEMS, type Engine, type KeyName } from './engine';

type Role = 'link' | 'button' | 'heading' | 'tab' | 'textbox' | 'searchbox';

/** Patience for changes that wait for a server's answer on a busy machine. */
const PATIENCE = { timeout: 15_000, interval: 100 };

/**
 * Finds an element by role and name, scrolls it into the window and returns its middle, in px of the window; undefined
 * while it is hidden, inert or covered. Runs in the page.
 */
function locate(role: Role, name: string) {
  const selectors = {
    link: 'a[href]',
    button: 'button:not([role])',
    heading: 'h1, h2, h3, h4',
    tab: '[role=tab]',
    textbox: 'input',
    searchbox: 'input[type=search]',
  };
  const nameOf = (element: Element) => {
    const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : undefined;
    const text = element.getAttribute('aria-label') ?? label ?? element.textContent ?? '';
    return text.replace(/\s+/g, ' ').trim();
  };
  const element = [...document.querySelectorAll(selectors[role])].find(
    (element) =>
      element.getClientRects().length > 0 &&
      getComputedStyle(element).visibility === 'visible' &&
      element.closest('[inert]') === null &&
      nameOf(element) === name,
  );
  if (element === undefined) return undefined;
  const middle = () => {
    const box = element.getBoundingClientRect();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const isOnTop = () => {
    const { x, y } = middle();
    return element.contains(document.elementFromPoint(x, y));
  };
  if (!isOnTop() && element.closest('header') === null)
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
  return isOnTop() ? middle() : undefined;
}

/** Somebody who uses the site in an engine and finds things by their names. */
export class Visitor {
  constructor(
    readonly engine: Engine,
    readonly origin: string,
  ) {}

  /** Opens a page and waits until its scripts respond. */
  async open(path: string): Promise<void> {
    await this.engine.open(this.origin + path);
    await this.expectReady();
  }

  async expectReady(): Promise<void> {
    await this.expectPage(() => 'ready' in document.documentElement.dataset).toBe(true);
  }

  /** Polls the page until the expectation that follows is met. */
  expectPage<Args extends unknown[], Result>(
    look: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ) {
    return expect.poll(() => this.engine.run(look, ...args), PATIENCE);
  }

  expectShown(role: Role, name: string) {
    const message = `${role} "${name}"`;
    return expect.poll(() => this.engine.run(locate, role, name), { ...PATIENCE, message });
  }

  /** Waits until an element is there and returns its position. */
  private find(role: Role, name: string): Promise<{ x: number; y: number }> {
    return vi.waitUntil(() => this.engine.run(locate, role, name), PATIENCE);
  }

  async press(role: Role, name: string): Promise<void> {
    const { x, y } = await this.find(role, name);
    await this.engine.pressAt(x, y);
  }

  async hover(role: Role, name: string): Promise<void> {
    const { x, y } = await this.find(role, name);
    await this.engine.moveTo(x, y);
  }

  async keys(...names: readonly KeyName[]): Promise<void> {
    for (const name of names) await this.engine.press(name);
  }

  /** Presses a field and types into it. */
  async fill(role: 'textbox' | 'searchbox', name: string, text: string): Promise<void> {
    await this.press(role, name);
    await this.engine.type(text);
  }

  /** Forgets the session, so that no journey depends on the one before; returns the problems since the last call. */
  async startOver(): Promise<string[]> {
    return this.engine.run((key) => {
      const problems = JSON.parse(sessionStorage.getItem(key) ?? '[]') as string[];
      localStorage.clear();
      sessionStorage.clear();
      return problems;
    }, PROBLEMS);
  }
}
