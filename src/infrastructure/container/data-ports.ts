import { EsploraAccounts } from '../../adapters/bitcoin/bitcoin-accounts.esplora.ts';
import { ExplorerHistory } from '../../adapters/history/transaction-history.etherscan.ts';
import { OpenAiParaphraser } from '../../adapters/language-model/paraphraser.openai.ts';
import { coinGecko } from '../../adapters/market/coingecko.ts';
import { CoinGeckoMarketData } from '../../adapters/market/market-data.coingecko.ts';
import { CoinGeckoMarketOverview } from '../../adapters/market/market-overview.coingecko.ts';
import { AlternativeMeMarketSentiment } from '../../adapters/market/market-sentiment.alternative-me.ts';
import { CoinGeckoTokenPrices } from '../../adapters/market/token-prices.coingecko.ts';
import { CoinGeckoFigures } from '../../adapters/oracle/coin-figures.coingecko.ts';
import { geckoTerminal } from '../../adapters/oracle/geckoterminal.ts';
import { DefiLlamaLending } from '../../adapters/oracle/lending-markets.defillama.ts';
import { GeckoTerminalPools } from '../../adapters/oracle/token-pools.geckoterminal.ts';
import { EvmChainBalances } from '../../adapters/portfolio/chain-balances.evm.ts';
import type { MemoryAdapters } from '../../adapters/sandbox/sandbox.ts';
import { SolanaRpcAccounts } from '../../adapters/solana/solana-accounts.rpc.ts';
import { RelaySwapProvider } from '../../adapters/swap/swap-provider.relay.ts';
import { tokenListByChain } from '../../adapters/token-list/token-list.by-chain.ts';
import { JupiterTokenList } from '../../adapters/token-list/token-list.jupiter.ts';
import { StandardTokenList } from '../../adapters/token-list/token-list.standard.ts';
import type { Upstream, UpstreamTools } from '../../adapters/upstream/upstream.ts';
import type { Ports } from '../../application/ports/index.ts';
import type { Clock } from '../../application/ports/system/clock.ts';
import type { Config } from '../config/config.ts';
import { priceFeedsOf } from './price-feeds.ts';
import type { Tools } from './tools.ts';

type Use = <K extends keyof Ports>(name: K, make: () => Ports[K]) => unknown;

/** Tokens, prices, market data, pools, lending and balances: each provider is asked through one door. */
export function useData(
  use: Use,
  config: Config,
  { chains }: Tools,
  tools: UpstreamTools,
  memory: MemoryAdapters,
): void {
  const { clock } = tools;
  use('qrCodes', () => memory.qrCodes);
  use('technicalAnalysis', () => memory.technicalAnalysis);
  use('chainBalances', () =>
    config.adapters.chain.kind === 'memory' ? memory.chainBalances : new EvmChainBalances({ chains, ...tools }),
  );
  const { market, prices } = config.adapters;
  const gecko = coinGeckoOf(market.kind === 'memory' ? prices : market, tools);
  useCoinGecko(use, market.kind === 'memory' ? undefined : gecko, clock, memory);
  use('marketSentiment', () =>
    market.kind === 'memory'
      ? memory.marketSentiment
      : new AlternativeMeMarketSentiment({ baseUrl: market.sentimentUrl }, tools),
  );
  const { languageModel } = config.adapters;
  use('paraphraser', () =>
    languageModel.kind === 'none' ? memory.paraphraser : new OpenAiParaphraser(languageModel, tools),
  );
  use('swapProvider', () => swapProviderOf(config.adapters.swap, tools, memory));
  use('priceFeeds', () => priceFeedsOf(prices, gecko, chains, memory));
  useOracle(use, config.adapters, tools, memory);
  useLists(use, config.adapters, tools, memory);
}

type Wiring = Parameters<
  (use: Use, adapters: Config['adapters'], tools: UpstreamTools, memory: MemoryAdapters) => void
>;

/** One door for all that is asked of CoinGecko, because its limits are counted by key. */
function coinGeckoOf(
  provider: Config['adapters']['market'] | Config['adapters']['prices'],
  tools: UpstreamTools,
): Upstream | undefined {
  if (provider.kind === 'memory') return undefined;
  const { coinGeckoUrl: baseUrl, coinGeckoKey: key } = provider;
  const plan = new URL(baseUrl).hostname.startsWith('pro-') ? 'pro' : 'demo';
  return coinGecko({ baseUrl, plan, ...(key !== undefined && { key }) }, tools);
}

function useCoinGecko(use: Use, upstream: Upstream | undefined, clock: Clock, memory: MemoryAdapters): void {
  if (upstream === undefined) {
    use('tokenPrices', () => memory.tokenPrices);
    use('marketData', () => memory.marketData);
    use('coinFigures', () => memory.coinFigures);
    use('marketOverview', () => memory.marketOverview);
    return;
  }
  use('tokenPrices', () => new CoinGeckoTokenPrices(upstream));
  use('marketData', () => new CoinGeckoMarketData(upstream));
  use('coinFigures', () => new CoinGeckoFigures(upstream, clock));
  use('marketOverview', () => new CoinGeckoMarketOverview(upstream));
}

function swapProviderOf(swap: Config['adapters']['swap'], tools: UpstreamTools, { swapProvider }: MemoryAdapters) {
  if (swap.kind === 'memory') return swapProvider;
  return new RelaySwapProvider({ baseUrl: swap.url, ...(swap.key !== undefined && { key: swap.key }) }, tools);
}

function useOracle(...[use, { oracle }, tools, memory]: Wiring): void {
  if (oracle.kind === 'memory') {
    use('tokenPools', () => memory.tokenPools);
    use('lendingMarkets', () => memory.lendingMarkets);
    return;
  }
  const { geckoTerminalUrl, defiLlamaUrl, defiLlamaKey: key } = oracle;
  const llama = { ...(defiLlamaUrl !== undefined && { baseUrl: defiLlamaUrl }), ...(key !== undefined && { key }) };
  use('tokenPools', () => new GeckoTerminalPools(geckoTerminal({ baseUrl: geckoTerminalUrl }, tools), tools.clock));
  use('lendingMarkets', () => new DefiLlamaLending(llama, tools));
}

function useLists(...[use, { tokenList, history, bitcoin, solana }, tools, memory]: Wiring): void {
  use('tokenList', () => {
    if (tokenList.kind === 'memory') return memory.tokenList;
    const { listUrl, jupiterUrl: baseUrl, jupiterKey: key } = tokenList;
    const jupiter = new JupiterTokenList({ baseUrl, ...(key !== undefined && { key }) }, tools);
    return tokenListByChain(new StandardTokenList(listUrl, tools), jupiter);
  });
  use('transactionHistory', () => {
    if (history.kind === 'memory') return memory.transactionHistory;
    const { kind, url, key } = history;
    return new ExplorerHistory({ kind, key, ...(url !== undefined && { baseUrl: url }) }, tools);
  });
  use('bitcoinAccounts', () =>
    bitcoin.kind === 'memory' ? memory.bitcoinAccounts : new EsploraAccounts({ baseUrl: bitcoin.url }, tools),
  );
  use('solanaAccounts', () =>
    solana.kind === 'memory' ? memory.solanaAccounts : new SolanaRpcAccounts({ url: solana.url }, tools),
  );
}
