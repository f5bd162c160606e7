import type { Counter } from 'prom-client';

/** Exposes the series of each list of label values at 0. Prometheus sees the first event as an increase only if it has read the 0 before. */
export function fromZero(counter: Counter, ...values: readonly (readonly string[])[]): void {
  const combined = values.reduce<readonly string[][]>(
    (begun, next) => begun.flatMap((labels) => next.map((value) => [...labels, value])),
    [[]],
  );
  for (const labels of combined) counter.labels(...labels).inc(0);
}

/** Milliseconds that a page of metrics waits for the database, so that the other metrics are read when it hangs. */
const READ_MS = 1_000;

/** The answer; undefined when it rejects or takes too long. */
export async function inTime<T>(answer: Promise<T> | T): Promise<T | undefined> {
  let limit: NodeJS.Timeout | undefined;
  const over = new Promise<undefined>((resolve) => {
    limit = setTimeout(() => resolve(undefined), READ_MS);
  });
  try {
    return await Promise.race([answer, over]);
  } catch {
    return undefined;
  } finally {
    clearTimeout(limit);
  }
}
