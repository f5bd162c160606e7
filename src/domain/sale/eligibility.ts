import type { Jurisdiction } from '../compliance/jurisdiction.ts';
import type { Screening } from '../compliance/screening.ts';
import type { KycStanding } from '../kyc/kyc-standing.ts';
import type { Attempt } from '../shared/attempt.ts';
import type { WalletAddress } from '../shared/wallet-address.ts';

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
  /** The version of the terms that must be accepted. */
  termsVersion?: string;
  screening: Attempt<Screening>;
}>;
