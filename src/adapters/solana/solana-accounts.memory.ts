import type { SolanaAccounts } from '../../application/ports/portfolio.ts';
import type { Clock } from '../../application/ports/system.ts';
import type { SolanaAccount } from '../../domain/portfolio/holding.ts';
import type { Dated } from '../../domain/shared/dated.ts';
import type { SolanaAddress } from '../../domain/shared/foreign-address.ts';

/** Accounts with fixed balances; any other account is empty. */
export class InMemorySolanaAccounts implements SolanaAccounts {
  readonly #clock: Clock;
  readonly #accounts: ReadonlyMap<string, SolanaAccount>;

  constructor(clock: Clock, accounts: ReadonlyMap<string, SolanaAccount>) {
    this.#clock = clock;
    this.#accounts = accounts;
  }

  async read(address: SolanaAddress): Promise<Dated<SolanaAccount>> {
    const value = this.#accounts.get(address) ?? { lamports: 0n, tokens: [], slot: 0 };
    return { value: structuredClone(value), asOf: this.#clock.now() };
  }
}
