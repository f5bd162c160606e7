import type { ReferralStatistics } from '../../../domain/referral/referral-statistics.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';

/** The indexed purchases with a referrer in this service's sale. */
export interface ReferralPurchases {
  /** Counts confirmed blocks only; `recent` has at most `limit` purchases. Rejects with STORE_UNAVAILABLE. */
  statisticsOf(referrer: WalletAddress, limit: number): Promise<ReferralStatistics>;
}
