import type { IssuedAuthorizations } from '../../../application/ports/sale/issued-authorizations.ts';
import type { PurchaseAuthorization } from '../../../domain/sale/purchase-authorization.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';
import type { SaleRecords } from './sale-records.memory.ts';

export class InMemoryIssuedAuthorizations implements IssuedAuthorizations {
  readonly #records: SaleRecords;

  constructor(records: SaleRecords) {
    this.#records = records;
  }

  async record(authorization: PurchaseAuthorization) {
    const { authorizations } = this.#records;
    if (authorizations.has(authorization.nonce)) throw new Error('the nonce was already issued');
    authorizations.set(authorization.nonce, { ...authorization });
  }

  async stateOf(nonce: bigint, now: Date) {
    const authorization = this.#records.authorizations.get(nonce);
    if (authorization === undefined) return undefined;
    if (this.#isUsed(authorization)) return 'used';
    return isOver(authorization, now) ? 'expired' : 'issued';
  }

  async countLive(buyer: WalletAddress, now: Date) {
    return [...this.#records.authorizations.values()].filter(
      (authorization) => authorization.buyer === buyer && !isOver(authorization, now) && !this.#isUsed(authorization),
    ).length;
  }

  async tally(now: Date) {
    const states = await Promise.all([...this.#records.authorizations.keys()].map((nonce) => this.stateOf(nonce, now)));
    const count = (wanted: string) => states.filter((state) => state === wanted).length;
    return { issued: states.length, used: count('used'), expired: count('expired'), open: count('issued') };
  }

  async purgeUnused(before: Date, limit: number) {
    const old = [...this.#records.authorizations.values()].filter((one) => isOver(one, before) && !this.#isUsed(one));
    for (const { nonce } of old.slice(0, limit)) this.#records.authorizations.delete(nonce);
    return Math.min(old.length, limit);
  }

  #isUsed({ nonce }: PurchaseAuthorization): boolean {
    return [...this.#records.purchases.values()].some(({ purchase }) => purchase.nonce === nonce);
  }
}

/** A deadline is in whole seconds, like a block's time, and includes its last second. */
const isOver = ({ deadline }: PurchaseAuthorization, now: Date) => deadline < BigInt(Math.floor(now.getTime() / 1000));
