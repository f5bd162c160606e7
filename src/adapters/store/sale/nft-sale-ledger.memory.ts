import type { NftSaleLedger } from '../../../application/ports/sale/nft-sale-ledger.ts';
import type { Decision } from '../../../domain/decision/decision.ts';
import type { NftPurchaseAuthorization } from '../../../domain/sale/nft-purchase-authorization.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';
import type { InMemoryDecisions } from '../decision/decision-store.memory.ts';

export class InMemoryNftSaleLedger implements NftSaleLedger {
  readonly #issued = new Map<string, NftPurchaseAuthorization>();
  readonly #decisions: InMemoryDecisions;

  constructor(decisions: InMemoryDecisions) {
    this.#decisions = decisions;
  }

  async record(contract: WalletAddress, authorization: NftPurchaseAuthorization, _issuedAt: Date, decision: Decision) {
    const key = keyOf(contract, authorization.nonce);
    if (this.#issued.has(key)) throw new Error('the nonce was already issued');
    this.#decisions.keep(decision);
    this.#issued.set(key, { ...authorization });
  }

  async issued(contract: WalletAddress, nonce: bigint) {
    const authorization = this.#issued.get(keyOf(contract, nonce));
    return authorization && { ...authorization };
  }
}

const keyOf = (contract: WalletAddress, nonce: bigint) => `${contract}:${nonce}`;
