import type { Hex } from '../shared/hex.ts';
import type { TypedDataDomain } from '../shared/typed-data.ts';
import type { Usd } from '../shared/usd.ts';
import type { WalletAddress } from '../shared/wallet-address.ts';
import type { FeeCollection } from './owed-fee.ts';

/** Sponsorship of a wallet, and of all wallets of its person, after sponsored requests reverted on chain. */
export type Suspension = Readonly<{
  /** Reverted requests in a row. */
  failures: number;
  until: Date;
}>;

const HOUR_MS = 60 * 60 * 1000;
const WEEK_MS = 7 * 24 * HOUR_MS;

/** The first failure suspends for an hour, each further one for twice as long, up to a week. A week without one starts again. */
export function suspensionAfter(earlier: Suspension | undefined, now: Date): Suspension {
  const isForgotten = earlier === undefined || now.getTime() >= earlier.until.getTime() + WEEK_MS;
  const failures = isForgotten ? 1 : earlier.failures + 1;
  return { failures, until: new Date(now.getTime() + Math.min(HOUR_MS * 2 ** (failures - 1), WEEK_MS)) };
}

export const isSuspended = (suspension: Suspension | undefined, now: Date): suspension is Suspension =>
  suspension !== undefined && now < suspension.until;

export type SponsoredCall = Readonly<{ chainId: number; target: WalletAddress; selector: Hex }>;

/** The maximum spent on gas per UTC day: for one wallet, for one client network, and in total. */
export type SponsorBudget = Readonly<{ wallet: Usd; network: Usd; all: Usd }>;

/** The limits that a request must fit into. Without `owed`, any sum of fees may be owed. */
export type SponsorLimits = SponsorBudget & Readonly<{ owed?: Usd }>;

export type SponsorPolicy = Readonly<{
  /** The sponsor's name in responses; `none` without a sponsor. */
  sponsor: string;
  /** The EIP-712 domain of the forwarder on each chain that has one. */
  forwarders: ReadonlyMap<number, TypedDataDomain>;
  /** The GaslessTransfers contract of each chain that has one. */
  gaslessTransfers: ReadonlyMap<number, WalletAddress>;
  /** The calls whose gas is sponsored. */
  calls: readonly SponsoredCall[];
  budget: SponsorBudget;
  /** What happens to fees that a sponsored call does not pay itself. */
  fees: FeeCollection;
}>;

export type ContractCall = Readonly<{ chainId: number; to: WalletAddress; data: Hex; value: bigint }>;

const SELECTOR_DIGITS = '0x'.length + 8;

/** Selectors of calls that contain other calls. They could impersonate another wallet (CVE-2023-49145) and are never sponsored. */
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

/** Whether the policy sponsors this call. Calls with a value or with nested calls are never sponsored. */
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
