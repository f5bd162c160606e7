import type { Purchase } from '../../domain/sale/purchase.ts';
import type { Ports } from '../ports/index.ts';
import { exclusively } from '../shared/exclusively.ts';
import type { Indexing } from './advance-index.ts';
import { BUDGET_MS, catchUp, noProgress, type Progress } from './catch-up.ts';
import { RangeWidth } from './read-range.ts';

/** Raises an alarm for purchases whose nonce this service never issued: the signing key may have leaked. */
export const reportUnissuedPurchases =
  ({ purchaseIndex, alarms }: Pick<Ports, 'purchaseIndex' | 'alarms'>) =>
  async (): Promise<void> => {
    for (const purchase of await purchaseIndex.unissuedPurchases()) {
      const { txHash, logIndex, buyer, nonce } = purchase;
      await alarms.raise({
        name: 'purchase-never-authorized',
        message:
          'The sale contract accepted an authorization that this service did not issue. The signer key may be compromised.',
        facts: { txHash, logIndex, buyer, nonce: nonce.toString() },
      });
      await purchaseIndex.markReported(purchase);
    }
  };

type IndexingResult = Progress & Readonly<{ durationMs: number }>;

type IndexPorts = Pick<Ports, 'alarms' | 'clock' | 'leases' | 'random' | 'saleEvents' | 'purchaseIndex' | 'salePolicy'>;

const indexingOf = ({ clock, saleEvents, purchaseIndex, salePolicy }: IndexPorts): Indexing<Purchase> => ({
  clock,
  events: saleEvents,
  index: purchaseIndex,
  startBlock: salePolicy.startBlock,
  confirmations: salePolicy.confirmations,
});

/** Indexes the sale's purchases. One process does it at a time; the others return that nothing was new. */
export const indexPurchases = (ports: IndexPorts) => {
  const width = new RangeWidth();
  const indexing = indexingOf(ports);
  return async (): Promise<IndexingResult> => {
    const startedAt = ports.clock.now().getTime();
    const progress = await exclusively(ports, 'index-purchases', async () => {
      const made = await catchUp(indexing, width, startedAt + BUDGET_MS);
      await reportUnissuedPurchases(ports)();
      return made;
    });
    return { ...(progress ?? (await noProgress(indexing))), durationMs: ports.clock.now().getTime() - startedAt };
  };
};
