import type { LendingMarkets } from '../../application/ports/oracle.ts';
import type { Clock } from '../../application/ports/system.ts';
import type { LendingMarket } from '../../domain/oracle/dashboard.ts';
import type { Dated } from '../../domain/shared/dated.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';

/** Fixed lending markets, by `chainId:address`. */
export class InMemoryLendingMarkets implements LendingMarkets {
  readonly #clock: Clock;
  readonly #markets: ReadonlyMap<string, readonly LendingMarket[]>;

  constructor(clock: Clock, markets: ReadonlyMap<string, readonly LendingMarket[]>) {
    this.#clock = clock;
    this.#markets = markets;
  }

  async forToken(chainId: number, token: WalletAddress): Promise<Dated<readonly LendingMarket[]>> {
    const markets = this.#markets.get(`${chainId}:${token}`) ?? [];
    return { value: markets.map((market) => ({ ...market })), asOf: this.#clock.now() };
  }
}
