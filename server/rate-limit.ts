import { StartError } from '../scripts/start-error';

const WINDOW_MS = 5 * 60_000;
/** Sign-ins and sign-ups per address and window, the default of hosted Supabase. */
const SIGN_INS_PER_WINDOW = 30;

/**
 * Returns a function that counts an attempt by an address. It returns 0 when the attempt is allowed, else the seconds
 * until the next one may be. `now` is a monotonic clock, in ms.
 */
export function rateLimit(max: number, now = () => performance.now()): (address: string) => number {
  const windows = new Map<string, { from: number; count: number }>();
  return (address) => {
    const time = now();
    const last = windows.get(address);
    const current = last && time - last.from < WINDOW_MS ? last : { from: time, count: 0 };
    windows.set(address, current);
    if (current.count >= max) return Math.ceil((WINDOW_MS - (time - current.from)) / 1000);
    current.count += 1;
    return 0;
  };
}

/**
 * Returns the number of sign-ins allowed; LOCAL_AUTH_RATE raises it for tests that sign in more often. Throws a
 * {@link StartError} for anything but a whole number.
 */
export function signInsPerWindow(text = process.env['LOCAL_AUTH_RATE']): number {
  if (text === undefined || text === '') return SIGN_INS_PER_WINDOW;
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
  throw new StartError(`LOCAL_AUTH_RATE must be a whole number above 0, not "${text}".`);
}
