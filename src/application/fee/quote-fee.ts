import { feeTokenUnknown } from '../../domain/fee/errors.ts';
import { type FeeAction, type FeePolicy, feeTokensOf, markupOf, usageOf } from '../../domain/fee/fee-policy.ts';
import { encodeFeeQuote, type FeeBasis, priceFee, roundedUp, type SignedFeeQuote } from '../../domain/fee/fee-quote.ts';
import type { Usd } from '../../domain/shared/usd.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';
import type { Ports } from '../ports/index.ts';

/** A request for a fee quote. Defaults: the chain's stablecoin, its decimals, and its price from the feeds. */
export type FeeRequest = Readonly<{
  action: FeeAction;
  chainId: number;
  token?: WalletAddress;
  tokenDecimals?: number;
  /** Above zero, with at most FIGURE_DIGITS digits. */
  tokenPriceUsd?: Usd;
  isPro: boolean;
  /** Smallest units of the token; the quote then contains the amount after the fee. */
  amount?: bigint;
}>;

export type FeePorts = SignQuotePorts & Pick<Ports, 'gasPrices' | 'priceFeeds'>;

/**
 * Returns a signed fee quote. Rejects with CHAIN_UNSUPPORTED, FEE_TOKEN_UNKNOWN, FEE_ABOVE_AMOUNT, FEE_OUT_OF_RANGE,
 * and with CHAIN_UNAVAILABLE, GAS_PRICE_UNAVAILABLE or PRICE_UNAVAILABLE when an input is missing or stale.
 */
export const quoteFee =
  (ports: FeePorts) =>
  async ({ action, chainId, isPro, amount, ...asked }: FeeRequest): Promise<SignedFeeQuote> => {
    const { feePolicy, gasPrices, priceFeeds } = ports;
    const token = feeTokenOf(feePolicy, chainId, asked);
    const [gasCostWei, nativeUsd, usd] = await Promise.all([
      gasPrices.costOf(chainId, usageOf(action)),
      priceFeeds.native(chainId),
      asked.tokenPriceUsd ?? priceFeeds.token(chainId, token.address).then(roundedUp),
    ]);
    return await signQuote(ports)({
      action,
      chainId,
      token: { ...token, usd },
      isPro,
      gasCostWei,
      nativeUsd,
      ...(amount !== undefined && { amount }),
    });
  };

export type SignQuotePorts = Pick<Ports, 'clock' | 'feePolicy' | 'quoteSigner' | 'random'>;

/** Prices and signs a quote from known figures. Rejects as `priceFee` does. */
export const signQuote =
  ({ clock, feePolicy, quoteSigner, random }: SignQuotePorts) =>
  async (basis: Omit<FeeBasis, 'quoteId' | 'markupBps' | 'now'>): Promise<SignedFeeQuote> => {
    const markupBps = markupOf(feePolicy, basis.isPro);
    const quote = priceFee({ ...basis, quoteId: random.uuid(), markupBps, now: clock.now() });
    return { ...quote, signature: await quoteSigner.sign(encodeFeeQuote(quote)) };
  };

function feeTokenOf(
  policy: FeePolicy,
  chainId: number,
  { token, tokenDecimals }: Pick<FeeRequest, 'token' | 'tokenDecimals'>,
): Readonly<{ address: WalletAddress; decimals: number }> {
  const known = feeTokensOf(policy, chainId);
  const address = token ?? known[0].address;
  const decimals = tokenDecimals ?? known.find((one) => one.address === address)?.decimals;
  if (decimals === undefined) throw feeTokenUnknown();
  return { address, decimals };
}
