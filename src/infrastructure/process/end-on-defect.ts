import type { EventEmitter } from 'node:events';
import type { ErrorTracker, Tracer } from '../../application/ports/observability.ts';
import type { Logger } from '../observability/logger.ts';

type Ending = Readonly<{
  logger: Pick<Logger, 'fatal'>;
  tracer: Pick<Tracer, 'close'>;
  /** Undefined until the service is open. */
  errors: () => Pick<ErrorTracker, 'track' | 'flush'> | undefined;
  /** Ends the process. */
  end: () => void;
}>;

/** How long the error tracker and the collector of traces have to receive the last of it. */
const LAST_WORDS_MS = 2_000;

/** After an error that nothing caught, the state of the process is unknown: it is logged, told to the error tracker, and ends the process. */
export function endOnDefect(source: EventEmitter, { logger, tracer, errors, end }: Ending): void {
  let isEnding = false;
  source.on('uncaughtException', (error: unknown, origin: string) => {
    logger.fatal({ err: error, origin }, 'stopped by an error that nothing caught');
    if (isEnding) return;
    isEnding = true;
    errors()?.track({ source: 'process', place: origin, error });
    const told = Promise.allSettled([errors()?.flush(), tracer.close()]);
    const limit = new Promise((resolve) => setTimeout(resolve, LAST_WORDS_MS));
    void Promise.race([told, limit]).then(end);
  });
}
