import { UNDELIVERED_KEPT_MS } from '../../domain/payment/claim.ts';
import type { Ports } from '../ports/index.ts';

const RESPONSES_A_BATCH = 1_000;

/** Deletes, in batches, the paid responses that can no longer be requested, and resolves with their number. Claims are kept. */
export const forgetResponses =
  ({ paymentClaims, clock }: Pick<Ports, 'paymentClaims' | 'clock'>) =>
  async (): Promise<number> => {
    const now = clock.now();
    const abandoned = new Date(now.getTime() - UNDELIVERED_KEPT_MS);
    for (let forgotten = 0; ; ) {
      const purged = await paymentClaims.purgeResponses(now, abandoned, RESPONSES_A_BATCH);
      forgotten += purged;
      if (purged < RESPONSES_A_BATCH) return forgotten;
    }
  };
