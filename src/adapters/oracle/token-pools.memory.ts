import { createHash } from 'node:crypto';
import type { TokenPools } from '../../application/ports/oracle.ts';
import type { Clock } from '../../application/ports/system.ts';
import type { Candle, Pool, Timeframe } from '../../domain/oracle/dashboard.ts';
import type { Dated } from '../../domain/shared/dated.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';
import { changeAt, type Moving, priceAt } from '../market/price-model.ts';

const MINUTE_MS = 60_000;
const STEP_MS: Readonly<Record<Timeframe, number>> = {
  '1m': MINUTE_MS,
  '5m': 5 * MINUTE_MS,
  '15m': 15 * MINUTE_MS,
  '1h': 60 * MINUTE_MS,
  '4h': 240 * MINUTE_MS,
  '12h': 720 * MINUTE_MS,
  '1d': 1440 * MINUTE_MS,
};
const COUNT = 300;

/** How often a candle looks at the price. */
const LOOKS = 8;

export type TradedToken = Moving & Readonly<{ chainId: number; address: string; symbol: string }>;

/** One pool per token, at the prices of the model. */
export class InMemoryTokenPools implements TokenPools {
  readonly #clock: Clock;
  readonly #tokens: readonly TradedToken[];

  constructor(clock: Clock, tokens: readonly TradedToken[]) {
    this.#clock = clock;
    this.#tokens = tokens;
  }

  async poolsOf(chainId: number, token: WalletAddress): Promise<Dated<readonly Pool[]>> {
    const traded = this.#find(chainId, token);
    const asOf = this.#clock.now();
    return { value: traded === undefined ? [] : [poolOf(traded, asOf)], asOf };
  }

  async candles(chainId: number, pool: string, token: WalletAddress, timeframe: Timeframe) {
    const traded = this.#find(chainId, token);
    const asOf = this.#clock.now();
    const isItsPool = traded !== undefined && addressOf(traded) === pool.toLowerCase();
    return { value: isItsPool ? candlesOf(traded, asOf, STEP_MS[timeframe]) : [], asOf };
  }

  #find(chainId: number, token: WalletAddress): TradedToken | undefined {
    return this.#tokens.find((traded) => traded.chainId === chainId && traded.address === token);
  }
}

const addressOf = ({ chainId, address }: TradedToken) =>
  `0x${createHash('sha256').update(`${chainId}:${address}`).digest('hex').slice(0, 40)}`;

function poolOf(traded: TradedToken, now: Date): Pool {
  return {
    address: addressOf(traded),
    dex: 'sandbox-swap',
    pair: `${traded.symbol} / USD`,
    priceUsd: priceAt(traded, now),
    change24h: changeAt(traded, now),
    liquidityUsd: 5_000_000,
    volume24h: 1_000_000,
  };
}

/** The last candle is the current one, and closes at the current price. */
function candlesOf(traded: TradedToken, now: Date, stepMs: number): readonly Candle[] {
  const current = Math.floor(now.getTime() / stepMs);
  return Array.from({ length: COUNT }, (_, i) => {
    const step = current - (COUNT - 1 - i);
    const looks = Array.from({ length: LOOKS + 1 }, (_, look) => (step + look / LOOKS) * stepMs);
    const prices = looks.map((at) => priceAt(traded, Math.min(at, now.getTime())));
    return {
      time: new Date(step * stepMs),
      open: prices[0] as number,
      high: Math.max(...prices),
      low: Math.min(...prices),
      close: prices[LOOKS] as number,
      volume: 10_000 * (1 + (step % 10)),
    };
  });
}
