import type { Logger } from '../observability/logger.ts';
import type { Roll } from './crew.ts';

type Settings = Readonly<{
  logger: Pick<Logger, 'info' | 'error'>;
  roll: () => Promise<Roll | undefined>;
  /** Resolves when all workers serve. */
  started: Promise<void>;
}>;

/**
 * Returns a function that asks for the replacement of all workers. Asked during the start or during a replacement, it is done once more
 * afterwards, because workers may have read their secrets before.
 */
export function rollsOnRequest({ logger, roll, started }: Settings): () => void {
  let isAsked = false;
  let isBusy = true;
  const work = async () => {
    while (isAsked) {
      isAsked = false;
      logger.info('replacing the workers');
      const done = await roll();
      if (done !== undefined) report(logger, done);
    }
    isBusy = false;
  };
  started.then(work, () => {});
  return () => {
    isAsked = true;
    if (isBusy) logger.info('the workers will be replaced when all of them serve');
    else {
      isBusy = true;
      void work();
    }
  };
}

function report(logger: Settings['logger'], { replaced, failed }: Roll): void {
  if (failed === undefined) logger.info({ replaced }, 'the workers were replaced');
  else
    logger.error(
      { worker: failed.slot, ...failed.ending, replaced },
      'a replacement ended before it served: the workers that serve were kept',
    );
}
