import { createHash } from 'node:crypto';
import type { AddressScreening } from '../../application/ports/compliance.ts';
import type { Screening } from '../../domain/compliance/screening.ts';
import type { ForeignAddress } from '../../domain/shared/foreign-address.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';

/** Only the addresses given to the constructor are sanctioned. */
export class InMemoryAddressScreening implements AddressScreening {
  readonly takesSuspects = true;
  readonly #denied: ReadonlySet<string>;
  /** Names the content of the list. */
  readonly #version: string;

  constructor(denied: Iterable<string>) {
    this.#denied = new Set(denied);
    this.#version = createHash('sha256')
      .update([...this.#denied].sort().join())
      .digest('hex')
      .slice(0, 16);
  }

  async screen(wallet: WalletAddress): Promise<Screening> {
    return { sanctioned: this.#denied.has(wallet), source: 'denylist', listVersion: this.#version };
  }

  async screenForeign({ address }: ForeignAddress): Promise<Screening> {
    return { sanctioned: this.#denied.has(address), source: 'denylist', listVersion: this.#version };
  }

  screenAll(wallets: readonly WalletAddress[]): Promise<readonly Screening[]> {
    return Promise.all(wallets.map((wallet) => this.screen(wallet)));
  }
}
