import cluster from 'node:cluster';
import type { Registry } from 'prom-client';
import type { Farewell } from './member.ts';
import { type FromWorker, SLOT_VARIABLE, type ToWorker } from './messages.ts';

export type Dismissal = Readonly<{ how: Farewell; reason: string }>;

/** What a worker owes the process that started it. */
export type Worker = Readonly<{
  /** Its place, from 1 on; its replacement has the same. */
  slot: number;
  tellServing(): void;
  /** Tells why this process cannot start; resolves when it was sent. */
  tellFault(fault: string): Promise<void>;
  /** Answers questions about the metrics, each labelled with the place. */
  showFigures(registry: Registry): void;
  /** Resolves when it is told to stop, or receives SIGTERM or SIGINT. Later ones change nothing: the first process knows when to wait no longer. */
  dismissed(limitMs: number, end: (reason: string) => void): Promise<Dismissal>;
  /** Lets the process end. */
  leave(): void;
}>;

/** Undefined in a process that no other one started as a worker. */
export function asWorker(): Worker | undefined {
  const { worker } = cluster;
  if (!cluster.isWorker || worker === undefined) return undefined;
  const slot = Number(process.env[SLOT_VARIABLE]);
  const tell = (message: FromWorker) => {
    if (worker.isConnected()) worker.send(message);
  };
  return {
    slot,
    tellServing: () => tell({ is: 'serving' }),
    tellFault: (fault) =>
      new Promise((resolve) => {
        if (worker.isConnected()) worker.process.send({ is: 'fault', fault } satisfies FromWorker, () => resolve());
        else resolve();
      }),
    showFigures: (registry) => {
      registry.setDefaultLabels({ worker: String(slot) });
      process.on('message', async (message: ToWorker) => {
        if (message.is !== 'figures') return;
        tell({ is: 'figures', question: message.question, figures: await registry.getMetricsAsJSON() });
      });
    },
    dismissed: (limitMs, end) =>
      new Promise((resolve) => {
        const leave = (dismissal: Dismissal) => {
          setTimeout(() => end(`stopping took longer than ${limitMs} ms`), limitMs).unref();
          resolve(dismissal);
        };
        process.on('message', ({ is }: ToWorker) => {
          if (is !== 'figures') leave({ how: is, reason: is });
        });
        for (const signal of ['SIGTERM', 'SIGINT'] as const)
          process.on(signal, () => leave({ how: 'drain', reason: signal }));
      }),
    leave: () => worker.disconnect(),
  };
}
