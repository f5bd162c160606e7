import { feeAboveAmount } from '../../domain/fee/errors.ts';
import type { FeeToken, SignedFeeQuote } from '../../domain/fee/fee-quote.ts';
import { roundedUp } from '../../domain/fee/fee-quote.ts';
import type { Usd } from '../../domain/shared/usd.ts';
import type { TransferOrder, TransferWish } from '../../domain/transfer/transfer-order.ts';
import { type SignQuotePorts, signQuote } from '../fee/quote-fee.ts';
import type { Ports } from '../ports/index.ts';

/** What the fee of a transfer depends on, besides its gas. */
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

type GasPayment = Readonly<{
  /** Whether a sponsor could pay the gas, and whether the wallet could. */
  gasless: boolean;
  affordable: boolean;
  /** What the gas costs a sponsor. */
  gasCostWei: bigint;
}>;

/**
 * What a sponsor charges for the gas of the transfer, and what is left of a stablecoin after it. Throws FEE_OUT_OF_RANGE, and
 * FEE_ABOVE_AMOUNT when nothing would be left and only a sponsor can pay the gas.
 */
export function quoteTransfer(
  ports: SignQuotePorts,
  { chainId, token: sent, amount }: TransferWish,
  { nativeUsd, token, isPro }: FeeFigures,
  { gasless, affordable, gasCostWei }: GasPayment,
): Readonly<{ feeQuote?: SignedFeeQuote; amountAfterFee?: bigint }> {
  if (token === undefined) return {};
  const sign = signQuote(ports);
  const basis = { action: 'transfer' as const, chainId, token, isPro, gasCostWei, nativeUsd };
  const feeQuote = sign(basis);
  if (token.address !== sent) return { feeQuote };
  if (feeQuote.fee < amount)
    return { feeQuote: gasless ? sign({ ...basis, amount }) : feeQuote, amountAfterFee: amount - feeQuote.fee };
  if (gasless && !affordable) throw feeAboveAmount({ fee: feeQuote.fee.toString(), amount: amount.toString() });
  return { feeQuote };
}
