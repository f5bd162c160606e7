import { createHash } from 'node:crypto';
import type { TokenPools } from '../../application/ports/oracle.ts';
import type { Clock } from '../../application/ports/system.ts';
import type { Candle, Pool, Timeframe } from '../../domain/oracle/dashboard.ts';
import type { Dated } from '../../domain/shared/dated.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';

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

/** A traded token and its price. */
export type TradedToken = Readonly<{
  chainId: number;
  address: string;
  symbol: string;
  usd: number;
  change24h: number;
}>;

/** One pool per token, whose price oscillates around the current price. */
export class InMemoryTokenPools implements TokenPools {
  readonly #clock: Clock;
  readonly #tokens: readonly TradedToken[];

  constructor(clock: Clock, tokens: readonly TradedToken[]) {
    this.#clock = clock;
    this.#tokens = tokens;
  }

  async poolsOf(chainId: number, token: WalletAddress): Promise<Dated<readonly Pool[]>> {
    const traded = this.#find(chainId, token);
    return { value: traded === undefined ? [] : [poolOf(traded)], asOf: this.#clock.now() };
  }

  async candles(chainId: number, pool: string, token: WalletAddress, timeframe: Timeframe) {
    const traded = this.#find(chainId, token);
    const asOf = this.#clock.now();
    const isItsPool = traded !== undefined && poolOf(traded).address.toLowerCase() === pool.toLowerCase();
    return { value: isItsPool ? candlesOf(traded, asOf, STEP_MS[timeframe]) : [], asOf };
  }

  #find(chainId: number, token: WalletAddress): TradedToken | undefined {
    return this.#tokens.find((traded) => traded.chainId === chainId && traded.address === token);
  }
}

function poolOf({ chainId, address, symbol, usd, change24h }: TradedToken): Pool {
  const digest = createHash('sha256').update(`${chainId}:${address}`).digest('hex');
  return {
    address: `0x${digest.slice(0, 40)}`,
    dex: 'sandbox-swap',
    pair: `${symbol} / USD`,
    priceUsd: usd,
    change24h,
    liquidityUsd: 5_000_000,
    volume24h: 1_000_000,
  };
}

/** The last candle is the current one, and closes at the current price. */
function candlesOf({ usd }: TradedToken, now: Date, stepMs: number): readonly Candle[] {
  const current = Math.floor(now.getTime() / stepMs);
  const scale = usd / swing(current);
  return Array.from({ length: COUNT }, (_, i) => {
    const step = current - (COUNT - 1 - i);
    const [open, close] = [scale * swing(step - 1), scale * swing(step)];
    return {
      time: new Date(step * stepMs),
      open,
      high: 1.001 * Math.max(open, close),
      low: 0.999 * Math.min(open, close),
      close,
      volume: 10_000 * (1 + (step % 10)),
    };
  });
}

/** Two superimposed waves around 1 with different periods. */
const swing = (step: number) => 1 + 0.02 * Math.sin(step / 7) + 0.03 * Math.sin(step / 31);
