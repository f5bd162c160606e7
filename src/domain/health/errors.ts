import { Failure, failure } from '../shared/failure.ts';

/** Why an instance must receive no requests. */
export type Obstacle = 'starting' | 'draining' | 'database' | 'shared-store';

const SENTENCES: Readonly<Record<Obstacle, string>> = {
  starting: 'it is starting',
  draining: 'it is shutting down',
  database: 'its database does not accept writes',
  'shared-store': 'its shared rate limit store is down',
};

export const notReady = failure<{ obstacles: readonly Obstacle[] }>(
  'unavailable',
  'NOT_READY',
  'This instance must not receive requests now',
  {
    cause:
      'The instance is starting or shutting down, its database does not accept writes, or its rate limit store is down and nothing replaces it.',
    remedy: 'Send requests to another instance. The operator finds the cause in the log.',
  },
  ({ obstacles }) =>
    `This instance must not receive requests now: ${obstacles.map((name) => SENTENCES[name]).join('; ')}`,
);

/** The instance refuses probes because it was told to stop: nothing is wrong with it. */
export const isDraining = (error: unknown): boolean =>
  error instanceof Failure &&
  error.code === notReady.code &&
  (error.facts.obstacles as readonly Obstacle[]).every((obstacle) => obstacle === 'draining');
