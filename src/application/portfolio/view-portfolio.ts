import {
  type ChainHoldings,
  type HeldBalances,
  type HeldToken,
  held,
  topTokens,
  totalOf,
} from '../../domain/portfolio/holding.ts';
import { attempt } from '../../domain/shared/attempt.ts';
import { CHAINS, type ChainId, SUPPORTED_CHAINS } from '../../domain/shared/chain/chains.ts';
import { COINS } from '../../domain/shared/chain/coins.ts';
import { oldest } from '../../domain/shared/dated.ts';
import { chainUnavailable } from '../../domain/shared/failures.ts';
import { type Usd, worth } from '../../domain/shared/usd.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';
import type { Token } from '../../domain/token/token.ts';
import type { Ports } from '../ports/index.ts';

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
/** Maximum number of tokens in the one balance call of a chain. */
const MOST_TOKENS = 500;

/** A wallet's balances on every supported chain, read concurrently. Rejects with CHAIN_UNAVAILABLE when no chain could be read. */
export const viewPortfolio =
  (ports: PortfolioPorts) =>
  async (wallet: WalletAddress): Promise<Portfolio> => {
    const chains = await Promise.all(SUPPORTED_CHAINS.map((chainId) => readChain(ports, chainId, wallet)));
    const byChain = chains.flatMap(({ holdings }) => holdings ?? []);
    if (byChain.length === 0) throw chainUnavailable.because(new AggregateError(chains.map(({ cause }) => cause)));
    const totalUSD = totalOf(byChain.map((chain) => chain.totalUSD));
    return {
      ...(totalUSD !== undefined && { totalUSD }),
      byChain,
      topTokens: topTokens(
        byChain.flatMap(({ tokens }) => tokens),
        MOST_TOP_TOKENS,
      ),
      degraded: chains.flatMap(({ degraded }) => degraded),
      lastUpdated: oldest(byChain, ports.clock.now()),
    };
  };

type ChainReading = Readonly<{ holdings?: ChainHoldings; degraded: readonly string[]; cause?: unknown }>;

async function readChain(ports: PortfolioPorts, chainId: ChainId, wallet: WalletAddress): Promise<ChainReading> {
  const list = await attempt(ports.tokenList.tokensOf(chainId));
  const tokens = (list.known ? list.value.value : []).slice(0, MOST_TOKENS);
  const balances = await attempt(ports.chainBalances.read(chainId, wallet, tokens.map(addressOf)));
  if (!balances.known) return { degraded: [`balances:${chainId}`], cause: balances.failure };
  const { value, asOf } = balances.value;
  const values = await readValues(ports, chainId, value, tokens);
  return {
    holdings: {
      chainId,
      chainName: CHAINS[chainId].name,
      nativeBalance: value.native,
      ...values.holdings,
      blockNumber: value.blockNumber,
      asOf,
    },
    degraded: [
      ...(list.known ? [] : [`tokens:${chainId}`]),
      ...(value.unread.length === 0 ? [] : [`tokenBalances:${chainId}`]),
      ...(values.known ? [] : [`prices:${chainId}`]),
    ],
  };
}

/** The balances with their values; without prices, the balances alone. */
async function readValues(
  { tokenPrices }: PortfolioPorts,
  chainId: ChainId,
  { native, tokens: balances }: HeldBalances,
  tokens: readonly Token[],
) {
  const { coin } = CHAINS[chainId];
  const heldTokens = tokens.filter((token) => balances.has(addressOf(token)));
  const [coins, prices] = await Promise.all([
    attempt(tokenPrices.ofCoins([coin])),
    attempt(tokenPrices.ofTokens(chainId, heldTokens.map(addressOf))),
  ]);
  const priced = heldTokens.map((token) => {
    const price = prices.known ? prices.value.get(token.address)?.value : undefined;
    return held(token, balances.get(addressOf(token)) ?? 0n, price);
  });
  const known = coins.known && prices.known;
  const price = coins.known ? coins.value.get(coin)?.value : undefined;
  const nativeBalanceUSD = price && worth(native, COINS[coin].decimals, price.usd);
  const totalUSD = known ? totalOf([nativeBalanceUSD, ...priced.map(({ valueUSD }) => valueUSD)]) : undefined;
  return {
    known,
    holdings: {
      ...(nativeBalanceUSD !== undefined && { nativeBalanceUSD }),
      ...(totalUSD !== undefined && { totalUSD }),
      tokens: priced,
    },
  };
}

const addressOf = ({ address }: Token) => address as WalletAddress;
