import { type ChainHoldings, type HeldToken, topTokens, totalOf } from '../../domain/portfolio/holding.ts';
import { type Attempt, answerIn, attempt } from '../../domain/shared/attempt.ts';
import { SUPPORTED_CHAINS } from '../../domain/shared/chain/chains.ts';
import { oldest } from '../../domain/shared/dated.ts';
import { chainUnavailable } from '../../domain/shared/failures.ts';
import type { Usd } from '../../domain/shared/usd.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';
import type { Ports } from '../ports/index.ts';
import { type ChainReading, type ReadBalances, readChain } from './read-chain.ts';

type PortfolioPorts = Pick<Ports, 'chainBalances' | 'clock' | 'tokenList' | 'tokenPrices'>;

export type Portfolio = Readonly<{
  /** The sum over the chains with a known value; undefined when there are none. */
  totalUSD?: Usd;
  byChain: readonly ChainHoldings[];
  topTokens: readonly HeldToken[];
  /** Parts that could not be read: `balances`, `tokens`, `tokenBalances` or `prices`, followed by `:<chainId>`. */
  degraded: readonly string[];
  /** When the oldest part was read. */
  lastUpdated: Date;
}>;

const MOST_TOP_TOKENS = 10;

/** A wallet's balances on every supported chain, read concurrently. Rejects with CHAIN_UNAVAILABLE when no chain could be read. */
export const viewPortfolio =
  (ports: PortfolioPorts) =>
  async (wallet: WalletAddress): Promise<Portfolio> => {
    const [portfolio] = await portfoliosOf(ports, 1, async (chainId, tokens) => [
      await attempt(ports.chainBalances.read(chainId, wallet, tokens)),
    ]);
    return answerIn(portfolio as Attempt<Portfolio>);
  };

/** The portfolios of several wallets, in their order, with one reading of a chain and of prices for all of them. */
export const viewPortfolios =
  (ports: PortfolioPorts) =>
  (wallets: readonly WalletAddress[]): Promise<readonly Attempt<Portfolio>[]> =>
    portfoliosOf(ports, wallets.length, async (chainId, tokens) => {
      const all = await attempt(ports.chainBalances.readAll(chainId, wallets, tokens));
      return all.known ? all.value : wallets.map(() => all);
    });

async function portfoliosOf(
  ports: PortfolioPorts,
  count: number,
  read: ReadBalances,
): Promise<readonly Attempt<Portfolio>[]> {
  const chains = await Promise.all(SUPPORTED_CHAINS.map((chainId) => readChain(ports, chainId, read)));
  return Array.from({ length: count }, (_, i) => {
    const readings = chains.map((wallets) => wallets[i] as ChainReading);
    return portfolioOf(readings, ports.clock.now());
  });
}

function portfolioOf(chains: readonly ChainReading[], now: Date): Attempt<Portfolio> {
  const byChain = chains.flatMap(({ holdings }) => holdings ?? []);
  if (byChain.length === 0)
    return { known: false, failure: chainUnavailable.because(new AggregateError(chains.map(({ cause }) => cause))) };
  const totalUSD = totalOf(byChain.map((chain) => chain.totalUSD));
  const tokens = byChain.flatMap((chain) => chain.tokens);
  const portfolio = {
    ...(totalUSD !== undefined && { totalUSD }),
    byChain,
    topTokens: topTokens(tokens, MOST_TOP_TOKENS),
    degraded: chains.flatMap(({ degraded }) => degraded),
    lastUpdated: oldest(byChain, now),
  };
  return { known: true, value: portfolio };
}
