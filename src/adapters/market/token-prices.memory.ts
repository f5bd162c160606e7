import type { Clock } from '../../application/ports/system.ts';
import type { Prices, TokenPrices } from '../../application/ports/token.ts';
import type { Coin } from '../../domain/shared/chain/coins.ts';
import type { Price } from '../../domain/token/token.ts';

type Known = Pick<ReadonlyMap<string, Price>, 'get'>;

/** Prices of tokens and coins, as they are known when asked for. */
export class InMemoryTokenPrices implements TokenPrices {
  readonly #clock: Clock;
  readonly #byToken: Known;
  readonly #bySymbol: Known;

  /** By `chainId:address`, and by upper-case symbol, including native coins. */
  constructor(clock: Clock, { byToken, bySymbol }: Readonly<{ byToken: Known; bySymbol: Known }>) {
    this.#clock = clock;
    this.#byToken = byToken;
    this.#bySymbol = bySymbol;
  }

  async ofTokens(chainId: number, addresses: readonly string[]): Promise<Prices> {
    return this.#pick(addresses, (address) => this.#byToken.get(`${chainId}:${address}`));
  }

  async ofSymbols(symbols: readonly string[]): Promise<Prices> {
    return this.#pick(symbols, (symbol) => this.#bySymbol.get(symbol));
  }

  async ofCoins(coins: readonly Coin[]): Promise<Prices<Coin>> {
    return this.#pick(coins, (coin) => this.#bySymbol.get(coin));
  }

  #pick<K extends string>(names: readonly K[], find: (name: K) => Price | undefined): Prices<K> {
    const asOf = this.#clock.now();
    return new Map(
      names.flatMap((name) => {
        const price = find(name);
        return price === undefined ? [] : [[name, { value: { ...price }, asOf }] as const];
      }),
    );
  }
}
