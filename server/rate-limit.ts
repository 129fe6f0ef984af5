/** Counts attempts per address in a sliding window. */
export interface RateLimit {
  /** Counts an attempt now. Returns 0 when it is allowed, else the seconds until the next one may be. */
  attempt(address: string): number;
}

interface RateLimitOptions {
  max: number;
  windowMs: number;
  now?: () => number;
}

export function createRateLimit({ max, windowMs, now = Date.now }: RateLimitOptions): RateLimit {
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
