import type { PriceFeeds } from '../../application/ports/fee.ts';
import type { Ports } from '../../application/ports/index.ts';
import type { CoinFigures } from '../../application/ports/oracle.ts';
import type { Clock } from '../../application/ports/system.ts';
import type { ChainRpc } from '../chain/rpc/chain-rpc.ts';
import type { MarketChoice, PricesChoice } from '../market/choose.ts';
import type { Upstream, UpstreamTools } from '../upstream/upstream.ts';
import { CHAINLINK_FEEDS } from './chainlink-feeds.ts';
import { CoinGeckoFigures } from './coin-figures.coingecko.ts';
import { geckoTerminal } from './geckoterminal.ts';
import { DefiLlamaLending } from './lending-markets.defillama.ts';
import { ChainlinkPriceFeeds } from './price-feeds.chainlink.ts';
import { CoinGeckoPriceFeeds } from './price-feeds.coingecko.ts';
import { FirstOfPriceFeeds } from './price-feeds.first-of.ts';
import { GeckoTerminalPools } from './token-pools.geckoterminal.ts';

export type OracleChoice =
  | Readonly<{ kind: 'memory' }>
  | Readonly<{
      kind: 'geckoterminal';
      /** Undefined: the public host, or with a key the paid host; the same for `defiLlamaUrl`. */
      geckoTerminalUrl: string | undefined;
      geckoTerminalKey: string | undefined;
      defiLlamaUrl: string | undefined;
      defiLlamaKey: string | undefined;
    }>;

type OraclePorts = Pick<Ports, 'lendingMarkets' | 'tokenPools'>;
type CoinGeckoTools = Readonly<{ clock: Clock; coinGecko: Upstream | undefined }>;

/** Pools and lending markets of a token. */
export function chooseOracle(choice: OracleChoice, tools: UpstreamTools, sandbox: () => OraclePorts): OraclePorts {
  if (choice.kind === 'memory') {
    const { lendingMarkets, tokenPools } = sandbox();
    return { lendingMarkets, tokenPools };
  }
  const { geckoTerminalUrl, geckoTerminalKey, defiLlamaUrl, defiLlamaKey: key } = choice;
  const llama = { ...(defiLlamaUrl !== undefined && { baseUrl: defiLlamaUrl }), ...(key !== undefined && { key }) };
  const gecko = {
    ...(geckoTerminalUrl !== undefined && { baseUrl: geckoTerminalUrl }),
    ...(geckoTerminalKey !== undefined && { key: geckoTerminalKey }),
  };
  return {
    lendingMarkets: new DefiLlamaLending(llama, tools),
    tokenPools: new GeckoTerminalPools(geckoTerminal(gecko, tools), tools.clock),
  };
}

/** A coin's figures come from the market provider. */
export function chooseCoinFigures(
  { kind }: MarketChoice,
  { clock, coinGecko }: CoinGeckoTools,
  sandbox: () => Readonly<{ coinFigures: CoinFigures }>,
): CoinFigures {
  return kind === 'memory' || coinGecko === undefined ? sandbox().coinFigures : new CoinGeckoFigures(coinGecko, clock);
}

/** The configured price feeds; CoinGecko supplies prices that have no Chainlink feed. */
export function choosePriceFeeds(
  { kind }: PricesChoice,
  { chains, clock, coinGecko }: CoinGeckoTools & Readonly<{ chains: ReadonlyMap<number, ChainRpc> }>,
  sandbox: () => Readonly<{ priceFeeds: PriceFeeds }>,
): PriceFeeds {
  if (kind === 'memory' || coinGecko === undefined) return sandbox().priceFeeds;
  const prices = new CoinGeckoPriceFeeds(coinGecko, clock);
  if (kind === 'coingecko') return prices;
  return new FirstOfPriceFeeds(new ChainlinkPriceFeeds(chains, CHAINLINK_FEEDS, clock), prices);
}
