import { callNotUnderstood } from '../../domain/call/errors.ts';
import { senderSanctioned } from '../../domain/compliance/screening.ts';
import { feeTokensOf } from '../../domain/fee/fee-policy.ts';
import type { SignedFeeQuote } from '../../domain/fee/fee-quote.ts';
import { type ContractCall, isSponsored } from '../../domain/paymaster/sponsor-policy.ts';
import { Failure } from '../../domain/shared/failure.ts';
import type { ForeignAddress } from '../../domain/shared/foreign-address.ts';
import type { Usd } from '../../domain/shared/usd.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';
import { requireFairInput, requireSafe, type SwapPrices } from '../../domain/swap/check-offer.ts';
import { swapOfNothing, swapPriceUnknown, swapQuoteUnsafe, swapUnavailable } from '../../domain/swap/errors.ts';
import {
  coinOf,
  findForeignToken,
  foreignChainOf,
  recipientOn,
  requireCheckableOrigin,
  requireNotTheToken,
} from '../../domain/swap/foreign-token.ts';
import {
  type BoughtToken,
  findSwapToken,
  type SwapAmounts,
  type SwapOffer,
  type SwapOrder,
  type SwapRoute,
} from '../../domain/swap/swap.ts';
import { requireUnblocked } from '../compliance/refuse-blocked.ts';
import { requireUnlisted, requireUnlistedForeign, type ScreeningPorts } from '../compliance/screening.ts';
import { type FeePorts, quoteFee } from '../fee/quote-fee.ts';
import type { Ports } from '../ports/index.ts';

type OfferPorts = Pick<Ports, 'alarms' | 'swapProvider' | 'tokenPrices'>;

/** The provider's offer once it passed every check. An unsafe one raises an alarm and rejects with SWAP_QUOTE_UNSAFE. */
async function safeOffer(
  { alarms, swapProvider, tokenPrices }: OfferPorts,
  order: SwapOrder,
): Promise<SwapOffer & Readonly<{ calls: readonly ContractCall[] }>> {
  const prices = order.tradeType === 'EXACT_OUTPUT' ? await pricesOf(tokenPrices, order) : undefined;
  const offer = await swapProvider.offer(order);
  try {
    requireSafe(order, offer, swapProvider.contracts);
    if (prices !== undefined) requireFairInput(order, offer.amounts, prices);
  } catch (error) {
    if (error instanceof Failure && error.code === swapQuoteUnsafe.code)
      await alarms.raise({
        name: 'swap-quote-unsafe',
        message: error.message,
        facts: { ...error.facts, chainId: order.from.chainId, token: order.from.address },
      });
    throw error;
  }
  return { ...offer, calls: offer.steps.flatMap((step) => (step.kind === 'transaction' ? [step.call] : [])) };
}

/** Rejects with SWAP_PRICE_UNKNOWN and PRICES_UNAVAILABLE. */
async function pricesOf(tokenPrices: OfferPorts['tokenPrices'], { from, to }: SwapOrder): Promise<SwapPrices> {
  const [sold, bought] = await Promise.all([priceOf(tokenPrices, from), priceOf(tokenPrices, to)]);
  if (sold === undefined || bought === undefined) throw swapPriceUnknown();
  return { sold, bought };
}

async function priceOf(prices: OfferPorts['tokenPrices'], token: BoughtToken): Promise<Usd | undefined> {
  const { chainId, address } = token;
  const coin = coinOf(token);
  const known = coin === undefined ? await prices.ofTokens(chainId, [address]) : await prices.ofCoins([coin]);
  return known.get(coin ?? address)?.value.usd;
}

/** A requested swap; tokens by symbol or address. */
type SwapWish = Pick<SwapOrder, 'user' | 'amount' | 'tradeType' | 'slippageBps'> &
  Readonly<{
    fromChainId: number;
    toChainId: number;
    fromToken: string;
    toToken: string;
    isPro: boolean;
    recipientAddress?: ForeignAddress | undefined;
    /** The wallet whose session or key asks, where there is one. */
    asker?: WalletAddress | undefined;
  }>;

