import type { IssuedNftAuthorization, NftSaleLedger } from '../../../application/ports/sale/nft-sale-ledger.ts';
import type { Decision } from '../../../domain/decision/decision.ts';
import type { NftPurchaseAuthorization } from '../../../domain/sale/nft-purchase-authorization.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';
import type { InMemoryDecisions } from '../decision/decision-store.memory.ts';

export class InMemoryNftSaleLedger implements NftSaleLedger {
  readonly #issued = new Map<string, IssuedNftAuthorization>();
  readonly #decisions: InMemoryDecisions;

  constructor(decisions: InMemoryDecisions) {
    this.#decisions = decisions;
  }

  async record(contract: WalletAddress, authorization: NftPurchaseAuthorization, issuedAt: Date, decision: Decision) {
    const key = keyOf(contract, authorization.nonce);
    if (this.#issued.has(key)) throw new Error('the nonce was already issued');
    this.#decisions.keep(decision);
    this.#issued.set(key, structuredClone({ contract, authorization, issuedAt }));
  }

  async issued(contract: WalletAddress, nonce: bigint) {
    return structuredClone(this.#issued.get(keyOf(contract, nonce))?.authorization);
  }

  async issuedTo(buyer: WalletAddress, limit: number) {
    const theirs = [...this.#issued.values()].filter(({ authorization }) => authorization.buyer === buyer);
    return structuredClone(theirs.reverse().slice(0, limit));
  }

  async purgeExpired(before: Date, limit: number) {
    const passed = BigInt(Math.floor(before.getTime() / 1000));
    const old = [...this.#issued].filter(([, { authorization }]) => authorization.deadline < passed).slice(0, limit);
    for (const [key] of old) this.#issued.delete(key);
    return old.length;
  }
}

const keyOf = (contract: WalletAddress, nonce: bigint) => `${contract}:${nonce}`;
