import { type ChainHoldings, type HeldBalances, held, totalOf } from '../../domain/portfolio/holding.ts';
import { type Attempt, attempt } from '../../domain/shared/attempt.ts';
import { CHAINS, type ChainId } from '../../domain/shared/chain/chains.ts';
import { COINS } from '../../domain/shared/chain/coins.ts';
import type { Dated } from '../../domain/shared/dated.ts';
import { worth } from '../../domain/shared/usd.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';
import type { Token } from '../../domain/token/token.ts';
import type { Ports } from '../ports/index.ts';
import type { TokenPrices } from '../ports/token.ts';

type ReadPorts = Pick<Ports, 'tokenList' | 'tokenPrices'>;
type Balances = Attempt<Dated<HeldBalances>>;
/** Reads the balances of one or several wallets; an attempt for each. */
export type ReadBalances = (chainId: ChainId, tokens: readonly WalletAddress[]) => Promise<readonly Balances[]>;

/** Maximum number of tokens in the one balance call of a chain. */
const MOST_TOKENS = 500;

export type ChainReading = Readonly<{ holdings?: ChainHoldings; degraded: readonly string[]; cause?: unknown }>;

/** One reading for each wallet. */
export async function readChain(
  ports: ReadPorts,
  chainId: ChainId,
  read: ReadBalances,
): Promise<readonly ChainReading[]> {
  const list = await attempt(ports.tokenList.tokensOf(chainId));
  const tokens = (list.known ? list.value.value : []).slice(0, MOST_TOKENS);
  const balances = await read(chainId, tokens.map(addressOf));
  const prices = await readPrices(ports, chainId, tokens, balances);
  return balances.map((own): ChainReading => {
    if (!own.known) return { degraded: [`balances:${chainId}`], cause: own.failure };
    const { value, asOf } = own.value;
    const known = prices.coins.known && prices.tokens.known;
    return {
      holdings: {
        chainId,
        chainName: CHAINS[chainId].name,
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

/** Prices of the coin, and of the tokens that any of the wallets holds. */
async function readPrices(
  { tokenPrices }: ReadPorts,
  chainId: ChainId,
  tokens: readonly Token[],
  balances: readonly Balances[],
) {
  const wallets = balances.flatMap((own) => (own.known ? [own.value.value.tokens] : []));
  if (wallets.length === 0) return NO_PRICES;
  const heldTokens = tokens.map(addressOf).filter((token) => wallets.some((held) => held.has(token)));
  const [coins, priced] = await Promise.all([
    attempt(tokenPrices.ofCoins([CHAINS[chainId].coin])),
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
  chainId: ChainId,
  { native, tokens: balances }: HeldBalances,
  tokens: readonly Token[],
  { coins, tokens: prices }: Prices,
) {
  const { coin } = CHAINS[chainId];
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
