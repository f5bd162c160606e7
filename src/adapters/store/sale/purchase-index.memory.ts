import type { PurchaseIndex } from '../../../application/ports/sale.ts';
import type { Purchase } from '../../../domain/sale/purchase.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';
import { eventKey, InMemoryEventIndex } from './event-index.memory.ts';
import { byPosition, type PurchaseEntry, type SaleRecords } from './sale-records.memory.ts';

export class InMemoryPurchaseIndex extends InMemoryEventIndex<Purchase> implements PurchaseIndex {
  readonly #records: SaleRecords;

  constructor(records: SaleRecords) {
    super(records.purchases);
    this.#records = records;
  }

  async unissuedPurchases() {
    return this.#neverIssued()
      .filter(({ reported }) => !reported)
      .map(({ event }) => structuredClone(event))
      .sort(byPosition);
  }

  async markReported(purchase: Purchase) {
    const entry = this.#records.purchases.get(eventKey(purchase));
    if (entry !== undefined) entry.reported = true;
  }

  async unannouncedPurchases(limit: number) {
    return [...this.#records.purchases.values()]
      .filter(({ confirmed, announced }) => confirmed && !announced)
      .map(({ event }) => structuredClone(event))
      .sort(byPosition)
      .slice(0, limit);
  }

  async markAnnounced(purchase: Purchase) {
    const entry = this.#records.purchases.get(eventKey(purchase));
    if (entry !== undefined) entry.announced = true;
  }

  async totals() {
    const all = [...this.#records.purchases.values()];
    const confirmed = all.filter((entry) => entry.confirmed).length;
    const tokens = tokensOf(all);
    const { confirmedTokens } = await this.recount();
    const unconfirmed = all.length - confirmed;
    return { confirmed, unconfirmed, tokens, confirmedTokens, neverIssued: this.#neverIssued().length };
  }

  async recount() {
    const confirmed = [...this.#records.purchases.values()].filter((entry) => entry.confirmed);
    return { confirmed: confirmed.length, confirmedTokens: tokensOf(confirmed) };
  }

  async latestBuyers(limit: number) {
    const all = [...this.#records.purchases.values()].map(({ event }) => event).sort(byPosition);
    const buyers = [...new Set(all.reverse().map(({ buyer }) => buyer))].slice(0, limit);
    const boughtBy = (wallet: WalletAddress) =>
      all.reduce((sum, { buyer, amount }) => (buyer === wallet ? sum + amount : sum), 0n);
    return buyers.map((buyer) => ({ buyer, amount: boughtBy(buyer) }));
  }

  #neverIssued() {
    return [...this.#records.purchases.values()].filter(
      ({ event, confirmed }) => confirmed && this.#records.issuedWith(event.nonce) === undefined,
    );
  }
}

const tokensOf = (entries: readonly PurchaseEntry[]) => entries.reduce((sum, { event }) => sum + event.tokens, 0n);
