import type { ChainRpc } from '../../adapters/chain/rpc/chain-rpc.ts';
import { CHAINLINK_FEEDS } from '../../adapters/oracle/chainlink-feeds.ts';
import { ChainlinkPriceFeeds } from '../../adapters/oracle/price-feeds.chainlink.ts';
import { CoinGeckoPriceFeeds } from '../../adapters/oracle/price-feeds.coingecko.ts';
import { FirstOfPriceFeeds } from '../../adapters/oracle/price-feeds.first-of.ts';
import type { MemoryAdapters } from '../../adapters/sandbox/sandbox.ts';
import type { Upstream } from '../../adapters/upstream/upstream.ts';
import type { PriceFeeds } from '../../application/ports/fee/price-feeds.ts';
import type { Config } from '../config/config.ts';

/** The chosen feeds; what Chainlink has no feed for is asked of CoinGecko. */
export function priceFeedsOf(
  { kind }: Config['adapters']['prices'],
  coinGecko: Upstream | undefined,
  chains: ReadonlyMap<number, ChainRpc>,
  { clock, priceFeeds }: MemoryAdapters,
): PriceFeeds {
  if (kind === 'memory' || coinGecko === undefined) return priceFeeds;
  const prices = new CoinGeckoPriceFeeds(coinGecko, clock);
  if (kind === 'coingecko') return prices;
  return new FirstOfPriceFeeds(new ChainlinkPriceFeeds(chains, CHAINLINK_FEEDS, clock), prices);
}
