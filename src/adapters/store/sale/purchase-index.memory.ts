import type { IndexStep, PurchaseIndex } from '../../../application/ports/sale.ts';
import type { BlockRef, Purchase } from '../../../domain/sale/purchase.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';
import { byPosition, type PurchaseEntry, type SaleRecords } from './sale-records.memory.ts';

const CHECKPOINTS_KEPT = 300;

export class InMemoryPurchaseIndex implements PurchaseIndex {
  readonly #records: SaleRecords;
  #cursor: BlockRef | undefined;
  /** Newest first. */
  #checkpoints: readonly BlockRef[] = [];

  constructor(records: SaleRecords) {
    this.#records = records;
  }

  async cursor() {
    return structuredClone(this.#cursor);
  }

  async checkpoints() {
    return structuredClone(this.#checkpoints);
  }

  async oldestUnconfirmed() {
    const waiting = [...this.#records.purchases.values()].filter(({ confirmed }) => !confirmed);
    return waiting.map(({ purchase }) => purchase.blockNumber).sort((a, b) => a - b)[0];
  }

  async commit({ from, to, confirmed, unconfirmed }: IndexStep) {
    if (!this.#isAt(from)) return false;
    const { purchases } = this.#records;
    if (unconfirmed !== undefined) for (const [key, entry] of purchases) if (!entry.confirmed) purchases.delete(key);
    for (const purchase of confirmed) this.#keep(purchase, true);
    for (const purchase of unconfirmed ?? []) if (!purchases.has(keyOf(purchase))) this.#keep(purchase, false);
    const others = this.#checkpoints.filter(({ number }) => number !== to.number);
    this.#checkpoints = [{ ...to }, ...others].sort((a, b) => b.number - a.number).slice(0, CHECKPOINTS_KEPT);
    this.#cursor = { ...to };
    return true;
  }

  async rollBack(from: BlockRef, to: BlockRef | undefined) {
    if (!this.#isAt(from)) return false;
    const { purchases } = this.#records;
    const height = to?.number ?? -1;
    for (const [key, { purchase }] of purchases) if (purchase.blockNumber > height) purchases.delete(key);
    this.#checkpoints = this.#checkpoints.filter(({ number }) => number <= height);
    this.#cursor = to && { ...to };
    return true;
  }

  async unissuedPurchases() {
    return this.#neverIssued()
      .filter(({ reported }) => !reported)
      .map(({ purchase }) => structuredClone(purchase))
      .sort(byPosition);
  }

  async markReported(purchase: Purchase) {
    const entry = this.#records.purchases.get(keyOf(purchase));
    if (entry !== undefined) entry.reported = true;
  }

  async unannouncedPurchases(limit: number) {
    return [...this.#records.purchases.values()]
      .filter(({ confirmed, announced }) => confirmed && !announced)
      .map(({ purchase }) => structuredClone(purchase))
      .sort(byPosition)
      .slice(0, limit);
  }

  async markAnnounced(purchase: Purchase) {
    const entry = this.#records.purchases.get(keyOf(purchase));
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
    const all = [...this.#records.purchases.values()].map(({ purchase }) => purchase).sort(byPosition);
    const buyers = [...new Set(all.reverse().map(({ buyer }) => buyer))].slice(0, limit);
    const boughtBy = (wallet: WalletAddress) =>
      all.reduce((sum, { buyer, amount }) => (buyer === wallet ? sum + amount : sum), 0n);
    return buyers.map((buyer) => ({ buyer, amount: boughtBy(buyer) }));
  }

  #neverIssued() {
    return [...this.#records.purchases.values()].filter(
      ({ purchase, confirmed }) => confirmed && this.#records.issuedWith(purchase.nonce) === undefined,
    );
  }

  #isAt(block: BlockRef | undefined): boolean {
    return this.#cursor?.number === block?.number && this.#cursor?.hash === block?.hash;
  }

  #keep(purchase: Purchase, confirmed: boolean): void {
    const { purchases } = this.#records;
    const { reported = false, announced = false } = purchases.get(keyOf(purchase)) ?? {};
    purchases.set(keyOf(purchase), { purchase: structuredClone(purchase), confirmed, reported, announced });
  }
}

const tokensOf = (entries: readonly PurchaseEntry[]) =>
  entries.reduce((sum, { purchase }) => sum + purchase.tokens, 0n);

const keyOf = ({ txHash, logIndex }: Purchase) => `${txHash}:${logIndex}`;
