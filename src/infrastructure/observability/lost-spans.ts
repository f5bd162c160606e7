import type { DropReason, LossReport } from '../../adapters/tracing/tracing-settings.ts';
import type { Logger } from './logger.ts';

/** The least time between two reports. */
const LOST_EVERY_MS = 60_000;

/**
 * Writes a line for each reason for which spans were lost: at once, then once a minute while more are lost, and at the end, with the
 * number since the line before.
 */
export function logOfLostSpans(logger: Pick<Logger, 'warn'>): LossReport {
  const untold = new Map<DropReason, number>();
  let quiet: NodeJS.Timeout | undefined;
  const rest = () => {
    for (const [reason, spans] of untold)
      logger.warn({ spans, reason }, 'spans were not received by the collector of traces');
    untold.clear();
  };
  const tell = () => {
    quiet = untold.size === 0 ? undefined : setTimeout(tell, LOST_EVERY_MS).unref();
    rest();
  };
  return {
    dropped: (spans, reason) => {
      untold.set(reason, (untold.get(reason) ?? 0) + spans);
      if (quiet === undefined) tell();
    },
    rest,
  };
}
