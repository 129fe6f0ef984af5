import { StartError } from '../scripts/start-error';

/** Sign-ins and sign-ups per address in five minutes, the default of hosted Supabase. */
const SIGN_INS_PER_WINDOW = 30;

/** Counts attempts per address in windows of a fixed length, each beginning with the first attempt in it. */
interface RateLimit {
  /** Counts an attempt now. Returns 0 when it is allowed, else the seconds until the next one may be. */
  attempt(address: string): number;
}

interface RateLimitOptions {
  max: number;
  windowMs: number;
  /** A monotonic clock, in ms. */
  now?: () => number;
}

export function createRateLimit({
  max,
  windowMs,
  now = () => performance.now(),
}: RateLimitOptions): RateLimit {
  const windows = new Map<string, { from: number; count: number }>();
  return {
    attempt(address) {
      const time = now();
      const last = windows.get(address);
      const current = last && time - last.from < windowMs ? last : { from: time, count: 0 };
      windows.set(address, current);
      if (current.count >= max) return Math.ceil((windowMs - (time - current.from)) / 1000);
      current.count += 1;
      return 0;
    },
  };
}

/**
 * The number of sign-ins allowed; LOCAL_AUTH_RATE raises it for tests that sign in more often. Throws a
 * {@link StartError} for anything but a whole number.
 */
export function signInsPerWindow(text = process.env['LOCAL_AUTH_RATE']): number {
  if (text === undefined || text === '') return SIGN_INS_PER_WINDOW;
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
  throw new StartError(`LOCAL_AUTH_RATE must be a whole number above 0, not "${text}".`);
}
