import type { Ports } from '../ports/index.ts';

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
