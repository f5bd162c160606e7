import type {
  AuthorizationState,
  IssuedAuthorizations,
} from '../../../application/ports/sale/issued-authorizations.ts';
import type { Decision } from '../../../domain/decision/decision.ts';
import { type PersonRecords, type PersonShare, requireRoomOfPerson } from '../../../domain/sale/person-room.ts';
import type { PurchaseAuthorization } from '../../../domain/sale/purchase-authorization.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';
import type { InMemoryDecisions } from '../decision/decision-store.memory.ts';
import type { SaleRecords } from './sale-records.memory.ts';

export class InMemoryIssuedAuthorizations implements IssuedAuthorizations {
  readonly #records: SaleRecords;
  readonly #decisions: InMemoryDecisions;

  constructor(records: SaleRecords, decisions: InMemoryDecisions) {
    this.#records = records;
    this.#decisions = decisions;
  }

  async record(authorization: PurchaseAuthorization, issuedAt: Date, decision: Decision, share?: PersonShare) {
    const { authorizations } = this.#records;
    if (authorizations.has(authorization.nonce)) throw new Error('the nonce was already issued');
    if (share !== undefined)
      requireRoomOfPerson(authorization, share, this.#recordsOf([authorization.buyer, ...share.others], issuedAt));
    this.#decisions.keep(decision);
    authorizations.set(authorization.nonce, { ...authorization });
    this.#records.issuedAt.set(authorization.nonce, new Date(issuedAt));
  }

  async stateOf(nonce: bigint, now: Date) {
    const authorization = this.#records.authorizations.get(nonce);
    return authorization && this.#stateOf(authorization, now);
  }

  async issuedTo(buyer: WalletAddress, limit: number, now: Date) {
    return [...this.#records.authorizations.values()]
      .filter((authorization) => authorization.buyer === buyer)
      .reverse()
      .slice(0, limit)
      .map((authorization) => ({
        authorization: { ...authorization },
        issuedAt: this.#records.issuedAt.get(authorization.nonce) as Date,
        state: this.#stateOf(authorization, now),
      }));
  }

  async countLive(buyer: WalletAddress, now: Date) {
    return [...this.#records.authorizations.values()].filter(
      (authorization) => authorization.buyer === buyer && !isOver(authorization, now) && !this.#isUsed(authorization),
    ).length;
  }

  #recordsOf(wallets: readonly WalletAddress[], now: Date): PersonRecords {
    const { authorizations, purchases } = this.#records;
    const live = [...authorizations.values()].filter(
      (one) => wallets.includes(one.buyer) && !isOver(one, now) && !this.#isUsed(one),
    );
    const indexed = new Map<WalletAddress, bigint>();
    for (const { purchase } of purchases.values())
      indexed.set(purchase.buyer, (indexed.get(purchase.buyer) ?? 0n) + purchase.amount);
    return { live, indexed };
  }

  async tally(now: Date) {
    const states = [...this.#records.authorizations.values()].map((one) => this.#stateOf(one, now));
    const count = (wanted: AuthorizationState) => states.filter((state) => state === wanted).length;
    return { issued: states.length, used: count('used'), expired: count('expired'), open: count('issued') };
  }

  async purgeUnused(before: Date, limit: number) {
    const old = [...this.#records.authorizations.values()].filter((one) => isOver(one, before) && !this.#isUsed(one));
    for (const { nonce } of old.slice(0, limit)) this.#records.authorizations.delete(nonce);
    return Math.min(old.length, limit);
  }

  #stateOf(authorization: PurchaseAuthorization, now: Date): AuthorizationState {
    if (this.#isUsed(authorization)) return 'used';
    return isOver(authorization, now) ? 'expired' : 'issued';
  }

  #isUsed({ nonce }: PurchaseAuthorization): boolean {
    return [...this.#records.purchases.values()].some(({ purchase }) => purchase.nonce === nonce);
  }
}

/** A deadline is in whole seconds, like a block's time, and includes its last second. */
const isOver = ({ deadline }: PurchaseAuthorization, now: Date) => deadline < BigInt(Math.floor(now.getTime() / 1000));
