/** The duration and number of rounds of the sections. */
export type Effort = Readonly<{
  requests: Readonly<{ warmUpSeconds: number; roundSeconds: number; rounds: number }>;
  computations: Readonly<{ inputs: number; runMs: number; rounds: number; preparations: number }>;
  portfolio: Readonly<{ coldReads: number; warmUpSeconds: number; roundSeconds: number; rounds: number }>;
}>;

/** A slow contestant needs its warm-up to be compiled; without it, it would seem slower than it is. */
export const FULL: Effort = {
  requests: { warmUpSeconds: 5, roundSeconds: 1, rounds: 3 },
  computations: { inputs: 300, runMs: 700, rounds: 5, preparations: 100 },
  portfolio: { coldReads: 25, warmUpSeconds: 5, roundSeconds: 2, rounds: 5 },
};

/** Runs every section briefly, to show that the bench works; its figures are meaningless. */
export const SHORT: Effort = {
  requests: { warmUpSeconds: 0.5, roundSeconds: 0.5, rounds: 1 },
  computations: { inputs: 10, runMs: 20, rounds: 1, preparations: 5 },
  portfolio: { coldReads: 3, warmUpSeconds: 0.5, roundSeconds: 0.5, rounds: 1 },
};
