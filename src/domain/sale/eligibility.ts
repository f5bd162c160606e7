import type { GeoPermission } from '../compliance/jurisdiction.ts';
import type { Screening } from '../compliance/screening.ts';
import type { KycStanding } from '../kyc/kyc-standing.ts';
import type { KycTier } from '../kyc/tier.ts';
import type { Attempt } from '../shared/attempt.ts';
import type { Failure } from '../shared/failure.ts';
import { walletBlocked } from '../user/errors.ts';
import * as refused from './errors.ts';

/** Who the buyer is, as far as any sale asks. */
export type Eligibility = Readonly<{
  isBlocked: boolean;
  kyc: KycStanding;
  jurisdictions: readonly GeoPermission[];
  isEU: boolean;
  termsAccepted: boolean;
  screening: Attempt<Screening>;
}>;

/** The tier at which the buyer may buy, or the first refusal: blocked, unverified, out of region, terms. */
export function requireAdmitted({ isBlocked, kyc, jurisdictions, termsAccepted }: Eligibility): KycTier {
  if (isBlocked) throw walletBlocked();
  if (kyc.tier === undefined) throw refused.kycRequired();
  if (jurisdictions.some(({ allowed }) => !allowed)) throw refused.regionBlocked();
  if (!termsAccepted) throw refused.termsNotAccepted();
  return kyc.tier;
}

export function requireUnsanctioned({ screening }: Eligibility, unknown: Failure[]): void {
  whenKnown(screening, unknown, ({ sanctioned }) => {
    if (sanctioned) throw refused.amlFailed();
  });
}

/** Applies the rule to what could be read; remembers among `unknown` why the rest could not. */
export function whenKnown<T>(attempt: Attempt<T>, unknown: Failure[], rule: (value: T) => void): void {
  if (attempt.known) rule(attempt.value);
  else unknown.push(attempt.failure);
}
