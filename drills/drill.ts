/** How much a drill does. `short` shows on every change that nothing broke; `full` is for figures. */
export type Effort = 'short' | 'full';

/** What one drill found. Anything but 0 in `lost`, `doubled` or `wrong` is a defect. */
export type Findings = Readonly<{
  /** Faults that were caused. */
  rounds: number;
  /** Writes that the service confirmed. */
  accepted: number;
  /** Confirmed writes that are not in the database. */
  lost: number;
  /** Effects beyond one per confirmed write. */
  doubled: number;
  /** Answers that must not be given: defects (500), facts that are not true, requests without any answer. */
  wrong: number;
  /** From the end of a fault until the next confirmed write, in milliseconds; undefined where nothing has to recover. */
  worstRecoveryMs?: number;
  /** What was lost, doubled or wrong, and anything worth reading. */
  notes: readonly string[];
}>;

export type Drill = Readonly<{
  title: string;
  rounds: Readonly<Record<Effort, number>>;
  run(rounds: number): Promise<Findings>;
}>;

export const isClean = ({ lost, doubled, wrong }: Findings): boolean => lost + doubled + wrong === 0;
