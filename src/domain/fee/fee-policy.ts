import type { PaymentToken } from '../shared/amount.ts';
import { chainUnsupported } from '../shared/failures.ts';
import type { WalletAddress } from '../shared/wallet-address.ts';

/** What a sponsored transaction does. */
export const FEE_ACTIONS = ['transfer', 'swap', 'approve', 'multicall'] as const;
export type FeeAction = (typeof FEE_ACTIONS)[number];

/** Resources that a transaction uses on its chain. */
export type GasUsage = Readonly<{
  gas: bigint;
  /** Length of the signed transaction, for which a rollup pays its parent chain. */
  bytes: number;
}>;

/**
 * The most that an action may use through the forwarder: 200,000 for a stablecoin's permit, its transfer to a fresh
 * account and that of the fee; 50,000 for an approval; 250,000 for a swap over two pools; 230,000 for a first purchase.
 * Each includes 60,000 for the forwarder itself.
 */
const USAGE: Readonly<Record<FeeAction, GasUsage>> = {
  transfer: { gas: 260_000n, bytes: 900 },
  approve: { gas: 110_000n, bytes: 700 },
  swap: { gas: 310_000n, bytes: 1_500 },
  multicall: { gas: 460_000n, bytes: 2_000 },
};

export const usageOf = (action: FeeAction): GasUsage => USAGE[action];

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
  if (known === undefined) throw chainUnsupported({ chainId, supported: [...tokens.keys()] });
  return known;
}
