import type { AddressScreening } from '../../application/ports/compliance/address-screening.ts';
import type { Screening } from '../../domain/compliance/screening.ts';
import type { ForeignAddress } from '../../domain/shared/foreign-address.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';

/** Only the addresses given to the constructor are sanctioned. */
export class InMemoryAddressScreening implements AddressScreening {
  readonly takesSuspects = true;
  readonly #denied: ReadonlySet<string>;

  constructor(denied: Iterable<string>) {
    this.#denied = new Set(denied);
  }

  async screen(wallet: WalletAddress): Promise<Screening> {
    return { sanctioned: this.#denied.has(wallet), source: 'denylist' };
  }

  async screenForeign({ address }: ForeignAddress): Promise<Screening> {
    return { sanctioned: this.#denied.has(address), source: 'denylist' };
  }

  screenAll(wallets: readonly WalletAddress[]): Promise<readonly Screening[]> {
    return Promise.all(wallets.map((wallet) => this.screen(wallet)));
  }
}
