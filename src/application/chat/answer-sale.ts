import { fromUnits, toUnits } from '../../domain/chat/decimal.ts';
import { networkName } from '../../domain/chat/token-directory.ts';
import { fill } from '../../domain/chat/words/index.ts';
import type { SalePolicy } from '../../domain/sale/sale-policy.ts';
import { isChainId, SUPPORTED_CHAINS } from '../../domain/shared/chain/chains.ts';
import { utcDay } from '../../domain/shared/duration.ts';
import { Failure } from '../../domain/shared/failure.ts';
import { userNotFound } from '../../domain/user/errors.ts';
import type { ComplianceUseCases } from '../compliance/index.ts';
import type { ReferralUseCases } from '../referral/index.ts';
import type { SaleUseCases } from '../sale/index.ts';
import type { TokenUseCases } from '../token/index.ts';
import type { UserUseCases } from '../user/index.ts';
import { notTaken, orderIn } from './answer-standing.ts';
import { type Asked, type Inquiry, type InquiryOfWallet, namedIn } from './inquiries.ts';

const MOST_PURCHASES = 5;
const MOST_TOKENS = 12;
/** Of the token that the sale contract sells. */
const SALE_TOKEN_DECIMALS = 18;

/** The state of the sale from its contract, and what a named amount buys. */
export const answerSale =
  ({ viewStatus, viewRules }: Pick<SaleUseCases, 'viewStatus' | 'viewRules'>): Inquiry =>
  async (asked) => {
    const { slots, say, number } = asked;
    const { phase, price, tokensSold, tokensForSale } = await viewStatus();
    const { paymentTokens, minContribution } = viewRules();
    const [{ symbol, decimals }] = paymentTokens;
    const plain = { price: fromUnits(price, decimals), least: fromUnits(minContribution, decimals) };
    const order = orderIn(slots, paymentTokens);
    const bought = order && boughtFor(order.amount, price, decimals);
    const percent = tokensForSale === 0n ? undefined : fromUnits((tokensSold * 10_000n) / tokensForSale, 2);
    const units = order && toUnits(order.amount, order.token.decimals);
    const isTooLittle = units !== undefined && units < minContribution;
    const parts = [
      ...notTaken(asked, paymentTokens),
      say.phases[phase],
      percent === undefined ? '' : fill(say.sold, { percent: number(percent) }),
      fill(say.salePrice, { price: number(plain.price), least: number(plain.least), token: symbol }),
      bought === undefined
        ? ''
        : fill(say.buys, {
            amount: number(order?.amount ?? ''),
            token: order?.token.symbol ?? symbol,
            tokens: number(bought),
          }),
      isTooLittle
        ? fill(say.belowLeast, { amount: number(order?.amount ?? ''), token: order?.token.symbol ?? symbol })
        : '',
    ];
    return {
      message: parts.filter((part) => part !== '').join(' '),
      found: {
        phase,
        price: plain.price,
        tokensSold: fromUnits(tokensSold, SALE_TOKEN_DECIMALS),
        tokensForSale: fromUnits(tokensForSale, SALE_TOKEN_DECIMALS),
        ...(bought !== undefined && { tokens: bought }),
      },
      topics: ['eligibility', 'purchases'],
      open: ['buy'],
    };
  };

/** Whole tokens, rounded down to four decimals. */
function boughtFor(paid: string, price: bigint, decimals: number): string | undefined {
  const units = toUnits(paid, decimals);
  return units === undefined || price === 0n ? undefined : fromUnits((units * 10_000n) / price, 4);
}

/** The newest purchases of the wallet. */
export const answerPurchases =
  ({ history }: Pick<SaleUseCases, 'history'>, { paymentTokens }: SalePolicy): InquiryOfWallet =>
  async ({ holder, say, number }) => {
    const page = await history(holder, { limit: MOST_PURCHASES });
    const purchases = page.purchases.map(({ paymentToken, amount, timestamp: at, confirmed, txHash: hash }) => {
      const { symbol, decimals } = paymentTokens.find(({ address }) => address === paymentToken) ?? paymentTokens[0];
      return { amount: fromUnits(amount, decimals), token: symbol, at, confirmed, hash };
    });
    const lines = purchases.map(({ amount, token, at, confirmed }) =>
      fill(say.purchase, {
        amount: number(amount),
        token,
        date: utcDay(at),
        state: say.states[confirmed ? 'confirmed' : 'pending'],
      }),
    );
    return {
      message: lines.length === 0 ? say.noPurchases : lines.join('\n'),
      found: { purchases },
      topics: ['limit', 'sale'],
      open: ['buy'],
    };
  };

export const answerTerms =
  ({ viewTerms }: Pick<ComplianceUseCases, 'viewTerms'>): InquiryOfWallet =>
  async ({ holder, say }) => {
    const { accepted, currentVersion } = await viewTerms(holder);
    return {
      message: fill(accepted ? say.termsAccepted : say.termsOpen, { version: currentVersion }),
      found: { accepted, currentVersion },
      topics: ['eligibility'],
      open: ['terms'],
    };
  };

export const answerReferral =
  (
    { viewProfile }: Pick<UserUseCases, 'viewProfile'>,
    { viewStatistics }: Pick<ReferralUseCases, 'viewStatistics'>,
  ): InquiryOfWallet =>
  async ({ holder, say }) => {
    const open = ['settings'] as const;
    try {
      const [{ profile }, { buyers }] = await Promise.all([viewProfile(holder, holder), viewStatistics(holder)]);
      const { referralCode: code } = profile;
      const message = fill(say.referral, { code, count: String(buyers) });
      return { message, found: { code, totalReferrals: buyers }, open };
    } catch (error) {
      if (!(error instanceof Failure) || error.code !== userNotFound.code) throw error;
      return { message: say.notRegistered, topics: ['eligibility'], open };
    }
  };

/** The listed tokens of the named networks, and those that the sale takes. */
export const answerTokens =
  ({ list }: Pick<TokenUseCases, 'list'>, { paymentTokens }: SalePolicy): Inquiry =>
  async (asked) => {
    const { slots, say } = asked;
    const named = namedIn(slots)
      .chains.filter((chain) => isChainId(Number(chain)))
      .map(Number);
    const chains = named.length === 0 ? SUPPORTED_CHAINS : named;
    const lists = await Promise.all(
      chains.map(async (chainId) => (await list({ chainId, limit: 1_000, refresh: false })).tokens),
    );
    const lines = lists.map((tokens, at) =>
      tokensLine(
        asked,
        chains[at] ?? 0,
        tokens.map(({ symbol }) => symbol),
      ),
    );
    const takes = fill(say.saleTakes, { tokens: paymentTokens.map(({ symbol }) => symbol).join(', ') });
    return {
      message: [...lines, takes].join('\n'),
      found: {
        tokens: lists.flatMap((tokens) => tokens.slice(0, 100).map(({ symbol, chainId }) => ({ symbol, chainId }))),
        paymentTokens: paymentTokens.map(({ symbol }) => symbol),
      },
      topics: ['networks', 'fees'],
    };
  };

function tokensLine({ say }: Asked, chainId: number, symbols: readonly string[]): string {
  const rest = symbols.length - MOST_TOKENS;
  const more = rest > 0 ? fill(say.more, { count: String(rest) }) : '';
  const network = networkName(chainId);
  return fill(say.tokens, { network, tokens: `${symbols.slice(0, MOST_TOKENS).join(', ')}${more}` });
}
