import { StartError } from './errors';

/** Sign-ins and sign-ups per address in five minutes, as hosted Supabase has it by default. */
const SIGN_INS_PER_WINDOW = 30;

/** Counts attempts per address in a sliding window. */
export interface RateLimit {
  /** Counts an attempt now. Returns 0 when it is allowed, else the seconds until the next one may be. */
  attempt(address: string): number;
}

interface RateLimitOptions {
  max: number;
  windowMs: number;
  /** Milliseconds of a clock that nobody sets back. */
  now?: () => number;
}

export function createRateLimit({
  max,
  windowMs,
  now = () => performance.now(),
}: RateLimitOptions): RateLimit {
  const attempts = new Map<string, number[]>();

  function forgetOld(time: number): void {
    for (const [address, times] of attempts) {
      const recent = times.filter((at) => time - at < windowMs);
      if (recent.length > 0) attempts.set(address, recent);
      else attempts.delete(address);
    }
  }

  return {
    attempt(address) {
      const time = now();
      forgetOld(time);
      const times = attempts.get(address) ?? [];
      const [oldest = time] = times;
      if (times.length >= max) return Math.ceil((windowMs - (time - oldest)) / 1000);
      attempts.set(address, [...times, time]);
      return 0;
    },
  };
}

/**
 * The number of sign-ins allowed; LOCAL_AUTH_RATE raises it for tests that sign in more often. Throws a
 * {@link StartError} when that is no number.
 */
export function signInsPerWindow(text = process.env['LOCAL_AUTH_RATE']): number {
  if (text === undefined || text === '') return SIGN_INS_PER_WINDOW;
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
  throw new StartError(`LOCAL_AUTH_RATE must be a whole number above 0, not "${text}".`);
}
