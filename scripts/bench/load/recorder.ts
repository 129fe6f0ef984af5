import { percentile } from '../statistics';

/** What a request is for. */
export type Kind = 'page' | 'asset' | 'sign-in' | 'role' | 'submissions' | 'sign-out';

/** The requests of one kind; times in ms, until the last byte of the answer. */
export interface KindSummary {
  kind: Kind;
  requests: number;
  errors: number;
  p50: number;
  p95: number;
  p99: number;
}

export interface Recorder {
  /** Notes a request that took so many ms; `problem` says what was wrong with the answer. */
  note(kind: Kind, ms: number, problem?: string): void;
  summaries(): KindSummary[];
  /** What went wrong, and how often. */
  problems(): Map<string, number>;
}

/** Collects what the clients of a load measure. */
export function createRecorder(): Recorder {
  const times = new Map<Kind, number[]>();
  const errors = new Map<Kind, number>();
  const problems = new Map<string, number>();
  return {
    note(kind, ms, problem) {
      const known = times.get(kind);
      if (known) known.push(ms);
      else times.set(kind, [ms]);
      if (problem === undefined) return;
      errors.set(kind, (errors.get(kind) ?? 0) + 1);
      problems.set(problem, (problems.get(problem) ?? 0) + 1);
    },
    summaries: () =>
      [...times].map(([kind, values]) => ({
        kind,
        requests: values.length,
        errors: errors.get(kind) ?? 0,
        p50: percentile(values, 0.5),
        p95: percentile(values, 0.95),
        p99: percentile(values, 0.99),
      })),
    problems: () => problems,
  };
}
