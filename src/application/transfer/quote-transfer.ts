import type { FeeToken, SignedFeeQuote } from '../../domain/fee/fee-quote.ts';
import { roundedUp } from '../../domain/fee/fee-quote.ts';
import type { Usd } from '../../domain/shared/usd.ts';
import type { TransferOrder } from '../../domain/transfer/transfer-order.ts';
import { type SignQuotePorts, signQuote } from '../fee/quote-fee.ts';
import type { Ports } from '../ports/index.ts';

/** What the fee of a transfer rests on, beside its gas. */
export type FeeFigures = Readonly<{
  nativeUsd: Usd;
  /** What the fee is paid in: the stablecoin that is sent, or the chain's first; none on a chain without fees. */
  token?: FeeToken;
  isPro: boolean;
}>;

/** Rejects with PRICE_UNAVAILABLE or CHAIN_UNAVAILABLE. */
export async function feeFiguresOf(
  { feePolicy, priceFeeds, proStatus }: Pick<Ports, 'feePolicy' | 'priceFeeds' | 'proStatus'>,
  { chainId, from, token }: TransferOrder,
): Promise<FeeFigures> {
  const known = feePolicy.tokens.get(chainId);
  const payment = known?.find(({ address }) => address === token) ?? known?.[0];
  const [nativeUsd, isPro, usd] = await Promise.all([
    priceFeeds.native(chainId),
    proStatus.isPro(from),
    payment && priceFeeds.token(chainId, payment.address),
  ]);
  return { nativeUsd, isPro, ...(payment && usd && { token: { ...payment, usd: roundedUp(usd) } }) };
}

type Sponsorship = Readonly<{ gasless: boolean; gasCostWei: bigint }>;

/**
 * What a sponsor takes for carrying the transfer, and what is left of a stablecoin after it. Throws FEE_ABOVE_AMOUNT when nothing
 * would be left of what a sponsor is to carry, and FEE_OUT_OF_RANGE.
 */
export function quoteTransfer(
  ports: SignQuotePorts,
  { chainId, token: sent, amount }: TransferOrder,
  { nativeUsd, token, isPro }: FeeFigures,
  { gasless, gasCostWei }: Sponsorship,
): Readonly<{ feeQuote?: SignedFeeQuote; amountAfterFee?: bigint }> {
  if (token === undefined) return {};
  const isPaidFromIt = token.address === sent;
  const basis = { action: 'transfer' as const, chainId, token, isPro, gasCostWei, nativeUsd };
  const feeQuote = signQuote(ports)({ ...basis, ...(gasless && isPaidFromIt && { amount }) });
  const isLeft = isPaidFromIt && feeQuote.fee < amount;
  return { feeQuote, ...(isLeft && { amountAfterFee: amount - feeQuote.fee }) };
}
