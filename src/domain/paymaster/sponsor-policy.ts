import type { Hex } from '../shared/hex.ts';
import type { TypedDataDomain } from '../shared/typed-data.ts';
import type { Usd } from '../shared/usd.ts';
import type { WalletAddress } from '../shared/wallet-address.ts';

export type SponsoredCall = Readonly<{ chainId: number; target: WalletAddress; selector: Hex }>;

/** The most that is spent on gas a day (UTC): for one wallet, for one client network, and for all together. */
export type SponsorBudget = Readonly<{ wallet: Usd; network: Usd; all: Usd }>;

export type SponsorPolicy = Readonly<{
  /** Who pays the gas, as answers call it; `none` when nobody does. */
  sponsor: string;
  /** The EIP-712 domain of the forwarder on each chain that has one. */
  forwarders: ReadonlyMap<number, TypedDataDomain>;
  /** The GaslessTransfers contract of each chain that has one. */
  gaslessTransfers: ReadonlyMap<number, WalletAddress>;
  /** Everything that gas is paid for. */
  calls: readonly SponsoredCall[];
  budget: SponsorBudget;
}>;

export type ContractCall = Readonly<{ chainId: number; to: WalletAddress; data: Hex; value: bigint }>;

const SELECTOR_DIGITS = '0x'.length + 8;

/** Of calls that carry other calls, through which somebody could speak for another wallet (CVE-2023-49145): never sponsored. */
export const BATCH_SELECTORS: ReadonlySet<Hex> = new Set<Hex>([
  '0xac9650d8', // multicall(bytes[])
  '0x5ae401dc', // multicall(uint256,bytes[])
  '0x1f0464d1', // multicall(bytes32,bytes[])
  '0x252dba42', // aggregate((address,bytes)[])
  '0x82ad56cb', // aggregate3((address,bool,bytes)[])
  '0x174dea71', // aggregate3Value((address,bool,uint256,bytes)[])
  '0xc3077fa9', // blockAndAggregate((address,bytes)[])
  '0x399542e9', // tryBlockAndAggregate(bool,(address,bytes)[])
  '0xbce38bd7', // tryAggregate(bool,(address,bytes)[])
]);

/** Would the policy pay the gas of exactly this call? Never of one that carries native coins or other calls. */
export const isSponsored = (
  { sponsor, forwarders, calls }: SponsorPolicy,
  { chainId, to, data, value }: ContractCall,
): boolean =>
  sponsor !== 'none' &&
  value === 0n &&
  forwarders.has(chainId) &&
  data.length >= SELECTOR_DIGITS &&
  !BATCH_SELECTORS.has(selectorOf(data)) &&
  calls.some((call) => call.chainId === chainId && call.target === to && call.selector === selectorOf(data));

const selectorOf = (data: Hex): Hex => data.slice(0, SELECTOR_DIGITS) as Hex;
