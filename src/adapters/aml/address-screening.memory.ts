import type { AddressScreening } from '../../application/ports/compliance/address-screening.ts';
import type { Screening } from '../../domain/compliance/screening.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';

/** Only the addresses given to the constructor are sanctioned. */
export class InMemoryAddressScreening implements AddressScreening {
  readonly takesSuspects = true;
  readonly #denied: ReadonlySet<WalletAddress>;

  constructor(denied: Iterable<WalletAddress>) {
    this.#denied = new Set(denied);
  }

  async screen(wallet: WalletAddress): Promise<Screening> {
    return { sanctioned: this.#denied.has(wallet), source: 'denylist' };
  }

  screenAll(wallets: readonly WalletAddress[]): Promise<readonly Screening[]> {
    return Promise.all(wallets.map((wallet) => this.screen(wallet)));
  }
}
