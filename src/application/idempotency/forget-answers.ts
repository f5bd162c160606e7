import type { Ports } from '../ports/index.ts';

/** Small enough that no statement runs long, and that other statements can run in between. */
const AT_A_TIME = 1_000;

/** Deletes the idempotency keys that are older than 24 hours, in batches. Returns how many. */
export const forgetAnswers =
  ({ idempotencyKeys }: Pick<Ports, 'idempotencyKeys'>) =>
  async (): Promise<number> => {
    let forgotten = 0;
    for (let batch = AT_A_TIME; batch === AT_A_TIME; forgotten += batch)
      batch = await idempotencyKeys.purgeExpired(AT_A_TIME);
    return forgotten;
  };
