import type { Jurisdiction } from '../compliance/jurisdiction.ts';
import type { Screening } from '../compliance/screening.ts';
import type { KycStanding } from '../kyc/kyc-standing.ts';
import type { KycTier } from '../kyc/tier.ts';
import type { Attempt } from '../shared/attempt.ts';
import type { Failure } from '../shared/failure.ts';
import type { WalletAddress } from '../shared/wallet-address.ts';
import { walletBlocked } from '../user/errors.ts';
import * as refused from './errors.ts';

/** The buyer's facts that every sale requires. */
export type Eligibility = Readonly<{
  isBlocked: boolean;
  /** Other wallets of the same person: none may be the referrer. */
  ownWallets: readonly WalletAddress[];
  kyc: KycStanding;
  /** All must be allowed: the strictest decides. */
  jurisdictions: readonly Jurisdiction[];
  isEU: boolean;
  termsAccepted: boolean;
  screening: Attempt<Screening>;
}>;

type Referral = Readonly<{ buyer: WalletAddress; referrer?: WalletAddress }>;

/** Returns the buyer's tier, or throws the first failure: USER_BLOCKED, KYC_REQUIRED, REGION_BLOCKED, TERMS_NOT_ACCEPTED. */
export function requireAdmitted({ isBlocked, kyc, jurisdictions, termsAccepted }: Eligibility): KycTier {
  if (isBlocked) throw walletBlocked();
  if (kyc.tier === undefined) throw refused.kycRequired();
  const blocked = jurisdictions.filter(({ allowed }) => !allowed);
  if (blocked.length > 0) throw refused.regionBlocked({ blocked: inWords(blocked), places: inWords(jurisdictions) });
  if (!termsAccepted) throw refused.termsNotAccepted();
  return kyc.tier;
}

const inWords = (places: readonly Jurisdiction[]): string =>
  places
    .map(({ source, countryCode, subdivision }) => `${subdivision ?? countryCode ?? 'unknown'} (${source})`)
    .join(', ');

export function requireForeignReferrer({ buyer, referrer }: Referral, { ownWallets }: Eligibility): void {
  if (referrer !== undefined && [buyer, ...ownWallets].includes(referrer)) throw refused.selfReferral();
}

export function requireUnsanctioned({ screening }: Eligibility, unknown: Failure[]): void {
  whenKnown(screening, unknown, ({ sanctioned }) => {
    if (sanctioned) throw refused.amlFailed();
  });
}

/** Applies the rule to a known value; otherwise adds the failure to `unknown`. */
export function whenKnown<T>(attempt: Attempt<T>, unknown: Failure[], rule: (value: T) => void): void {
  if (attempt.known) rule(attempt.value);
  else unknown.push(attempt.failure);
}
