import type { Counter } from 'prom-client';

/** Exposes the series of each list of label values at 0. Prometheus sees the first event as an increase only if it has read the 0 before. */
export function fromZero(counter: Counter, ...values: readonly (readonly string[])[]): void {
  const combined = values.reduce<readonly string[][]>(
    (begun, next) => begun.flatMap((labels) => next.map((value) => [...labels, value])),
    [[]],
  );
  for (const labels of combined) counter.labels(...labels).inc(0);
}
