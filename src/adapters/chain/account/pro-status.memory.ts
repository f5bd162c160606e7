import type { ProStatus } from '../../../application/ports/fee.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';

/** The wallets that hold the Pro NFT. */
export class InMemoryProStatus implements ProStatus {
  readonly #holders = new Set<WalletAddress>();

  grant(wallet: WalletAddress): void {
    this.#holders.add(wallet);
  }

  async isPro(wallet: WalletAddress): Promise<boolean> {
    return this.#holders.has(wallet);
  }
}
