import type { ProvedWallet } from '../../domain/auth/proved-wallet.ts';
import { type ReferralStatistics, referralReward } from '../../domain/referral/referral-statistics.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';
import { referralCodeNotFound } from '../../domain/user/errors.ts';
import { normalizeReferralCode } from '../../domain/user/referrer.ts';
import type { Ports } from '../ports/index.ts';
import { compose } from '../shared/compose.ts';

const RECENT = 20;

/** Returns the wallet of a referral code. Rejects with REFERRAL_CODE_NOT_FOUND. */
const resolveCode =
  ({ users }: Pick<Ports, 'users'>) =>
  async (text: string): Promise<{ code: string; wallet: WalletAddress }> => {
    const user = await users.findByReferralCode(normalizeReferralCode(text));
    if (user === undefined) throw referralCodeNotFound();
    return { code: user.referralCode, wallet: user.wallet };
  };

const viewStatistics =
  ({ referralPurchases, referralPolicy }: Pick<Ports, 'referralPurchases' | 'referralPolicy'>) =>
  async (referrer: ProvedWallet): Promise<ReferralStatistics & Readonly<{ reward: bigint }>> => {
    const statistics = await referralPurchases.statisticsOf(referrer, RECENT);
    return { ...statistics, reward: referralReward(statistics.tokens, referralPolicy.rewardBps) };
  };

export const referralUseCases = compose({
  resolveCode,
  viewStatistics,
});

export type ReferralUseCases = ReturnType<typeof referralUseCases>;
