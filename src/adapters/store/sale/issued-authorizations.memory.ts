import type {
  AuthorizationState,
  IssuedAuthorizations,
} from '../../../application/ports/sale/issued-authorizations.ts';
import type { Decision } from '../../../domain/decision/decision.ts';
import { type PersonShare, requireRoomForPurchase } from '../../../domain/sale/person-room.ts';
import type { PurchaseAuthorization } from '../../../domain/sale/purchase-authorization.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';
import type { InMemoryDecisions } from '../decision/decision-store.memory.ts';
import { isOver, isUsed, personRecordsOf } from './person-records.memory.ts';
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
    if (share !== undefined) {
      const wallets = [authorization.buyer, ...share.others];
      requireRoomForPurchase(authorization, share, personRecordsOf(this.#records, wallets, issuedAt));
    }
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
      (authorization) =>
        authorization.buyer === buyer && !isOver(authorization, now) && !isUsed(this.#records, authorization),
    ).length;
  }

  async tally(now: Date) {
    const states = [...this.#records.authorizations.values()].map((one) => this.#stateOf(one, now));
    const count = (wanted: AuthorizationState) => states.filter((state) => state === wanted).length;
    return { issued: states.length, used: count('used'), expired: count('expired'), open: count('issued') };
  }

  async purgeUnused(before: Date, limit: number) {
    const old = [...this.#records.authorizations.values()].filter(
      (one) => isOver(one, before) && !isUsed(this.#records, one),
    );
    for (const { nonce } of old.slice(0, limit)) this.#records.authorizations.delete(nonce);
    return Math.min(old.length, limit);
  }

  #stateOf(authorization: PurchaseAuthorization, now: Date): AuthorizationState {
    if (isUsed(this.#records, authorization)) return 'used';
    return isOver(authorization, now) ? 'expired' : 'issued';
  }
}
