import type { Sized } from './readings.ts';

/** Answers of upstreams as they came, kept where every process finds them. Neither method rejects: a lost cache is no loss. */
export interface SharedAnswers {
  /** An answer of at most that age. */
  find(key: string, maxAgeMs: number): Promise<Sized<unknown> | undefined>;
  keep(key: string, answer: Sized<unknown>, keepMs: number): Promise<void>;
}
