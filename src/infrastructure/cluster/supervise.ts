import { setTimeout as pause } from 'node:timers/promises';
import type { Config } from '../config/config.ts';
import { createLogger, type Logger } from '../observability/logger.ts';
import { servePage } from '../observability/metrics.ts';
import type { RollRequests } from '../process/roll-requests.ts';
import { untilSignalled } from '../process/signals.ts';
import { Crew } from './crew.ts';
import { createCrewMetrics, crewPage } from './figures.ts';
import { forkMember } from './fork-member.ts';
import type { Ending, Member } from './member.ts';
import { rollsOnRequest } from './rolls.ts';
import { type OnSilence, Silence } from './silence.ts';

/** The kernel ends a killed process at once; one that waits for a disk ends later. */
const KILL_LIMIT_MS = 1_000;

type Supervision = Readonly<{ limitMs: number; requests: RollRequests }>;

/** Runs the workers until this process is told to stop, and replaces those that die. It answers no request of the API itself. */
export async function supervise(
  { server }: Config,
  env: Readonly<Record<string, string>>,
  { limitMs, requests }: Supervision,
): Promise<void> {
  const logger = createLogger(server.logLevel);
  /** The process in each place that serves. */
  const serving = new Map<number, Member>();
  const silence = new Silence(logSilence(logger));
  const metrics = createCrewMetrics({
    wanted: server.workers,
    serving: () => serving.size,
    silent: () => silence.size,
  });
  const crew = new Crew({
    size: server.workers,
    enlist: (slot) => {
      const member = forkMember(slot, env);
      void member.ended.then(() => {
        if (serving.get(slot) !== member) return;
        serving.delete(slot);
        silence.forget(slot);
      });
      return member;
    },
    events: {
      serves: (slot, member) => {
        silence.forget(slot);
        serving.set(slot, member);
        logger.info({ worker: slot, pid: member.pid }, 'a worker serves');
      },
      died: (slot, ending, waitMs) => {
        metrics.countDeath(slot);
        logDeath(logger, slot, ending, waitMs);
      },
      hung: (slot, { pid }) => {
        metrics.countDeath(slot);
        logger.error({ worker: slot, pid }, 'a worker of a replacement hangs and is killed');
      },
    },
  });
  const end = (reason: string) => {
    logger.warn({ reason }, 'stopped without waiting');
    // Ended before this process, so that none outlives it.
    void Promise.race([crew.kill(), pause(KILL_LIMIT_MS)]).then(() => process.exit(0));
  };
  const signalled = untilSignalled({ limitMs, end });
  const page = () => crewPage(metrics.registry, serving, silence);
  const figures =
    server.metricsPort === undefined
      ? undefined
      : await servePage(page, metrics.registry.contentType, server.metricsHost, server.metricsPort);
  try {
    const started = crew.start();
    requests.answer(rollsOnRequest({ logger, roll: () => crew.roll(), started }));
    await Promise.race([started, signalled]);
    const reason = await Promise.race([signalled, crew.lost]);
    logger.info({ signal: reason instanceof Error ? reason.message : reason }, 'stopping');
    await crew.stop();
    if (reason instanceof Error) throw reason;
    logger.info('stopped');
  } catch (error) {
    await Promise.race([crew.kill(), pause(KILL_LIMIT_MS, undefined, { ref: false })]);
    throw error;
  } finally {
    figures?.close();
    figures?.closeAllConnections();
  }
}

const logSilence =
  (logger: Logger): OnSilence =>
  (worker, { pid }, isSilent) => {
    if (isSilent) logger.error({ worker, pid }, 'a worker does not answer');
    else logger.info({ worker, pid }, 'a worker answers again');
  };

function logDeath(logger: Logger, worker: number, ending: Ending, waitMs: number | undefined): void {
  if (waitMs === undefined) logger.fatal({ worker, ...ending }, 'a worker died too often: the service stops');
  else logger.error({ worker, ...ending, waitMs }, 'a worker died and is replaced');
}
