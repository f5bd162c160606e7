import { feeAboveAmount } from '../../domain/fee/errors.ts';
import type { FeeToken, SignedFeeQuote } from '../../domain/fee/fee-quote.ts';
import { roundedUp } from '../../domain/fee/fee-quote.ts';
import type { Usd } from '../../domain/shared/usd.ts';
import type { TransferOrder, TransferWish } from '../../domain/transfer/transfer-order.ts';
import { type SignQuotePorts, signQuote } from '../fee/quote-fee.ts';
import type { Ports } from '../ports/index.ts';

/** The figures of a transfer's fee, besides its gas. */
export type FeeFigures = Readonly<{
  nativeUsd: Usd;
  /** The fee token: the transferred stablecoin, or the chain's default; absent on a chain without fees. */
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
  /** Whether a sponsor can pay the gas, and whether the wallet can. */
  gasless: boolean;
  affordable: boolean;
  /** The sponsor's gas cost. */
  gasCostWei: bigint;
}>;

/**
 * The sponsor's fee for the gas of the transfer, and the stablecoin amount after it. Rejects with FEE_OUT_OF_RANGE, and
 * FEE_ABOVE_AMOUNT when nothing is left and only a sponsor can pay the gas.
 */
export async function quoteTransfer(
  ports: SignQuotePorts,
  { chainId, token: sent, amount }: TransferWish,
  { nativeUsd, token, isPro }: FeeFigures,
  { gasless, affordable, gasCostWei }: GasPayment,
): Promise<Readonly<{ feeQuote?: SignedFeeQuote; amountAfterFee?: bigint }>> {
  if (token === undefined) return {};
  const sign = signQuote(ports);
  const basis = { action: 'transfer' as const, chainId, token, isPro, gasCostWei, nativeUsd };
  const feeQuote = await sign(basis);
  if (token.address !== sent) return { feeQuote };
  if (feeQuote.fee < amount)
    return { feeQuote: gasless ? await sign({ ...basis, amount }) : feeQuote, amountAfterFee: amount - feeQuote.fee };
  if (gasless && !affordable) throw feeAboveAmount({ fee: feeQuote.fee.toString(), amount: amount.toString() });
  return { feeQuote };
}
