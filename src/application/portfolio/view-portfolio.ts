import {
  type ChainHoldings,
  type HeldBalances,
  type HeldToken,
  held,
  topTokens,
  totalOf,
} from '../../domain/portfolio/holding.ts';
import type { SalePolicy } from '../../domain/sale/sale-policy.ts';
import { type Attempt, answerIn, attempt } from '../../domain/shared/attempt.ts';
import { factsOfAnyChain } from '../../domain/shared/chain/any-chain.ts';
import { chainName } from '../../domain/shared/chain/chains.ts';
import { COINS } from '../../domain/shared/chain/coins.ts';
import { type Dated, oldest } from '../../domain/shared/dated.ts';
import { chainUnavailable } from '../../domain/shared/failures.ts';
import { type Usd, worth } from '../../domain/shared/usd.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';
import type { Token } from '../../domain/token/token.ts';
import type { Ports } from '../ports/index.ts';
import type { TokenPrices } from '../ports/token.ts';

type ReadPorts = Pick<Ports, 'salePolicy' | 'tokenList' | 'tokenPrices'>;
type Balances = Attempt<Dated<HeldBalances>>;
/** Reads the balances of one or several wallets; an attempt for each. */
type ReadBalances = (chainId: number, tokens: readonly WalletAddress[]) => Promise<readonly Balances[]>;

/** Maximum number of tokens in the one balance call of a chain. */
const MOST_TOKENS = 500;

type ChainReading = Readonly<{ holdings?: ChainHoldings; degraded: readonly string[]; cause?: unknown }>;

/** One reading for each wallet. */
async function readChain(ports: ReadPorts, chainId: number, read: ReadBalances): Promise<readonly ChainReading[]> {
  const list = await attempt(ports.tokenList.tokensOf(chainId));
  const tokens = withTokensOfSale(ports.salePolicy, chainId, list.known ? list.value.value : []);
  const balances = await read(chainId, tokens.map(addressOf));
  const prices = await readPrices(ports, chainId, tokens, balances);
  return balances.map((own): ChainReading => {
    if (!own.known) return { degraded: [`balances:${chainId}`], cause: own.failure };
    const { value, asOf } = own.value;
    const known = prices.coins.known && prices.tokens.known;
    return {
      holdings: {
        chainId,
        chainName: chainName(chainId),
        nativeBalance: value.native,
        ...valuesOf(chainId, value, tokens, prices),
        blockNumber: value.blockNumber,
        asOf,
      },
      degraded: [
        ...(list.known ? [] : [`tokens:${chainId}`]),
        ...(value.unread.length === 0 ? [] : [`tokenBalances:${chainId}`]),
        ...(known ? [] : [`prices:${chainId}`]),
      ],
    };
  });
}

/** The tokens of the sale come first, listed or not: every buyer holds them. */
function withTokensOfSale(sale: SalePolicy, chainId: number, listed: readonly Token[]): readonly Token[] {
  if (chainId !== sale.chainId) return listed.slice(0, MOST_TOKENS);
  const { token, tokenFacts, paymentTokens } = sale;
  const sold = token === undefined || tokenFacts === undefined ? [] : [{ address: token, ...tokenFacts }];
  const unlisted = [...sold, ...paymentTokens]
    .filter(({ address }) => listed.every((one) => one.address !== address))
    .map((one): Token => ({ ...one, chainId, name: one.symbol }));
  return [...unlisted, ...listed].slice(0, MOST_TOKENS);
}

/** Prices of the coin, and of the tokens that any of the wallets holds. */
async function readPrices(
  { tokenPrices }: ReadPorts,
  chainId: number,
  tokens: readonly Token[],
  balances: readonly Balances[],
) {
  const wallets = balances.flatMap((own) => (own.known ? [own.value.value.tokens] : []));
  if (wallets.length === 0) return NO_PRICES;
  const heldTokens = tokens.map(addressOf).filter((token) => wallets.some((held) => held.has(token)));
  const [coins, priced] = await Promise.all([
    attempt(tokenPrices.ofCoins([factsOfAnyChain(chainId).coin])),
    attempt(tokenPrices.ofTokens(chainId, heldTokens)),
  ]);
  return { coins, tokens: priced };
}

type Prices = Readonly<{
  coins: Attempt<Awaited<ReturnType<TokenPrices['ofCoins']>>>;
  tokens: Attempt<Awaited<ReturnType<TokenPrices['ofTokens']>>>;
}>;

/** For no balances. */
const NO_PRICES: Prices = { coins: { known: true, value: new Map() }, tokens: { known: true, value: new Map() } };

/** The balances with their values; without prices, the balances alone. */
function valuesOf(
  chainId: number,
  { native, tokens: balances }: HeldBalances,
  tokens: readonly Token[],
  { coins, tokens: prices }: Prices,
) {
  const { coin } = factsOfAnyChain(chainId);
  const priced = tokens
    .filter((token) => balances.has(addressOf(token)))
    .map((token) => {
      const price = prices.known ? prices.value.get(token.address)?.value : undefined;
      return held(token, balances.get(addressOf(token)) ?? 0n, price);
    });
  const price = coins.known ? coins.value.get(coin)?.value : undefined;
  const nativeBalanceUSD = price && worth(native, COINS[coin].decimals, price.usd);
  const known = coins.known && prices.known;
  const totalUSD = known ? totalOf([nativeBalanceUSD, ...priced.map(({ valueUSD }) => valueUSD)]) : undefined;
  return {
    ...(nativeBalanceUSD !== undefined && { nativeBalanceUSD }),
    ...(totalUSD !== undefined && { totalUSD }),
    tokens: priced,
  };
}

const addressOf = ({ address }: Token) => address as WalletAddress;

type PortfolioPorts = Pick<Ports, 'chainBalances' | 'clock' | 'salePolicy' | 'tokenList' | 'tokenPrices'>;

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

/** A wallet's balances on every chain that has a node, read concurrently. A chain without one is absent. Rejects with CHAIN_UNAVAILABLE when no chain could be read. */
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
  const chainIds = [...ports.chainBalances.chainIds].sort((a, b) => a - b);
  const chains = await Promise.all(chainIds.map((chainId) => readChain(ports, chainId, read)));
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
