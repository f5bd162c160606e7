import type { NftSaleLedger } from '../../../application/ports/sale/nft-sale-ledger.ts';
import type { NftPurchaseAuthorization } from '../../../domain/sale/nft-purchase-authorization.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';

export class InMemoryNftSaleLedger implements NftSaleLedger {
  readonly #issued = new Map<string, NftPurchaseAuthorization>();

  async record(contract: WalletAddress, authorization: NftPurchaseAuthorization) {
    const key = keyOf(contract, authorization.nonce);
    if (this.#issued.has(key)) throw new Error('the nonce was already issued');
    this.#issued.set(key, { ...authorization });
  }

  async issued(contract: WalletAddress, nonce: bigint) {
    const authorization = this.#issued.get(keyOf(contract, nonce));
    return authorization && { ...authorization };
  }
}

const keyOf = (contract: WalletAddress, nonce: bigint) => `${contract}:${nonce}`;
