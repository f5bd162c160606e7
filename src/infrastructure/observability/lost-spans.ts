import type { OnDropped } from '../../adapters/tracing/tracing-settings.ts';
import type { Logger } from './logger.ts';

/** The least time between two lines. */
const LOST_EVERY_MS = 60_000;

/** Writes at most one line a minute about spans that were lost, with the number since the line before. `now` is in milliseconds. */
export function logOfLostSpans(logger: Pick<Logger, 'warn'>, now = () => performance.now()): OnDropped {
  let quietUntil = Number.NEGATIVE_INFINITY;
  let untold = 0;
  return (spans, reason) => {
    untold += spans;
    if (now() < quietUntil) return;
    quietUntil = now() + LOST_EVERY_MS;
    logger.warn({ spans: untold, reason }, 'spans were not received by the collector of traces');
    untold = 0;
  };
}
