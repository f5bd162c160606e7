import type { AuthorizationState, IssuedAuthorizations } from '../../../application/ports/sale.ts';
import type { Decision } from '../../../domain/decision/decision.ts';
import { type PersonShare, requireRoomForPurchase } from '../../../domain/sale/person-room.ts';
import type { PurchaseAuthorization } from '../../../domain/sale/purchase-authorization.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';
import type { InMemoryDecisions } from '../decision/decision-store.memory.ts';
import { liveOf, mintedBy, personRecordsOf, stateOf } from './person-records.memory.ts';
import type { SaleRecords } from './sale-records.memory.ts';

export class InMemoryIssuedAuthorizations implements IssuedAuthorizations {
  readonly #records: SaleRecords;
  readonly #decisions: InMemoryDecisions;

  constructor(records: SaleRecords, decisions: InMemoryDecisions) {
    this.#records = records;
    this.#decisions = decisions;
  }

  async record(authorization: PurchaseAuthorization, issuedAt: Date, decision: Decision, share?: PersonShare) {
    if (this.#records.issuedWith(authorization.nonce)) throw new Error('the nonce was already issued');
    const wallets = [authorization.buyer, ...(share?.others ?? [])];
    // The contract counts what one wallet buys: without other wallets and minted tokens there is nothing to add up.
    if (share !== undefined && (wallets.length > 1 || mintedBy(this.#records, wallets) > 0n)) {
      requireRoomForPurchase(authorization, share, personRecordsOf(this.#records, wallets, issuedAt));
    }
    this.#decisions.keep(decision);
    this.#records.addIssued({ authorization: { ...authorization }, issuedAt: new Date(issuedAt) });
  }

  async stateOf(nonce: bigint, now: Date) {
    const issued = this.#records.issuedWith(nonce);
    return issued && stateOf(issued.authorization, this.#records.usedNonces(), now);
  }

  async issuedTo(buyer: WalletAddress, limit: number, now: Date) {
    const used = this.#records.usedNonces();
    const newest = this.#records.issuedTo(buyer).toReversed().slice(0, limit);
    return newest.map(({ authorization, issuedAt }) => ({
      authorization: { ...authorization },
      issuedAt,
      state: stateOf(authorization, used, now),
    }));
  }

  async countLive(buyer: WalletAddress, now: Date) {
    return liveOf(this.#records, buyer, now).length;
  }

  async tally(now: Date) {
    const used = this.#records.usedNonces();
    const states = this.#records.issued.map(({ authorization }) => stateOf(authorization, used, now));
    const count = (wanted: AuthorizationState) => states.filter((state) => state === wanted).length;
    return { issued: states.length, used: count('used'), expired: count('expired'), open: count('issued') };
  }

  async purgeUnused(before: Date, limit: number) {
    const used = this.#records.usedNonces();
    const isOld = (one: PurchaseAuthorization) => stateOf(one, used, before) === 'expired';
    const old = this.#records.issued.filter(({ authorization }) => isOld(authorization)).slice(0, limit);
    for (const issued of old) this.#records.removeIssued(issued);
    return old.length;
  }
}
