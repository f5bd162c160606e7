/** How much a drill does. `short` shows on every change that nothing broke; `full` is for figures. */
export type Effort = 'short' | 'full';

/** How often a fault was caused, and the longest time until the next write was confirmed, in milliseconds. */
export type Recovery = Readonly<{ rounds: number; worstMs: number }>;

/** What one drill found. Anything but 0 in `lost`, `doubled` or `wrong` is a defect. */
export type Findings = Readonly<{
  /** Writes that the service confirmed. */
  accepted: number;
  /** Confirmed writes that are not in the database. */
  lost: number;
  /** Effects beyond one per confirmed write. */
  doubled: number;
  /** Answers that must not be given: defects (500), facts that are not true, requests without any answer. */
  wrong: number;
  /** By fault. */
  recoveries: ReadonlyMap<string, Recovery>;
  /** What was lost, doubled or wrong, and anything worth reading. */
  notes: readonly string[];
}>;

export type Drill = Readonly<{
  title: string;
  rounds: Readonly<Record<Effort, number>>;
  run(rounds: number): Promise<Findings>;
}>;

export const isClean = ({ lost, doubled, wrong }: Findings): boolean => lost + doubled + wrong === 0;

/** The drill needs what this machine does not have, or does not allow. */
export const notRun = (reason: string): Findings => ({
  ...{ accepted: 0, lost: 0, doubled: 0, wrong: 0 },
  recoveries: new Map(),
  notes: [`not run: ${reason}`],
});
