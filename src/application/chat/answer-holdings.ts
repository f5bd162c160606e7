import { fromUnits } from '../../domain/chat/decimal.ts';
import { type EvmToken, evmTokensOf, networkName, type TokenDirectory } from '../../domain/chat/token-directory.ts';
import { fill } from '../../domain/chat/words/index.ts';
import { attempt } from '../../domain/shared/attempt.ts';
import { CHAIN_NAMES, isChainId } from '../../domain/shared/chain/chains.ts';
import { chainUnavailable } from '../../domain/shared/failures.ts';
import { type Usd, usdNumber } from '../../domain/shared/usd.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';
import type { PortfolioUseCases } from '../portfolio/index.ts';
import type { Portfolio } from '../portfolio/view-portfolio.ts';
import type { Ports } from '../ports/index.ts';
import { type Asked, type Finding, type Inquiry, namedIn } from './inquiries.ts';

type BalancePorts = Pick<Ports, 'chainBalances' | 'chatPolicy'>;
type Balance = Readonly<{ token: EvmToken; amount: string }>;

const MOST_NAMED = 5;

/** The wallet in the question, or else the speaker's. */
function ownerOf({ slots: { wallet: typed }, holder, say }: Asked, directory: TokenDirectory): WalletAddress | Finding {
  if (typed === undefined) return holder ?? { message: say.whichWallet, signInRequired: true };
  return directory.toWalletAddress(typed) ?? { message: fill(say.notAnAddress, { said: typed }) };
}

/** The balances of every token that is named, on every network that is named. Without a token, the whole portfolio. */
export const answerBalance =
  (ports: BalancePorts, everything: Inquiry): Inquiry =>
  async (asked) => {
    const { directory } = ports.chatPolicy;
    const { say } = asked;
    const { tokens: named, chains } = namedIn(asked.slots);
    if (named.length === 0) return await everything(asked);
    const wallet = ownerOf(asked, directory);
    if (typeof wallet === 'object') return wallet;
    const unknown: string[] = [];
    const tokens = named.flatMap((token) => {
      const listed = evmTokensOf(token, undefined, directory).filter(
        ({ chain }) => chains.length === 0 || chains.includes(chain),
      );
      if (listed.length === 0) unknown.push(directory.tokensOf(token)[0]?.symbol ?? token);
      return listed;
    });
    const missing = unknown.map((token) => fill(say.noBalance, { token }));
    const unserved = chains.some((chain) => typeof chain === 'string' || !isChainId(chain));
    const only = unserved ? [fill(say.onlyOn, { networks: CHAIN_NAMES })] : [];
    if (tokens.length === 0) return { message: [...missing, ...only].join(' ') };
    const read = await Promise.all(tokens.map((token) => readBalance(ports, wallet, token)));
    const balances = read.filter((one) => one !== undefined);
    if (balances.length === 0) throw chainUnavailable();
    const unread = [
      ...new Set(tokens.filter((_, at) => read[at] === undefined).map(({ chain }) => networkName(chain))),
    ];
    const gap = unread.length === 0 ? [] : [fill(say.unreadNetworks, { networks: unread.join(', ') })];
    return {
      message: [tell(wallet, balances, asked), ...gap, ...missing, ...only].join(' '),
      found: {
        balances: balances.map(({ token: { chain: chainId, symbol }, amount }) => ({ chainId, token: symbol, amount })),
      },
      topics: ['portfolio'],
    };
  };

/** Undefined when it could not be read. */
async function readBalance(
  { chainBalances }: BalancePorts,
  wallet: WalletAddress,
  token: EvmToken,
): Promise<Balance | undefined> {
  const { chain, address, decimals } = token;
  const read = await attempt(chainBalances.read(chain, wallet, address === undefined ? [] : [address]));
  if (!read.known || (address !== undefined && read.value.value.unread.includes(address))) return undefined;
  const { native, tokens } = read.value.value;
  return { token, amount: fromUnits(address === undefined ? native : (tokens.get(address) ?? 0n), decimals) };
}

