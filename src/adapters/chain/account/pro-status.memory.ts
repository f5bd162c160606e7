import type { ProStatus } from '../../../application/ports/fee/pro-status.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';

/** A list of holders. Empty, it is the status of a service that has no pro NFT. */
export class InMemoryProStatus implements ProStatus {
  readonly #holders = new Set<WalletAddress>();

  grant(wallet: WalletAddress): void {
    this.#holders.add(wallet);
  }

  async isPro(wallet: WalletAddress): Promise<boolean> {
    return this.#holders.has(wallet);
  }
}
