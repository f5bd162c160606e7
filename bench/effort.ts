/** The duration and number of rounds of the sections. */
export type Effort = Readonly<{
  requests: Readonly<{ warmUp: number; round: number; rounds: number }>;
  computations: Readonly<{ inputs: number; runMs: number; rounds: number; preparations: number }>;
  /** To each replica. */
  replicas: Readonly<{ warmUp: number; requests: number }>;
  /** `runMs`: of the job. */
  snapshots: Readonly<{ wallets: number; runMs: number }>;
  portfolio: Readonly<{ coldReads: number; warmUpSeconds: number; roundSeconds: number; rounds: number }>;
}>;

/** V8 compiles the last hot functions after about 12,000 requests: before, every contestant seems slower than it is. */
export const FULL: Effort = {
  requests: { warmUp: 12_000, round: 2_500, rounds: 5 },
  computations: { inputs: 300, runMs: 700, rounds: 5, preparations: 100 },
  replicas: { warmUp: 3_000, requests: 4_000 },
  snapshots: { wallets: 100_000, runMs: 120_000 },
  portfolio: { coldReads: 25, warmUpSeconds: 5, roundSeconds: 2, rounds: 5 },
};

/** Runs every section briefly, to show that the bench works; its figures are meaningless. */
export const SHORT: Effort = {
  requests: { warmUp: 10, round: 10, rounds: 1 },
  computations: { inputs: 10, runMs: 20, rounds: 1, preparations: 5 },
  replicas: { warmUp: 10, requests: 10 },
  snapshots: { wallets: 200, runMs: 5_000 },
  portfolio: { coldReads: 3, warmUpSeconds: 0.5, roundSeconds: 0.5, rounds: 1 },
};
