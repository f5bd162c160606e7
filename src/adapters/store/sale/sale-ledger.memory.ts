import type { IndexStep, SaleLedger } from '../../../application/ports/sale/sale-ledger.ts';
import type { BlockRef, Purchase } from '../../../domain/sale/purchase.ts';
import type { PurchaseAuthorization } from '../../../domain/sale/purchase-authorization.ts';
import type { PageRequest } from '../../../domain/shared/page.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';
import { pageOf, positionOf } from '../shared/history-cursor.ts';

type Entry = { purchase: Purchase; confirmed: boolean; reported: boolean };

const CHECKPOINTS_KEPT = 300;

export class InMemorySaleLedger implements SaleLedger {
  readonly #authorizations = new Map<bigint, PurchaseAuthorization>();
  readonly #entries = new Map<string, Entry>();
  #cursor: BlockRef | undefined;
  /** Newest first. */
  #checkpoints: readonly BlockRef[] = [];

  async record(authorization: PurchaseAuthorization) {
    if (this.#authorizations.has(authorization.nonce)) throw new Error('the nonce was already issued');
    this.#authorizations.set(authorization.nonce, { ...authorization });
  }

  async authorizationState(nonce: bigint, now: Date) {
    const authorization = this.#authorizations.get(nonce);
    if (authorization === undefined) return undefined;
    if (this.#isUsed(authorization)) return 'used';
    return isOver(authorization, now) ? 'expired' : 'issued';
  }

  async liveAuthorizations(buyer: WalletAddress, now: Date) {
    return [...this.#authorizations.values()].filter(
      (authorization) => authorization.buyer === buyer && !isOver(authorization, now) && !this.#isUsed(authorization),
    ).length;
  }

  async history(buyer: WalletAddress, { limit, cursor }: PageRequest) {
    const after = cursor === undefined ? undefined : positionOf(cursor);
    const found = [...this.#entries.values()]
      .filter(({ purchase }) => purchase.buyer === buyer && (after === undefined || byPosition(purchase, after) < 0))
      .map(({ purchase, confirmed }) => ({ ...structuredClone(purchase), confirmed }))
      .sort((a, b) => byPosition(b, a));
    return pageOf(found, limit);
  }

  async referralsOf(referrer: WalletAddress, limit: number) {
    const referred = [...this.#entries.values()]
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

  async cursor() {
    return structuredClone(this.#cursor);
  }

  async checkpoints() {
    return structuredClone(this.#checkpoints);
  }

  async commit({ from, to, confirmed, unconfirmed }: IndexStep) {
    if (!this.#isAt(from)) return false;
    if (unconfirmed !== undefined)
      for (const [key, entry] of this.#entries) if (!entry.confirmed) this.#entries.delete(key);
    for (const purchase of confirmed) this.#keep(purchase, true);
    for (const purchase of unconfirmed ?? []) if (!this.#entries.has(keyOf(purchase))) this.#keep(purchase, false);
    const others = this.#checkpoints.filter(({ number }) => number !== to.number);
    this.#checkpoints = [{ ...to }, ...others].sort((a, b) => b.number - a.number).slice(0, CHECKPOINTS_KEPT);
    this.#cursor = { ...to };
    return true;
  }

  async rollBack(from: BlockRef, to: BlockRef | undefined) {
    if (!this.#isAt(from)) return false;
    const height = to?.number ?? -1;
    for (const [key, { purchase }] of this.#entries) if (purchase.blockNumber > height) this.#entries.delete(key);
    this.#checkpoints = this.#checkpoints.filter(({ number }) => number <= height);
    this.#cursor = to && { ...to };
    return true;
  }

  async unissuedPurchases() {
    return [...this.#entries.values()]
      .filter(
        ({ purchase, confirmed, reported }) => confirmed && !reported && !this.#authorizations.has(purchase.nonce),
      )
      .map(({ purchase }) => structuredClone(purchase))
      .sort(byPosition);
  }

  async markReported(purchase: Purchase) {
    const entry = this.#entries.get(keyOf(purchase));
    if (entry !== undefined) entry.reported = true;
  }

  #isUsed({ nonce }: PurchaseAuthorization): boolean {
    return [...this.#entries.values()].some(({ purchase }) => purchase.nonce === nonce);
  }

  #isAt(block: BlockRef | undefined): boolean {
    return this.#cursor?.number === block?.number && this.#cursor?.hash === block?.hash;
  }

  #keep(purchase: Purchase, confirmed: boolean): void {
    const reported = this.#entries.get(keyOf(purchase))?.reported ?? false;
    this.#entries.set(keyOf(purchase), { purchase: structuredClone(purchase), confirmed, reported });
  }
}

type Position = Pick<Purchase, 'blockNumber' | 'logIndex'>;

const byPosition = (a: Position, b: Position) => a.blockNumber - b.blockNumber || a.logIndex - b.logIndex;
const keyOf = ({ txHash, logIndex }: Purchase) => `${txHash}:${logIndex}`;
/** A deadline is in whole seconds, like a block's time, and holds for all of its last one. */
const isOver = ({ deadline }: PurchaseAuthorization, now: Date) => deadline < BigInt(Math.floor(now.getTime() / 1000));
