import type { ContractCall } from '../../domain/paymaster/sponsor-policy.ts';
import { Failure } from '../../domain/shared/failure.ts';
import type { Usd } from '../../domain/shared/usd.ts';
import { requireSafe } from '../../domain/swap/check-offer.ts';
import { swapPriceUnknown, swapQuoteUnsafe } from '../../domain/swap/errors.ts';
import { requireFairInput, type SwapPrices } from '../../domain/swap/exact-output.ts';
import { coinOf } from '../../domain/swap/foreign-token.ts';
import type { SwapOffer, SwapOrder } from '../../domain/swap/swap.ts';
import type { BoughtToken } from '../../domain/swap/swap-token.ts';
import type { Ports } from '../ports/index.ts';

export type OfferPorts = Pick<Ports, 'alarms' | 'swapProvider' | 'tokenPrices'>;

/** The provider's offer once it passed every check. An unsafe one raises an alarm and rejects with SWAP_QUOTE_UNSAFE. */
export async function safeOffer(
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
