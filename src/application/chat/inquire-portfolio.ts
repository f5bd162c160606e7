import { fromUnits } from '../../domain/chat/decimal.ts';
import type { TokenDirectory } from '../../domain/chat/token-directory.ts';
import { CHAIN_NAMES, chainName, isChainId } from '../../domain/shared/chain/chains.ts';
import { type Usd, usdNumber } from '../../domain/shared/usd.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';
import type { PortfolioUseCases } from '../portfolio/index.ts';
import type { Portfolio } from '../portfolio/view-portfolio.ts';
import type { Inquiry } from './inquiries.ts';
import { ownerOf } from './owner.ts';

const MOST_NAMED = 5;

/** The portfolio of a wallet, or its part on one network. */
export const inquirePortfolio =
  ({ view }: Pick<PortfolioUseCases, 'view'>, directory: TokenDirectory): Inquiry =>
  async (question) => {
    const owner = ownerOf(question, directory);
    if ('message' in owner) return owner;
    const { fromChain } = question.slots;
    if (fromChain !== undefined && !isChainId(Number(fromChain)))
      return { message: `I can look up portfolios on ${CHAIN_NAMES}.` };
    const { wallet } = owner;
    const portfolio = onChain(await view(wallet), fromChain);
    const message = portfolio.byChain.length === 0 ? 'I cannot read that network now.' : tell(wallet, portfolio);
    return { message, found: { portfolio: { ...portfolio, address: wallet, chains: portfolio.byChain } } };
  };

function onChain({ totalUSD, ...whole }: Portfolio, chain: number | string | undefined): Portfolio {
  if (chain === undefined) return { ...whole, ...(totalUSD !== undefined && { totalUSD }) };
  const byChain = whole.byChain.filter(({ chainId }) => chainId === chain);
  const total = byChain[0]?.totalUSD;
  return {
    ...whole,
    ...(total !== undefined && { totalUSD: total }),
    byChain,
    topTokens: whole.topTokens.filter(({ chainId }) => chainId === chain),
    degraded: whole.degraded.filter((part) => part.endsWith(`:${chain}`)),
  };
}

function tell(wallet: WalletAddress, { totalUSD, byChain, topTokens, degraded }: Portfolio): string {
  const total = totalUSD === undefined ? 'holdings whose value I cannot determine now' : dollars(totalUSD);
  const coins = byChain
    .filter(({ nativeBalance }) => nativeBalance > 0n)
    .map(({ chainName, nativeBalanceUSD }) => `coins on ${chainName}${worthOf(nativeBalanceUSD)}`);
  const tokens = topTokens.map(
    ({ balance, decimals, symbol, chainId, valueUSD }) =>
      `${fromUnits(balance, decimals)} ${symbol} on ${chainName(chainId)}${worthOf(valueUSD)}`,
  );
  const parts = [...coins, ...tokens.slice(0, MOST_NAMED)];
  const among = parts.length === 0 ? '' : `, among them ${parts.join(', ')}`;
  const gap = degraded.length === 0 ? '' : ` I could not read all of it now: ${degraded.join(', ')}.`;
  return `${wallet} has ${total}${among}.${gap}`;
}

const dollars = (usd: Usd): string => `${usdNumber(usd, 2).toFixed(2)} USD`;
const worthOf = (usd: Usd | undefined): string => (usd === undefined ? '' : ` (${dollars(usd)})`);
