import type { TypedDataDomain } from '../sale/purchase-authorization.ts';
import type { Hex } from '../shared/hex.ts';
import type { WalletAddress } from '../shared/wallet-address.ts';

export type SponsoredCall = Readonly<{ chainId: number; target: WalletAddress; selector: Hex }>;

export type SponsorPolicy = Readonly<{
  /** Who pays the gas, as answers call it; `none` when nobody does. */
  sponsor: string;
  /** The EIP-712 domain of the forwarder on each chain that has one. */
  forwarders: ReadonlyMap<number, TypedDataDomain>;
  /** Everything that gas is paid for. */
  calls: readonly SponsoredCall[];
}>;

export type ContractCall = Readonly<{ chainId: number; to: WalletAddress; data: Hex; value: bigint }>;

const SELECTOR_DIGITS = '0x'.length + 8;

/** Would the policy pay the gas of exactly this call? Never of one that carries native coins. */
export const isSponsored = (
  { sponsor, forwarders, calls }: SponsorPolicy,
  { chainId, to, data, value }: ContractCall,
): boolean =>
  sponsor !== 'none' &&
  value === 0n &&
  forwarders.has(chainId) &&
  data.length >= SELECTOR_DIGITS &&
  calls.some(
    (call) => call.chainId === chainId && call.target === to && call.selector === data.slice(0, SELECTOR_DIGITS),
  );
