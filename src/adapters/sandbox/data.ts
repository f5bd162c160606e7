import type { Clock } from '../../application/ports/system.ts';
import { toUsd } from '../../domain/shared/usd.ts';
import type { Price, Token } from '../../domain/token/token.ts';
import { InMemoryBitcoinAccounts } from '../bitcoin/bitcoin-accounts.memory.ts';
import { InMemoryMarketData, type MarketCoin } from '../market/market-data.memory.ts';
import { changeAt, priceAt } from '../market/price-model.ts';
import { InMemoryTokenPrices } from '../market/token-prices.memory.ts';
import { InMemoryCoinFigures } from '../oracle/coin-figures.memory.ts';
import { InMemoryLendingMarkets } from '../oracle/lending-markets.memory.ts';
import { InMemoryTokenPools } from '../oracle/token-pools.memory.ts';
import { InMemorySolanaAccounts } from '../solana/solana-accounts.memory.ts';
import { InMemoryTokenList } from '../token-list/token-list.memory.ts';
import {
  SANDBOX_BITCOIN,
  SANDBOX_COINS,
  SANDBOX_LENDING,
  SANDBOX_SOLANA,
  SANDBOX_TOKENS,
  sandboxCoinOf,
} from './world.ts';

/** The token that the sandbox's sale sells, at its price. */
export type SoldToken = Readonly<{ token: Token; price: () => Price }>;

/** The in-memory adapters of tokens, markets and non-EVM chains, with the sandbox's data. `sold`: listed and priced beside the others. */
export function dataAdapters(clock: Clock, sold?: SoldToken) {
  const priceOf = (coin: MarketCoin | undefined) => coin && priceNow(coin, clock);
  const figuresOf = (coin: MarketCoin | undefined) => coin && figuresNow(coin, clock);
  const ofSale = (named: string) => (sold !== undefined && named === nameOf(sold.token) ? sold.price() : undefined);
  const bySymbol = (symbol: string) => (symbol === sold?.token.symbol.toUpperCase() ? sold.price() : undefined);
  return {
    bitcoinAccounts: new InMemoryBitcoinAccounts(clock, new Map(Object.entries(SANDBOX_BITCOIN))),
    coinFigures: new InMemoryCoinFigures(clock, {
      byToken: { get: (named) => figuresOf(COIN_OF.get(named)) },
      byId: { get: (id) => figuresOf(SANDBOX_COINS.find((coin) => coin.id === id)) },
    }),
    lendingMarkets: new InMemoryLendingMarkets(clock, new Map(Object.entries(SANDBOX_LENDING))),
    marketData: new InMemoryMarketData(clock, SANDBOX_COINS),
    solanaAccounts: new InMemorySolanaAccounts(clock, new Map(Object.entries(SANDBOX_SOLANA))),
    tokenList: new InMemoryTokenList(clock, sold === undefined ? SANDBOX_TOKENS : [...SANDBOX_TOKENS, sold.token]),
    tokenPools: new InMemoryTokenPools(
      clock,
      SANDBOX_TOKENS.flatMap((token) => {
        const coin = sandboxCoinOf(token.symbol);
        return coin === undefined ? [] : [{ ...coin, ...token }];
      }),
    ),
    tokenPrices: new InMemoryTokenPrices(clock, {
      byToken: { get: (named) => ofSale(named) ?? priceOf(COIN_OF.get(named)) },
      bySymbol: { get: (symbol) => bySymbol(symbol) ?? priceOf(SANDBOX_COINS.find((coin) => coin.symbol === symbol)) },
    }),
  };
}

const nameOf = ({ chainId, address }: Pick<Token, 'chainId' | 'address'>) => `${chainId}:${address}`;

/** The coin whose price each token has, by `chainId:address`. */
const COIN_OF: ReadonlyMap<string, MarketCoin> = new Map(
  SANDBOX_TOKENS.flatMap((token) => {
    const coin = sandboxCoinOf(token.symbol);
    return coin === undefined ? [] : [[nameOf(token), coin] as const];
  }),
);

function priceNow(coin: MarketCoin, clock: Clock): Price {
  const now = clock.now();
  const usd = toUsd(priceAt(coin, now));
  if (usd === undefined) throw new RangeError(`${priceAt(coin, now)} is not a price`);
  return { usd, change24h: changeAt(coin, now), source: 'sandbox' };
}

function figuresNow(coin: MarketCoin, clock: Clock) {
  const cap = priceAt(coin, clock.now()) * coin.supply;
  return { marketCap: cap, fdv: cap, volume24h: coin.volume24h, rank: SANDBOX_COINS.indexOf(coin) + 1 };
}
