import type { MarketData } from '../../application/ports/market.ts';
import type { Clock } from '../../application/ports/system.ts';
import type { MarketQuery } from '../../domain/market/market-query.ts';
import type { Dated } from '../../domain/shared/dated.ts';

const DAY_MS = 24 * 60 * 60_000;
const HOUR_MS = 60 * 60_000;
/** Only prices in dollars are available. */
const CURRENCY = 'usd';

type Parameters = MarketQuery['parameters'];

export type MarketCoin = Readonly<{
  id: string;
  symbol: string;
  name: string;
  usd: number;
  /** Percent. */
  change24h: number;
  /** Circulating supply. */
  supply: number;
  volume24h: number;
}>;

/** A fixed market in the provider's format, limited to the fields that are used. */
export class InMemoryMarketData implements MarketData {
  readonly #clock: Clock;
  readonly #coins: readonly MarketCoin[];

  /** `coins`: by market capitalization, largest first. */
  constructor(clock: Clock, coins: readonly MarketCoin[]) {
    this.#clock = clock;
    this.#coins = coins;
  }

  async read({ topic, coin, parameters }: MarketQuery): Promise<Dated<object | undefined>> {
    const one = this.#coins.find(({ id }) => id === coin);
    const answers: Readonly<Record<MarketQuery['topic'], () => object | undefined>> = {
      global: () => this.#global(),
      'simple/price': () => this.#prices(parameters),
      'coins/markets': () => this.#markets(parameters),
      'coins/{id}': () => one && this.#coin(one),
      'coins/{id}/market_chart': () => one && this.#chart(one, parameters),
      'search/trending': () => ({ coins: this.#coins.slice(0, 5).map((item) => ({ item: this.#named(item) })) }),
    };
    return { value: answers[topic](), asOf: this.#clock.now() };
  }

  #global(): object {
    const total = this.#coins.reduce((sum, one) => sum + capOf(one), 0);
    const share = (one: MarketCoin) => [one.symbol.toLowerCase(), (100 * capOf(one)) / total];
    return {
      data: {
        active_cryptocurrencies: this.#coins.length,
        markets: 1,
        total_market_cap: { [CURRENCY]: total },
        total_volume: { [CURRENCY]: this.#coins.reduce((sum, { volume24h }) => sum + volume24h, 0) },
        market_cap_percentage: Object.fromEntries(this.#coins.slice(0, 3).map(share)),
        market_cap_change_percentage_24h_usd: 0.6,
        updated_at: Math.floor(this.#clock.now().getTime() / 1000),
      },
    };
  }

  #prices({ ids = '', vs_currencies = '', include_24hr_change }: Parameters): object {
    const asked = new Set(ids.split(','));
    if (!vs_currencies.split(',').includes(CURRENCY)) return {};
    const quote = ({ usd, change24h }: MarketCoin) => ({
      [CURRENCY]: usd,
      ...(include_24hr_change === 'true' && { usd_24h_change: change24h }),
    });
    return Object.fromEntries(this.#coins.filter(({ id }) => asked.has(id)).map((one) => [one.id, quote(one)]));
  }

  #markets({ ids, per_page = '100', page = '1' }: Parameters): object {
    const asked = ids === undefined ? undefined : new Set(ids.split(','));
    const from = (Number(page) - 1) * Number(per_page);
    return this.#coins
      .filter(({ id }) => asked?.has(id) ?? true)
      .slice(from, from + Number(per_page))
      .map((one) => ({
        ...this.#named(one),
        current_price: one.usd,
        market_cap: capOf(one),
        total_volume: one.volume24h,
        price_change_percentage_24h: one.change24h,
        circulating_supply: one.supply,
        last_updated: this.#clock.now().toISOString(),
      }));
  }

  #coin(one: MarketCoin): object {
    const inDollars = (value: number) => ({ [CURRENCY]: value });
    return {
      ...this.#named(one),
      market_data: {
        current_price: inDollars(one.usd),
        market_cap: inDollars(capOf(one)),
        total_volume: inDollars(one.volume24h),
        price_change_percentage_24h: one.change24h,
        circulating_supply: one.supply,
      },
    };
  }

  /** The price moves linearly over the last day, and was constant before. */
  #chart(one: MarketCoin, { days = '1' }: Parameters): object {
    const span = days === 'max' ? 365 : Math.min(Number(days), 365);
    const step = span > 90 ? DAY_MS : HOUR_MS;
    const count = Math.floor((span * DAY_MS) / step) + 1;
    const now = Math.floor(this.#clock.now().getTime() / step) * step;
    const dayAgo = one.usd / (1 + one.change24h / 100);
    const times = Array.from({ length: count }, (_, i) => now - (count - 1 - i) * step);
    const priceAt = (at: number) => dayAgo + (one.usd - dayAgo) * Math.max(0, 1 - (now - at) / DAY_MS);
    return {
      prices: times.map((at) => [at, priceAt(at)]),
      market_caps: times.map((at) => [at, priceAt(at) * one.supply]),
      total_volumes: times.map((at) => [at, one.volume24h]),
    };
  }

  #named({ id, symbol, name }: MarketCoin) {
    return {
      id,
      symbol: symbol.toLowerCase(),
      name,
      market_cap_rank: this.#coins.findIndex((one) => one.id === id) + 1,
    };
  }
}

const capOf = ({ usd, supply }: MarketCoin) => usd * supply;
