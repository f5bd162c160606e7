import { chainUnsupported } from '../shared/failures.ts';
import type { PaymentToken } from '../shared/payment-token.ts';
import type { WalletAddress } from '../shared/wallet-address.ts';

/** What is added to the gas cost, in basis points, unless `FEE_MARKUP` says otherwise. */
export const MARKUP_BPS = 2_000n;
/** The same for holders of the Pro NFT, unless `FEE_MARKUP_PRO` says otherwise. */
export const PRO_MARKUP_BPS = 1_000n;

export type FeePolicy = Readonly<{
  /** Added to the gas cost, in basis points; `proMarkupBps` applies to holders of the Pro NFT. */
  markupBps: bigint;
  proMarkupBps: bigint;
  /** The dollar stablecoins of each supported chain; the first is the default of its chain. */
  tokens: ReadonlyMap<number, readonly [PaymentToken, ...PaymentToken[]]>;
  /** Receives the fees. */
  treasury: WalletAddress;
}>;

export const markupOf = ({ markupBps, proMarkupBps }: FeePolicy, isPro: boolean): bigint =>
  isPro ? proMarkupBps : markupBps;

/** The stablecoins of the chain. Throws CHAIN_UNSUPPORTED. */
export function feeTokensOf({ tokens }: FeePolicy, chainId: number): readonly [PaymentToken, ...PaymentToken[]] {
  const known = tokens.get(chainId);
  if (known === undefined) throw chainUnsupported({ chainId });
  return known;
}
