import type { Clock } from '../../application/ports/system.ts';
import { toUsd } from '../../domain/shared/usd.ts';
import type { Price } from '../../domain/token/token.ts';
import { InMemoryBitcoinAccounts } from '../bitcoin/bitcoin-accounts.memory.ts';
import { InMemoryTransactionHistory } from '../history/transaction-history.memory.ts';
import { InMemoryMarketData, type MarketCoin } from '../market/market-data.memory.ts';
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
  SANDBOX_MOVEMENTS,
  SANDBOX_SOLANA,
  SANDBOX_TOKENS,
  sandboxCoinOf,
} from './world.ts';

/** The in-memory adapters of tokens, markets and non-EVM chains, with the sandbox's data. */
export const dataAdapters = (clock: Clock) => ({
  bitcoinAccounts: new InMemoryBitcoinAccounts(clock, new Map(Object.entries(SANDBOX_BITCOIN))),
  coinFigures: new InMemoryCoinFigures(clock, {
    byToken: byToken(figuresOf),
    byId: new Map(SANDBOX_COINS.map((coin) => [coin.id, figuresOf(coin)])),
  }),
  lendingMarkets: new InMemoryLendingMarkets(clock, new Map(Object.entries(SANDBOX_LENDING))),
  marketData: new InMemoryMarketData(clock, SANDBOX_COINS),
  solanaAccounts: new InMemorySolanaAccounts(clock, new Map(Object.entries(SANDBOX_SOLANA))),
  tokenList: new InMemoryTokenList(clock, SANDBOX_TOKENS),
  tokenPools: new InMemoryTokenPools(
    clock,
    SANDBOX_TOKENS.flatMap((token) => {
      const coin = sandboxCoinOf(token.symbol);
      return coin === undefined ? [] : [{ ...token, usd: coin.usd, change24h: coin.change24h }];
    }),
  ),
  transactionHistory: new InMemoryTransactionHistory(clock, SANDBOX_MOVEMENTS),
  tokenPrices: new InMemoryTokenPrices(clock, {
    byToken: byToken(priceOf),
    bySymbol: new Map(SANDBOX_COINS.flatMap((coin) => pricedAs(coin.symbol, coin))),
  }),
});

const priceOf = ({ usd, change24h }: MarketCoin): Price => {
  const price = toUsd(usd);
  if (price === undefined) throw new RangeError(`${usd} is not a price`);
  return { usd: price, change24h, source: 'sandbox' };
};

const pricedAs = (symbol: string, coin: MarketCoin) => [[symbol, priceOf(coin)] as const];

const figuresOf = ({ usd, supply, volume24h, id }: MarketCoin) => ({
  marketCap: usd * supply,
  fdv: usd * supply,
  volume24h,
  rank: SANDBOX_COINS.findIndex((coin) => coin.id === id) + 1,
});

/** The coin figures of each token, by `chainId:address`. */
const byToken = <T>(make: (coin: MarketCoin) => T): ReadonlyMap<string, T> =>
  new Map(
    SANDBOX_TOKENS.flatMap(({ chainId, address, symbol }) => {
      const coin = sandboxCoinOf(symbol);
      return coin === undefined ? [] : [[`${chainId}:${address}`, make(coin)] as const];
    }),
  );
