import type { ReferralPurchases } from '../../../application/ports/sale.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';
import { byPosition, type SaleRecords } from './sale-records.memory.ts';

export class InMemoryReferralPurchases implements ReferralPurchases {
  readonly #records: SaleRecords;

  constructor(records: SaleRecords) {
    this.#records = records;
  }

  async recount(limit: number) {
    const all = [...this.#records.purchases.values()].filter(({ confirmed }) => confirmed);
    const latest = all.map(({ purchase }) => purchase).sort((a, b) => byPosition(b, a));
    const referrers = [...new Set(latest.map(({ referrer }) => referrer))].slice(0, limit);
    return await Promise.all(
      referrers.map(async (referrer) => {
        const { buyers, amount, tokens } = await this.statisticsOf(referrer, 0);
        return { referrer, kept: { buyers, amount, tokens }, counted: { buyers, amount, tokens } };
      }),
    );
  }

  async statisticsOf(referrer: WalletAddress, limit: number) {
    const referred = [...this.#records.purchases.values()]
      .filter(({ purchase, confirmed }) => confirmed && purchase.referrer === referrer)
      .map(({ purchase }) => purchase)
      .sort((a, b) => byPosition(b, a));
    return {
      buyers: new Set(referred.map(({ buyer }) => buyer)).size,
      amount: referred.reduce((sum, { amount }) => sum + amount, 0n),
      tokens: referred.reduce((sum, { tokens }) => sum + tokens, 0n),
      recent: referred.slice(0, limit).map(({ buyer, amount, tokens, timestamp }) => ({
        buyer,
        amount,
        tokens,
        timestamp: new Date(timestamp),
      })),
    };
  }
}
