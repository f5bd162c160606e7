import cluster from 'node:cluster';
import type { MetricObject } from 'prom-client';
import type { Member } from './member.ts';
import { type FromWorker, SLOT_VARIABLE, type ToWorker } from './messages.ts';

// Workers accept connections themselves, so one that is busy takes none. Otherwise this process would hand connections over, and one that
// a killed worker had not taken yet would hang.
cluster.schedulingPolicy = cluster.SCHED_NONE;

const FIGURES_MS = 2_000;

/** Starts this program again as a worker in the place, with the environment. It shares its port with the others. */
export function forkMember(slot: number, env: Readonly<Record<string, string>>): Member {
  const worker = cluster.fork({ ...env, [SLOT_VARIABLE]: String(slot) });
  const asked = new Map<number, (figures: readonly MetricObject[] | undefined) => void>();
  let questions = 0;
  let serve = () => {};
  const serving = new Promise<void>((resolve) => {
    serve = resolve;
  });
  let fault: string | undefined;
  worker.on('message', (message: FromWorker) => {
    if (message.is === 'serving') serve();
    else if (message.is === 'fault') fault = message.fault;
    else asked.get(message.question)?.(message.figures);
  });
  // Without it a message to a worker that has just ended would end this process.
  worker.on('error', () => {});
  const tell = (message: ToWorker) => {
    if (worker.isConnected()) worker.send(message);
  };
  return {
    pid: worker.process.pid,
    serving,
    ended: new Promise((resolve) =>
      worker.once('exit', (code, signal) => {
        const end = () =>
          resolve({ code, signal: signal as NodeJS.Signals | null, ...(fault !== undefined && { fault }) });
        // What it said last arrives before the channel closes, and may arrive after its end.
        if (worker.isConnected()) worker.once('disconnect', end);
        else end();
      }),
    ),
    dismiss: (how) => tell({ is: how }),
    kill: () => void worker.process.kill('SIGKILL'),
    figures: () =>
      new Promise((resolve) => {
        questions += 1;
        const question = questions;
        const answer = (figures: readonly MetricObject[] | undefined) => {
          clearTimeout(giveUp);
          asked.delete(question);
          resolve(figures);
        };
        const giveUp = setTimeout(answer, FIGURES_MS, undefined);
        asked.set(question, answer);
        tell({ is: 'figures', question });
      }),
  };
}
