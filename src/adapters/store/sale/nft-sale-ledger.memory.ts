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

  async purgeExpired(before: Date, limit: number) {
    const passed = BigInt(Math.floor(before.getTime() / 1000));
    const old = [...this.#issued].filter(([, { deadline }]) => deadline < passed).slice(0, limit);
    for (const [key] of old) this.#issued.delete(key);
    return old.length;
  }
}

const keyOf = (contract: WalletAddress, nonce: bigint) => `${contract}:${nonce}`;
