import type { ReferralStatistics } from '../../../domain/referral/referral-statistics.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';

export type ReferralTotals = Pick<ReferralStatistics, 'buyers' | 'amount' | 'tokens'>;
export type ReferralRecount = Readonly<{ referrer: WalletAddress; kept: ReferralTotals; counted: ReferralTotals }>;

/** The indexed purchases with a referrer in this service's sale. */
export interface ReferralPurchases {
  /** Counts confirmed blocks only; `recent` has at most `limit` purchases. Rejects with STORE_UNAVAILABLE. */
  statisticsOf(referrer: WalletAddress, limit: number): Promise<ReferralStatistics>;
  /** Of the referrers of the latest purchases, at most `limit`: what `statisticsOf` returns, and the same counted purchase by purchase. */
  recount(limit: number): Promise<readonly ReferralRecount[]>;
}