export type QuotedSwap = Readonly<{
  quote: SwapOffer['quote'];
  /** Every transaction of it, checked, in the order of signing. */
  calls: readonly ContractCall[];
  amounts: SwapAmounts;
  route: SwapRoute;
  fee: SignedFeeQuote;
  treasury: WalletAddress;
  sponsor: string;
  /** Whether the sponsor would pay the gas of every transaction of the quote. */
  gasless: boolean;
}>;

type SwapPorts = FeePorts &
  OfferPorts &
  ScreeningPorts &
  Pick<Ports, 'compliancePolicy' | 'sponsorPolicy' | 'tokenList' | 'users'>;

/** Returns a provider's quote and the fee quote. Local checks come before the request to the provider. */
export const quoteSwap =
  (ports: SwapPorts) =>
  async ({
    fromChainId,
    toChainId,
    fromToken,
    toToken,
    isPro,
    recipientAddress,
    asker,
    ...wish
  }: SwapWish): Promise<QuotedSwap> => {
    const { feePolicy, sponsorPolicy } = ports;
    requireCheckableOrigin(fromChainId);
    for (const chainId of [fromChainId, toChainId])
      if (foreignChainOf(chainId) === undefined) feeTokensOf(feePolicy, chainId);
    const { recipient, foreign } = recipientOn(toChainId, wish.user, recipientAddress);
    const [from, to] = await Promise.all([
      listedToken(ports, fromToken, fromChainId),
      boughtToken(ports, toToken, toChainId),
    ]);
    requireNotTheToken(to, recipient);
    if (from.chainId === to.chainId && from.address === to.address) throw swapOfNothing();
    await requireUnblocked(ports)(wish.user);
    if (asker !== undefined && asker !== wish.user) await requireUnlistedAsker(ports, asker);
    if (foreign !== undefined) await requireUnlistedForeign(ports)(foreign);
    const [{ quote, calls, amounts, route }, fee] = await Promise.all([
      safeOffer(ports, { ...wish, recipient, from, to }),
      quoteFee(ports)({ action: 'swap', chainId: fromChainId, isPro }),
    ]);
    await screenOffer(ports, wish.user, calls);
    return {
      quote,
      calls,
      amounts,
      route,
      fee,
      treasury: feePolicy.treasury,
      sponsor: sponsorPolicy.sponsor,
      gasless: calls.length > 0 && calls.every((call) => isSponsored(sponsorPolicy, call)),
    };
  };

/** The user is screened with the calls. Rejects with SENDER_SANCTIONED and AML_UNAVAILABLE. */
async function requireUnlistedAsker({ addressScreening }: ScreeningPorts, asker: WalletAddress): Promise<void> {
  if ((await addressScreening.screen(asker)).sanctioned) throw senderSanctioned();
}

/** What the provider wants signed is screened like any other call. One that cannot be read is the provider's fault, not the caller's. */
async function screenOffer(ports: ScreeningPorts, sender: WalletAddress, calls: QuotedSwap['calls']): Promise<void> {
  try {
    await requireUnlisted(ports)({ sender, calls });
  } catch (error) {
    if (error instanceof Failure && error.code === callNotUnderstood.code) throw swapUnavailable.because(error);
    throw error;
  }
}

const listedToken = async ({ tokenList }: Pick<Ports, 'tokenList'>, named: string, chainId: number) =>
  findSwapToken(named, chainId, (await tokenList.tokensOf(chainId)).value);

async function boughtToken(ports: Pick<Ports, 'tokenList'>, named: string, chainId: number): Promise<BoughtToken> {
  const chain = foreignChainOf(chainId);
  if (chain === undefined) return await listedToken(ports, named, chainId);
  // Bitcoin has no tokens, and no token list.
  return findForeignToken(named, chainId, chain === 'bitcoin' ? [] : (await ports.tokenList.tokensOf(chainId)).value);
}
