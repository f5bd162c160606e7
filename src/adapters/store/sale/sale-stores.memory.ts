import type { PurchaseHistory, ReferralPurchases } from '../../../application/ports/sale.ts';
import type { PageRequest } from '../../../domain/shared/page.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';
import { InMemoryAuditEntries } from '../audit/audit-log.memory.ts';
import { InMemoryDecisions } from '../decision/decision-store.memory.ts';
import { pageOfPurchases, placeOfPurchase } from '../shared/cursors.ts';
import { InMemoryAuctionIndex, InMemoryIssuedBidPermits } from './auctions.memory.ts';
import { InMemoryIssuedAuthorizations, InMemoryNftSaleLedger } from './authorizations.memory.ts';
import { InMemoryPurchaseIndex } from './purchase-index.memory.ts';
import { byPosition, SaleRecords } from './sale-records.memory.ts';

class InMemoryPurchaseHistory implements PurchaseHistory {
  readonly #records: SaleRecords;

  constructor(records: SaleRecords) {
    this.#records = records;
  }

  async list(buyer: WalletAddress, { limit, cursor }: PageRequest) {
    const after = cursor === undefined ? undefined : placeOfPurchase(cursor);
    const found = [...this.#records.purchases.values()]
      .filter(({ event }) => event.buyer === buyer && (after === undefined || byPosition(event, after) < 0))
      .map(({ event, confirmed }) => ({ ...structuredClone(event), confirmed }))
      .sort((a, b) => byPosition(b, a));
    return pageOfPurchases(found, limit);
  }
}

class InMemoryReferralPurchases implements ReferralPurchases {
  readonly #records: SaleRecords;

  constructor(records: SaleRecords) {
    this.#records = records;
  }

  async recount(limit: number) {
    const all = [...this.#records.purchases.values()].filter(({ confirmed }) => confirmed);
    const latest = all.map(({ event }) => event).sort((a, b) => byPosition(b, a));
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
      .filter(({ event, confirmed }) => confirmed && event.referrer === referrer)
      .map(({ event }) => event)
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

/** The in-memory stores of one sale, over the same records. */
export function inMemorySaleStores(
  decisions = new InMemoryDecisions(new InMemoryAuditEntries()),
  records = new SaleRecords(),
) {
  return {
    auctionIndex: new InMemoryAuctionIndex(records),
    issuedBidPermits: new InMemoryIssuedBidPermits(records, decisions),
    issuedAuthorizations: new InMemoryIssuedAuthorizations(records, decisions),
    nftSaleLedger: new InMemoryNftSaleLedger(decisions, records),
    purchaseHistory: new InMemoryPurchaseHistory(records),
    purchaseIndex: new InMemoryPurchaseIndex(records),
    referralPurchases: new InMemoryReferralPurchases(records),
  };
}