function tell(wallet: WalletAddress, all: readonly Balance[], { say, number }: Asked): string {
  const held = all
    .filter(({ amount }) => amount !== '0')
    .map(({ amount, token: { symbol, chain } }) =>
      fill(say.holding, { amount: number(amount), token: symbol, network: networkName(chain) }),
    );
  const empty = [...new Set(all.map(({ token }) => token.symbol))].filter((symbol) =>
    all.every(({ token, amount }) => token.symbol !== symbol || amount === '0'),
  );
  const none = empty.map((token) => {
    const networks = all.filter((one) => one.token.symbol === token).map((one) => networkName(one.token.chain));
    return fill(say.holdsNone, { wallet, token, networks: networks.join(', ') });
  });
  return [...(held.length === 0 ? [] : [fill(say.holds, { wallet, holdings: held.join(', ') })]), ...none].join(' ');
}

/** The portfolio of a wallet, or its part on the networks that are named. */
export const answerPortfolio =
  ({ view }: Pick<PortfolioUseCases, 'view'>, directory: TokenDirectory): Inquiry =>
  async (asked) => {
    const wallet = ownerOf(asked, directory);
    if (typeof wallet === 'object') return wallet;
    const { say, slots } = asked;
    const { chains } = namedIn(slots);
    if (chains.some((chain) => !isChainId(Number(chain))))
      return { message: fill(say.onlyOn, { networks: CHAIN_NAMES }) };
    const portfolio = onChains(await view(wallet), chains);
    const message = portfolio.byChain.length === 0 ? say.unreadNetwork : describe(wallet, portfolio, asked);
    return {
      message,
      found: { portfolio: { ...portfolio, address: wallet, chains: portfolio.byChain } },
      open: ['portfolio'],
    };
  };

function onChains(whole: Portfolio, chains: readonly (number | string)[]): Portfolio {
  if (chains.length === 0) return whole;
  const { totalUSD: _, ...rest } = whole;
  const byChain = whole.byChain.filter(({ chainId }) => chains.includes(chainId));
  const worths = byChain.map(({ totalUSD }) => totalUSD);
  const isKnown = worths.length > 0 && worths.every((worth) => worth !== undefined);
  return {
    ...rest,
    ...(isKnown && { totalUSD: worths.reduce<bigint>((sum, worth) => sum + (worth ?? 0n), 0n) as Usd }),
    byChain,
    topTokens: whole.topTokens.filter(({ chainId }) => chains.includes(chainId)),
    degraded: whole.degraded.filter((part) => chains.some((chain) => part.endsWith(`:${chain}`))),
  };
}

function describe(wallet: WalletAddress, { totalUSD, byChain, topTokens, degraded }: Portfolio, asked: Asked): string {
  const { say, number } = asked;
  const dollars = (usd: Usd) => `${number(usdNumber(usd, 2).toFixed(2))} USD`;
  const worth = (usd: Usd | undefined) => (usd === undefined ? '' : ` (${dollars(usd)})`);
  const coins = byChain
    .filter(({ nativeBalance }) => nativeBalance > 0n)
    .map((chain) => `${fill(say.coins, { network: chain.chainName })}${worth(chain.nativeBalanceUSD)}`);
  const tokens = topTokens.map(({ balance, decimals, symbol, chainId, valueUSD }) => {
    const amount = number(fromUnits(balance, decimals));
    return `${fill(say.holding, { amount, token: symbol, network: networkName(chainId) })}${worth(valueUSD)}`;
  });
  const parts = [...coins, ...tokens.slice(0, MOST_NAMED)];
  const among = parts.length === 0 ? '' : fill(say.among, { holdings: parts.join(', ') });
  const total = totalUSD === undefined ? say.unknownTotal : dollars(totalUSD);
  const told = fill(say.portfolio, { wallet, total: `${total}${among}` });
  return degraded.length === 0 ? told : `${told} ${fill(say.unread, { parts: degraded.join(', ') })}`;
}
