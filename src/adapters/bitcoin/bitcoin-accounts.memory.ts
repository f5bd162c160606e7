import type { BitcoinAccounts } from '../../application/ports/portfolio.ts';
import type { Clock } from '../../application/ports/system.ts';
import type { BitcoinAccount } from '../../domain/portfolio/holding.ts';
import type { Dated } from '../../domain/shared/dated.ts';
import type { BitcoinAddress } from '../../domain/shared/foreign-address.ts';

/** Addresses with fixed balances; any other address is empty. */
export class InMemoryBitcoinAccounts implements BitcoinAccounts {
  readonly #clock: Clock;
  readonly #accounts: ReadonlyMap<string, BitcoinAccount>;

  constructor(clock: Clock, accounts: ReadonlyMap<string, BitcoinAccount>) {
    this.#clock = clock;
    this.#accounts = accounts;
  }

  async read(address: BitcoinAddress): Promise<Dated<BitcoinAccount>> {
    const value = this.#accounts.get(address) ?? { balanceSats: 0n, pendingSats: 0n, utxos: [] };
    return { value: structuredClone(value), asOf: this.#clock.now() };
  }
}
