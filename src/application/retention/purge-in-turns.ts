/** Deletes at most `limit` rows; returns how many. Fewer than `limit` means that none is left. */
export type Batch = (limit: number) => Promise<number>;

export type TurnsPurged<Name extends string> = Readonly<{
  /** How many rows were deleted; without the names of which none was. */
  purged: Readonly<Partial<Record<Name, number>>>;
  failures: readonly unknown[];
}>;

/** Small enough that no statement comes near the statement timeout, and that other statements can run in between. */
const ROWS_A_BATCH = 1_000;

/**
 * Deletes a batch of each name in turn, so that the backlog of one does not keep the others waiting, until each returned a batch
 * that was not full or `isOver`. What is left is deleted by the next run. A name that fails is not asked again in this run.
 */
export async function purgeInTurns<Name extends string>(
  batches: Readonly<Record<Name, Batch>>,
  isOver: () => boolean = () => false,
): Promise<TurnsPurged<Name>> {
  const purged: Partial<Record<Name, number>> = {};
  const failures: unknown[] = [];
  let open = Object.keys(batches) as Name[];
  while (open.length > 0) {
    const full: Name[] = [];
    for (const name of open) {
      if (isOver()) return { purged, failures };
      try {
        const deleted = await batches[name](ROWS_A_BATCH);
        if (deleted > 0) purged[name] = (purged[name] ?? 0) + deleted;
        if (deleted >= ROWS_A_BATCH) full.push(name);
      } catch (error) {
        failures.push(error);
      }
    }
    open = full;
  }
  return { purged, failures };
}

/** Rejects when a purge failed. */
export function throwFailures(failures: readonly unknown[]): void {
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} purges failed`, { cause: failures[0] });
}
