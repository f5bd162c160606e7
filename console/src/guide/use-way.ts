import type { Data } from '@institutional-defi/client';
import { useOperation } from '../api/index.ts';
import { hasBought, nextStep, type WayFacts, type WayStep } from '../values/way.ts';

export type Way = Readonly<{
  facts: WayFacts;
  /** Undefined when the wallet has bought. */
  next: WayStep | undefined;
  kyc: Data<'viewKyc'> | undefined;
}>;

const POLL_MS = 5_000;
const AT_THE_START = { isSignedIn: false, rules: undefined, hasBought: false };

/** How far the wallet is on the way to its first purchase, for `Loaded`; at its start without a session. */
export function useWay(wallet: `0x${string}` | undefined) {
  const enabled = wallet !== undefined;
  const query = { wallet: wallet ?? '0x' };
  const { data: kyc } = useOperation('viewKyc', { query }, { enabled });
  const refetchEvery = kyc?.kycStatus === 'pending' && POLL_MS;
  const rules = useOperation('viewSaleEligibility', { query }, { enabled, refetchEvery });
  const bought = useOperation('viewPurchases', { query: { ...query, limit: '6' } }, { enabled });
  const facts = factsOf(enabled, rules.data, bought.data);
  const data: Way | undefined = facts && { facts, next: nextStep(facts), kyc };
  const failed = rules.data === undefined ? rules : bought;
  return {
    data,
    error: data === undefined ? failed.error : null,
    refetch: failed.refetch,
    failureReason: failed.failureReason,
  };
}

function factsOf(
  isSignedIn: boolean,
  eligibility: Data<'viewSaleEligibility'> | undefined,
  bought: Data<'viewPurchases'> | undefined,
): WayFacts | undefined {
  if (!isSignedIn) return AT_THE_START;
  if (eligibility === undefined || bought === undefined) return undefined;
  return { isSignedIn, rules: eligibility.rules, hasBought: hasBought(bought) };
}
