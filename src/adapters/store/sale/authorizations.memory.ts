import type {
  IssuedAuthorizations,
  IssuedNftAuthorization,
  NftOutcome,
  NftSaleLedger,
  NftToken,
} from '../../../application/ports/sale.ts';
import type { Decision } from '../../../domain/decision/decision.ts';
import { type PersonShare, requireRoomForMint, requireRoomForPurchase } from '../../../domain/sale/person-room.ts';
import type { PurchaseAuthorization } from '../../../domain/sale/purchase-authorization.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';
import type { InMemoryDecisions } from '../decision/decision-store.memory.ts';
import { purged } from '../shared/values.ts';
import {
  bidsOf,
  isOver,
  liveOf,
  mintedBy,
  mintStateOf,
  type NftEntry,
  personRecordsOf,
  SaleRecords,
  stateOf,
  tallyOf,
} from './sale-records.memory.ts';

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
    if (share !== undefined && this.#countsBesides(wallets)) {
      requireRoomForPurchase(authorization, share, personRecordsOf(this.#records, wallets, share.settledUntil));
    }
    this.#decisions.keep(decision);
    this.#records.addIssued({ authorization: { ...authorization }, issuedAt: new Date(issuedAt) });
  }

  /** The contract counts what one wallet buys: without other wallets, minted tokens and bids there is nothing to add up. */
  #countsBesides(wallets: readonly WalletAddress[]): boolean {
    const isMinting = mintedBy(this.#records, wallets) > 0n;
    return wallets.length > 1 || isMinting || bidsOf(this.#records, wallets).length > 0;
  }

  async stateOf(nonce: bigint, now: Date) {
    const issued = this.#records.issuedWith(nonce);
    return issued && stateOf(issued.authorization, this.#records.usedNonces().has(nonce), now);
  }

  async issuedTo(buyer: WalletAddress, limit: number, now: Date) {
    const used = this.#records.usedNonces();
    const newest = this.#records.issuedTo(buyer).toReversed().slice(0, limit);
    return newest.map(({ authorization, issuedAt }) => ({
      authorization: { ...authorization },
      issuedAt,
      state: stateOf(authorization, used.has(authorization.nonce), now),
    }));
  }

  async countLive(buyer: WalletAddress, now: Date) {
    return liveOf(this.#records, buyer, now).length;
  }

  async tally(now: Date) {
    const used = this.#records.usedNonces();
    return tallyOf(
      this.#records.issued.map((one) => stateOf(one.authorization, used.has(one.authorization.nonce), now)),
    );
  }

  async purgeUnused(before: Date, limit: number) {
    const used = this.#records.usedNonces();
    const isOld = (one: PurchaseAuthorization) => stateOf(one, used.has(one.nonce), before) === 'expired';
    const old = this.#records.issued.filter(({ authorization }) => isOld(authorization)).slice(0, limit);
    for (const issued of old) this.#records.removeIssued(issued);
    return old.length;
  }
}

export class InMemoryNftSaleLedger implements NftSaleLedger {
  readonly #records: SaleRecords;
  readonly #decisions: InMemoryDecisions;

  constructor(decisions: InMemoryDecisions, records = new SaleRecords()) {
    this.#decisions = decisions;
    this.#records = records;
  }

  async record(issued: IssuedNftAuthorization, decision: Decision, share?: PersonShare) {
    const { contract, authorization } = issued;
    const { buyer, nonce, tokenId } = authorization;
    const key = keyOf(contract, nonce);
    if (this.#records.mints.has(key)) throw new Error('the nonce was already issued');
    if (share !== undefined) {
      const wallets = [buyer, ...share.others];
      requireRoomForMint(
        authorization,
        share,
        personRecordsOf(this.#records, wallets, share.settledUntil, { contract, tokenId }),
      );
    }
    this.#decisions.keep(decision);
    this.#records.mints.set(key, { issued: structuredClone(issued) });
  }

  async mintedBy(wallets: readonly WalletAddress[], except?: NftToken) {
    return mintedBy(this.#records, wallets, except);
  }

  async unsettled(limit: number) {
    return this.#entries()
      .filter(({ outcome }) => outcome === undefined)
      .sort((a, b) => Number(a.issued.authorization.deadline - b.issued.authorization.deadline))
      .slice(0, limit)
      .map(({ issued: { contract, authorization } }) => ({
        contract,
        nonce: authorization.nonce,
        tokenId: authorization.tokenId,
        deadline: new Date(Number(authorization.deadline) * 1000),
      }));
  }

  async settle(contract: WalletAddress, nonce: bigint, outcome: NftOutcome) {
    const entry = this.#records.mints.get(keyOf(contract, nonce));
    if (entry !== undefined) entry.outcome ??= outcome;
  }

  async issued(contract: WalletAddress, nonce: bigint) {
    return structuredClone(this.#records.mints.get(keyOf(contract, nonce))?.issued.authorization);
  }

  async usedBy(buyer: WalletAddress, limit: number) {
    const used = this.#entriesOf(buyer).filter(({ outcome }) => outcome === 'used');
    return used.slice(0, limit).map(({ issued }) => structuredClone(issued));
  }

  async issuedTo(buyer: WalletAddress, limit: number, now: Date) {
    const newest = this.#entriesOf(buyer).slice(0, limit);
    return newest.map((entry) => {
      const state = mintStateOf(entry, now);
      return { ...structuredClone(entry.issued), ...(state !== undefined && { state }) };
    });
  }

  async purgeUnused(before: Date, limit: number) {
    const isOld = ({ issued, outcome }: NftEntry) => outcome === 'unused' && isOver(issued.authorization, before);
    return purged(this.#records.mints, limit, (entry) => isOld(entry));
  }

  /** Newest first. */
  #entriesOf(buyer: WalletAddress): NftEntry[] {
    return this.#entries()
      .filter(({ issued }) => issued.authorization.buyer === buyer)
      .toReversed();
  }

  #entries(): NftEntry[] {
    return [...this.#records.mints.values()];
  }
}

const keyOf = (contract: WalletAddress, nonce: bigint) => `${contract}:${nonce}`;
