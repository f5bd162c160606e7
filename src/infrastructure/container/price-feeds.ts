import type { MemoryAdapters } from '../../adapters/memory.ts';
import { CHAINLINK_FEEDS } from '../../adapters/oracle/chainlink-feeds.ts';
import { ChainlinkPriceFeeds } from '../../adapters/oracle/price-feeds.chainlink.ts';
import { CoinGeckoPriceFeeds } from '../../adapters/oracle/price-feeds.coingecko.ts';
import { FirstOfPriceFeeds } from '../../adapters/oracle/price-feeds.first-of.ts';
import type { PriceFeeds } from '../../application/ports/price-feeds.ts';
import type { Config } from '../config/config.ts';
import type { Tools } from '../tools.ts';

/** The chosen feeds; what Chainlink has no feed for is asked of CoinGecko. */
export function priceFeedsOf({ adapters }: Config, { chains, coinGecko }: Tools, memory: MemoryAdapters): PriceFeeds {
  if (adapters.prices.kind === 'memory') return memory.priceFeeds;
  const prices = new CoinGeckoPriceFeeds(coinGecko, memory.clock);
  return adapters.prices.kind === 'coingecko'
    ? prices
    : new FirstOfPriceFeeds(new ChainlinkPriceFeeds(chains, CHAINLINK_FEEDS, memory.clock), prices);
}
