import type { MarketData } from '../../application/ports/market.ts';
import type { Clock } from '../../application/ports/system.ts';
import type { MarketQuery } from '../../domain/market/market-query.ts';
import type { Dated } from '../../domain/shared/dated.ts';
import { changeAt, type Moving, priceAt } from './price-model.ts';

const DAY_MS = 24 * 60 * 60_000;
const HOUR_MS = 60 * 60_000;
/** Only prices in dollars are available. */
const CURRENCY = 'usd';

type Parameters = MarketQuery['parameters'];

export type MarketCoin = Moving &
  Readonly<{
    id: string;
    symbol: string;
    name: string;
    /** Circulating supply. */
    supply: number;
    volume24h: number;
  }>;

/** The market of the price model in the provider's format, limited to the fields that are used. */
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
    const now = this.#clock.now();
    const total = this.#coins.reduce((sum, one) => sum + capOf(one, now), 0);
    const share = (one: MarketCoin) => [one.symbol.toLowerCase(), (100 * capOf(one, now)) / total];
    return {
      data: {
        active_cryptocurrencies: this.#coins.length,
        markets: 1,
        total_market_cap: { [CURRENCY]: total },
        total_volume: { [CURRENCY]: this.#coins.reduce((sum, { volume24h }) => sum + volume24h, 0) },
        market_cap_percentage: Object.fromEntries(this.#coins.slice(0, 3).map(share)),
        market_cap_change_percentage_24h_usd: 0.6,
        updated_at: Math.floor(now.getTime() / 1000),
      },
    };
  }

  #prices({ ids = '', vs_currencies = '', include_24hr_change }: Parameters): object {
    const asked = new Set(ids.split(','));
    if (!vs_currencies.split(',').includes(CURRENCY)) return {};
    const now = this.#clock.now();
    const quote = (one: MarketCoin) => ({
      [CURRENCY]: priceAt(one, now),
      ...(include_24hr_change === 'true' && { usd_24h_change: changeAt(one, now) }),
    });
    return Object.fromEntries(this.#coins.filter(({ id }) => asked.has(id)).map((one) => [one.id, quote(one)]));
  }

  #markets({ ids, per_page = '100', page = '1' }: Parameters): object {
    const asked = ids === undefined ? undefined : new Set(ids.split(','));
    const from = (Number(page) - 1) * Number(per_page);
    const now = this.#clock.now();
    return this.#coins
      .filter(({ id }) => asked?.has(id) ?? true)
      .slice(from, from + Number(per_page))
      .map((one) => ({
        ...this.#named(one),
        current_price: priceAt(one, now),
        market_cap: capOf(one, now),
        total_volume: one.volume24h,
        price_change_percentage_24h: changeAt(one, now),
        circulating_supply: one.supply,
        last_updated: now.toISOString(),
      }));
  }

  #coin(one: MarketCoin): object {
    const now = this.#clock.now();
    const inDollars = (value: number) => ({ [CURRENCY]: value });
    return {
      ...this.#named(one),
      market_data: {
        current_price: inDollars(priceAt(one, now)),
        market_cap: inDollars(capOf(one, now)),
        total_volume: inDollars(one.volume24h),
        price_change_percentage_24h: changeAt(one, now),
        circulating_supply: one.supply,
      },
    };
  }

  /** The last point is the current one. */
  #chart(one: MarketCoin, { days = '1' }: Parameters): object {
    const span = days === 'max' ? 365 : Math.min(Number(days), 365);
    const step = span > 90 ? DAY_MS : HOUR_MS;
    const count = Math.floor((span * DAY_MS) / step) + 1;
    const now = this.#clock.now().getTime();
    const times = Array.from({ length: count }, (_, i) => now - (count - 1 - i) * step);
    return {
      prices: times.map((at) => [at, priceAt(one, at)]),
      market_caps: times.map((at) => [at, capOf(one, at)]),
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

const capOf = (coin: MarketCoin, at: Date | number) => priceAt(coin, at) * coin.supply;
