import { fromUnits } from '../../domain/chat/decimal.ts';
import { type Answers, answersIn, numberIn } from '../../domain/chat/sentences/answers/index.ts';
import { fill } from '../../domain/chat/sentences/index.ts';
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
    const { slots, language } = question;
    const { fromChain } = slots;
    const answers = answersIn(language);
    if (fromChain !== undefined && !isChainId(Number(fromChain)))
      return { message: fill(answers.onlyOn, { networks: CHAIN_NAMES }), isSpoken: true };
    const { wallet } = owner;
    const portfolio = onChain(await view(wallet), fromChain);
    const message = portfolio.byChain.length === 0 ? answers.unreadNetwork : tell(wallet, portfolio, language);
    const found = { portfolio: { ...portfolio, address: wallet, chains: portfolio.byChain } };
    return { message, found, isSpoken: true };
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

function tell(
  wallet: WalletAddress,
  { totalUSD, byChain, topTokens, degraded }: Portfolio,
  language: string | undefined,
): string {
  const answers = answersIn(language);
  const worth = (usd: Usd | undefined) => (usd === undefined ? '' : ` (${dollars(usd, language)})`);
  const coins = byChain
    .filter(({ nativeBalance }) => nativeBalance > 0n)
    .map((chain) => `${fill(answers.coins, { network: chain.chainName })}${worth(chain.nativeBalanceUSD)}`);
  const tokens = topTokens.map((token) => `${holding(token, answers, language)}${worth(token.valueUSD)}`);
  const parts = [...coins, ...tokens.slice(0, MOST_NAMED)];
  const among = parts.length === 0 ? '' : fill(answers.among, { holdings: parts.join(', ') });
  const total = totalUSD === undefined ? answers.unknownTotal : dollars(totalUSD, language);
  const told = fill(answers.portfolio, { wallet, total: `${total}${among}` });
  return degraded.length === 0 ? told : `${told} ${fill(answers.unread, { parts: degraded.join(', ') })}`;
}

const holding = (
  { balance, decimals, symbol, chainId }: Portfolio['topTokens'][number],
  answers: Answers,
  language: string | undefined,
): string =>
  fill(answers.holding, {
    amount: numberIn(language, fromUnits(balance, decimals)),
    token: symbol,
    network: chainName(chainId),
  });

const dollars = (usd: Usd, language: string | undefined): string =>
  `${numberIn(language, usdNumber(usd, 2).toFixed(2))} USD`;
