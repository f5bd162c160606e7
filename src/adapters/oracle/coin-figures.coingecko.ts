import { z } from 'zod';
import type { CoinFigures } from '../../application/ports/oracle.ts';
import type { Clock } from '../../application/ports/system.ts';
import { marketDataUnavailable, upstreamLimitExhausted } from '../../domain/market/errors.ts';
import type { CoinFigures as Figures } from '../../domain/oracle/dashboard.ts';
import type { Dated } from '../../domain/shared/dated.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';
import { platformOf } from '../market/coingecko.ts';
import type { Freshness } from '../upstream/readings.ts';
import { figure } from '../upstream/shapes.ts';
import { inWords, type Upstream } from '../upstream/upstream.ts';

const FRESHNESS: Freshness = { freshMs: 5 * 60_000, staleMs: 60 * 60_000, absentMs: 60 * 60_000 };
const inDollars = z.object({ usd: figure }).optional().catch(undefined);

const Coin = z
  .object({
    id: z.string(),
    market_cap_rank: figure,
    market_data: z.object({ market_cap: inDollars, total_volume: inDollars, fully_diluted_valuation: inDollars }),
  })
  .transform(({ market_cap_rank: rank, market_data: data }): Figures => {
    const [marketCap, volume24h, fdv] = [data.market_cap, data.total_volume, data.fully_diluted_valuation].map(
      (field) => field?.usd || undefined,
    );
    return {
      ...(marketCap !== undefined && { marketCap }),
      ...(volume24h !== undefined && { volume24h }),
      ...(rank !== undefined && { rank }),
      ...(fdv !== undefined && { fdv }),
    };
  });

/** CoinGecko's figures of a coin. */
export class CoinGeckoFigures implements CoinFigures {
  readonly #upstream: Upstream;
  readonly #clock: Clock;

  constructor(upstream: Upstream, clock: Clock) {
    this.#upstream = upstream;
    this.#clock = clock;
  }

  async ofToken(chainId: number, token: WalletAddress): Promise<Dated<Figures | undefined>> {
    const platform = platformOf(chainId);
    if (platform === undefined) return { value: undefined, asOf: this.#clock.now() };
    return this.#read('coins/{platform}/contract/{token}', ['coins', platform, 'contract', token.toLowerCase()], {});
  }

  ofCoin(id: string): Promise<Dated<Figures | undefined>> {
    const without = { localization: 'false', tickers: 'false', community_data: 'false', developer_data: 'false' };
    return this.#read('coins/{id}', ['coins', id], { ...without, market_data: 'true', sparkline: 'false' });
  }

  #read(
    operation: string,
    path: readonly string[],
    query: Readonly<Record<string, string>>,
  ): Promise<Dated<Figures | undefined>> {
    return this.#upstream
      .read({ operation, path, query, absentOn: [404] }, Coin, FRESHNESS)
      .catch(inWords(marketDataUnavailable, upstreamLimitExhausted));
  }
}
