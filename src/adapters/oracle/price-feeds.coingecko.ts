import { z } from 'zod';
import type { PriceFeeds } from '../../application/ports/fee.ts';
import type { Clock } from '../../application/ports/system.ts';
import { priceUnavailable } from '../../domain/fee/errors.ts';
import { CHAINS, isChainId } from '../../domain/shared/chain/chains.ts';
import type { Usd } from '../../domain/shared/usd.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';
import { COINGECKO_IDS, platformOf } from '../market/coingecko.ts';
import type { Freshness } from '../upstream/readings.ts';
import type { UpstreamRequest } from '../upstream/request.ts';
import { dollars } from '../upstream/shapes.ts';
import { inWords, type Upstream } from '../upstream/upstream.ts';

/** A stale price is never returned when no newer one is available, because fees are charged by it. */
const FRESHNESS: Freshness = { freshMs: 30_000, staleMs: 0, absentMs: 60_000 };
/** CoinGecko updates the prices of liquid coins within one or two minutes. */
const MAX_AGE_MS = 10 * 60_000;

const Quote = z.object({ usd: dollars, last_updated_at: z.number().int().positive() });
const Quotes = z.record(z.string(), Quote);

/** CoinGecko's `simple` endpoints, with the time of each price. */
export class CoinGeckoPriceFeeds implements PriceFeeds {
  readonly #upstream: Upstream;
  readonly #clock: Clock;

  constructor(upstream: Upstream, clock: Clock) {
    this.#upstream = upstream;
    this.#clock = clock;
  }

  async native(chainId: number): Promise<Usd> {
    if (!isChainId(chainId)) throw unknown(`a native coin of chain ${chainId}`);
    const id = COINGECKO_IDS[CHAINS[chainId].coin];
    return this.#priceOf(id, { operation: 'simple/price', path: ['simple', 'price'], query: { ids: id } });
  }

  async token(chainId: number, token: WalletAddress): Promise<Usd> {
    const platform = platformOf(chainId);
    if (platform === undefined) throw unknown(`a token of chain ${chainId}`);
    const contract = token.toLowerCase();
    return this.#priceOf(contract, {
      operation: 'simple/token_price',
      path: ['simple', 'token_price', platform],
      query: { contract_addresses: contract },
    });
  }

  async #priceOf(key: string, { query, ...asked }: UpstreamRequest): Promise<Usd> {
    const request = { ...asked, query: { ...query, vs_currencies: 'usd', include_last_updated_at: 'true' } };
    const { value } = await this.#upstream.read(request, Quotes, FRESHNESS).catch(inWords(priceUnavailable));
    const quote = value?.[key];
    if (quote?.usd === undefined) throw unknown(key);
    const age = this.#clock.now().getTime() - quote.last_updated_at * 1000;
    if (age > MAX_AGE_MS) throw priceUnavailable.because(new Error(`CoinGecko's price of ${key} is ${age} ms old`));
    return quote.usd;
  }
}

const unknown = (what: string) => priceUnavailable.because(new Error(`CoinGecko has no price for ${what}`));
