import { z } from 'zod';
import { time, units, walletAddress } from '../frame/wire/wire.ts';

export const CodeQuery = z.strictObject({
  code: z.string().min(1).max(64).meta({ description: 'In any letter case', example: 'K7QMX2PA' }),
});

export const ResolvedCode = z
  .object({
    code: z.string().meta({ description: 'In its original letter case', example: 'K7QMX2PA' }),
    wallet: walletAddress.meta({ description: 'The referrer’s wallet' }),
  })
  .meta({ id: 'ResolvedReferralCode', description: 'Get the user of a referral code' });

export const StatisticsQuery = z.strictObject({
  wallet: walletAddress.meta({ description: 'The session’s own wallet' }),
});

export const Statistics = z
  .object({
    totalReferrals: z.int().meta({ description: 'Different wallets that bought', example: 3 }),
    totalAmountReferred: units.meta({ description: 'Smallest units of the payment tokens' }),
    totalFreedEarned: units.meta({
      description:
        'Rewards in smallest units of the sale token: the operator’s share (REFERRAL_REWARD_BPS, 0 unless set) of totalTokensReferred',
    }),
    totalTokensReferred: units.meta({ description: 'Smallest units of the sale token' }),
    recentReferrals: z
      .array(z.object({ wallet: walletAddress, amount: units, tokens: units, date: time }))
      .meta({ description: 'Newest first, at most 20' }),
  })
  .meta({ id: 'ReferralStatistics', description: 'Referral statistics from confirmed purchases' });
