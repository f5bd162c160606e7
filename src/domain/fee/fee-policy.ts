import { chainUnsupported } from '../shared/failures.ts';
import type { PaymentToken } from '../shared/payment-token.ts';
import type { WalletAddress } from '../shared/wallet-address.ts';

export type FeePolicy = Readonly<{
  /** What is added to the cost of gas, and what holders of a pro NFT pay; in basis points. */
  markupBps: bigint;
  proMarkupBps: bigint;
  /** The dollar stablecoins of each chain that the service works on; the first is the default of its chain. */
  tokens: ReadonlyMap<number, readonly [PaymentToken, ...PaymentToken[]]>;
  /** Who is paid the fees. */
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
