import type { LossReport } from '../../adapters/tracing/tracing-settings.ts';
import type { Logger } from './logger.ts';

/** The least time between two lines. */
const LOST_EVERY_MS = 60_000;

/** Writes at most one line a minute about spans that were lost, and one at the end, each with the number since the line before. `now` is in milliseconds. */
export function logOfLostSpans(logger: Pick<Logger, 'warn'>, now = () => performance.now()): LossReport {
  let quietUntil = Number.NEGATIVE_INFINITY;
  const untold = { spans: 0, reason: '' };
  const tell = () => {
    if (untold.spans === 0) return;
    logger.warn({ ...untold }, 'spans were not received by the collector of traces');
    quietUntil = now() + LOST_EVERY_MS;
    untold.spans = 0;
  };
  return {
    dropped: (spans, reason) => {
      untold.spans += spans;
      untold.reason = reason;
      if (now() >= quietUntil) tell();
    },
    rest: tell,
  };
}
