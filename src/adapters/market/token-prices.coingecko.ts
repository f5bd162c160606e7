import { z } from 'zod';
import type { Prices, TokenPrices } from '../../application/ports/token.ts';
import { SUPPORTED_CHAINS } from '../../domain/shared/chain/chains.ts';
import type { Coin } from '../../domain/shared/chain/coins.ts';
import { type Dated, oldest } from '../../domain/shared/dated.ts';
import { pricesUnavailable } from '../../domain/token/errors.ts';
import { type Price, SOLANA_CHAIN_ID } from '../../domain/token/token.ts';
import type { BatchedReadings } from '../upstream/batched-readings.ts';
import { HalvingBatches } from '../upstream/halving.ts';
import type { Freshness } from '../upstream/readings.ts';
import { dollars, figure } from '../upstream/shapes.ts';
import { inWords, type Upstream } from '../upstream/upstream.ts';
import { COINGECKO_IDS, platformOf } from './coingecko.ts';

const SOURCE = 'coingecko';
const FRESHNESS: Freshness = { freshMs: 60_000, staleMs: 5 * 60_000, absentMs: 10 * 60_000 };

/** Unparsed rows; each row is parsed separately, because rows are cached separately. */
const Row = z.record(z.string(), z.unknown()).nullable();
const Quotes = z.record(z.string(), z.unknown()).refine((rows) => {
  const all = Object.values(rows);
  return all.length === 0 || all.some((row) => Row.safeParse(row).success);
}, 'has no row as documented');
const Quote = z
  .object({ usd: dollars, usd_24h_change: figure })
  .transform(({ usd, usd_24h_change: change }): Price | undefined =>
    usd === undefined ? undefined : { usd, source: SOURCE, ...(change !== undefined && { change24h: change }) },
  )
  .catch(undefined);

type Quoted = Dated<ReadonlyMap<string, unknown>>;

/** Prices from CoinGecko's `simple` endpoints, a hundred per call, or as many as the plan allows. */
export class CoinGeckoTokenPrices implements TokenPrices {
  readonly #upstream: Upstream;
  readonly #byPlatform: ReadonlyMap<number, BatchedReadings<Price>>;
  readonly #bySymbol: BatchedReadings<Price>;
  readonly #byId: BatchedReadings<Price>;

  constructor(upstream: Upstream) {
    this.#upstream = upstream;
    const batched = (path: readonly string[], parameter: string, more: Readonly<Record<string, string>> = {}) => {
      const batches = new HalvingBatches((keys) => this.#quotes(path, { [parameter]: keys.join(','), ...more }));
      return upstream.batched({
        family: [...path, parameter].join('/'),
        freshness: FRESHNESS,
        maxBatch: 100,
        shape: Quote,
        load: async (keys) => joined(await batches.load(keys)),
      });
    };
    this.#byPlatform = new Map(
      [...SUPPORTED_CHAINS, SOLANA_CHAIN_ID].flatMap((chainId) => {
        const platform = platformOf(chainId);
        const readings = platform && batched(['simple', 'token_price', platform], 'contract_addresses');
        return readings ? [[chainId, readings] as const] : [];
      }),
    );
    this.#bySymbol = batched(['simple', 'price'], 'symbols', { include_tokens: 'top' });
    this.#byId = batched(['simple', 'price'], 'ids');
  }

  ofTokens(chainId: number, addresses: readonly string[]): Promise<Prices> {
    const keyOf = (address: string) => (chainId === SOLANA_CHAIN_ID ? address : address.toLowerCase());
    return priced(this.#byPlatform.get(chainId), addresses, keyOf);
  }

  ofSymbols(symbols: readonly string[]): Promise<Prices> {
    return priced(this.#bySymbol, symbols, (symbol) => symbol.toLowerCase());
  }

  ofCoins(coins: readonly Coin[]): Promise<Prices<Coin>> {
    return priced(this.#byId, coins, (coin) => COINGECKO_IDS[coin]);
  }

  async #quotes(path: readonly string[], query: Readonly<Record<string, string>>): Promise<Quoted> {
    const request = {
      operation: path.slice(0, 2).join('/'),
      path,
      query: { ...query, vs_currencies: 'usd', include_24hr_change: 'true' },
    };
    const { value = {}, asOf } = await this.#upstream.ask(request, Quotes);
    return { value: new Map(Object.entries(value)), asOf };
  }
}

const joined = (parts: readonly Quoted[]): Quoted => ({
  value: new Map(parts.flatMap(({ value }) => [...value])),
  asOf: oldest(parts, new Date(0)),
});

async function priced<K extends string>(
  readings: BatchedReadings<Price> | undefined,
  asked: readonly K[],
  keyOf: (name: K) => string,
): Promise<Prices<K>> {
  if (readings === undefined) return new Map();
  const known = await readings.read(asked.map(keyOf)).catch(inWords(pricesUnavailable));
  return new Map(
    asked.flatMap((name) => {
      const price = known.get(keyOf(name));
      return price === undefined ? [] : [[name, price] as const];
    }),
  );
}
