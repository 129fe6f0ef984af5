export type KeyName = 'Tab' | 'Enter' | 'Escape';

/** A browser with one tab, driven from outside. */
export interface Engine {
  /** Loads an address and waits until it has loaded. */
  open(address: string): Promise<void>;
  /** Runs a function in the page, with serializable arguments. */
  run<Args extends unknown[], Result>(
    work: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result>;
  /** Moves the mouse to a point of the window, in px. */
  moveTo(x: number, y: number): Promise<void>;
  /** Presses and releases the mouse at a point of the window, in px. */
  pressAt(x: number, y: number): Promise<void>;
  press(key: KeyName): Promise<void>;
  type(text: string): Promise<void>;
  close(): Promise<void>;
}

/** Where {@link RECORDER} keeps the problems of all pages of the tab. */
export const PROBLEMS = 'problems';

/** Records uncaught errors, unhandled rejections and Content-Security-Policy refusals; runs before the page's scripts. */
export const RECORDER = `(() => {
  const note = (text) => {
    const noted = JSON.parse(sessionStorage.getItem('${PROBLEMS}') ?? '[]');
    sessionStorage.setItem('${PROBLEMS}', JSON.stringify([...noted, location.pathname + ': ' + text]));
  };
  addEventListener('error', (event) => note(event.message));
  addEventListener('unhandledrejection', (event) => note(String(event.reason)));
  document.addEventListener('securitypolicyviolation', (event) => note(event.effectiveDirective + ' ' + event.blockedURI));
})();`;
