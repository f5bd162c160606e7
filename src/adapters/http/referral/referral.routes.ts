import { z } from 'zod';
import type { ReferralUseCases } from '../../../application/referral/index.ts';
import { notYourWallet, storeUnavailable } from '../../../domain/shared/failures.ts';
import { referralCodeNotFound } from '../../../domain/user/errors.ts';
import { data } from '../frame/record/reply.ts';
import { route } from '../frame/record/route.ts';
import { time, units, walletAddress } from '../frame/wire/wire.ts';

const CodeQuery = z.strictObject({
  code: z.string().min(1).max(64).meta({ description: 'In any letter case', example: 'K7QMX2PA' }),
});

const ResolvedCode = z
  .object({
    code: z.string().meta({ description: 'In its original letter case', example: 'K7QMX2PA' }),
    wallet: walletAddress.meta({ description: 'The referrer’s wallet' }),
  })
  .meta({ id: 'ResolvedReferralCode', description: 'Get the user of a referral code' });

const StatisticsQuery = z.strictObject({
  wallet: walletAddress.meta({ description: 'The session’s own wallet' }),
});

const Statistics = z
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

export const referralRoutes = (referral: ReferralUseCases) => [
  route({
    method: 'get',
    path: '/api/referral/resolve',
    operationId: 'resolveReferralCode',
    tag: 'Referral',
    summary: 'Get the user of a referral code',
    description: 'Letter case does not matter. Show the wallet to the user before a purchase names it as referrer.',
    access: 'public',
    limit: 'read',
    query: CodeQuery,
    reply: data(ResolvedCode, 'The referrer'),
    fails: [referralCodeNotFound, storeUnavailable],
    handle: ({ query }) => referral.resolveCode(query.code),
  }),
  route({
    method: 'get',
    path: '/api/referral/stats',
    operationId: 'viewReferralStatistics',
    tag: 'Referral',
    summary: 'Get the referral statistics of your wallet',
    description: 'Counts confirmed purchases that named this wallet as referrer.',
    access: 'session',
    limit: 'read',
    query: StatisticsQuery,
    reply: data(Statistics, 'The statistics'),
    fails: [notYourWallet],
    handle: async ({ query, caller }) => shown(await referral.viewStatistics(caller.actingFor(query.wallet))),
  }),
];

type Viewed = Awaited<ReturnType<ReferralUseCases['viewStatistics']>>;

const shown = ({ buyers, amount, tokens, reward, recent }: Viewed) => ({
  totalReferrals: buyers,
  totalAmountReferred: amount,
  totalFreedEarned: reward,
  totalTokensReferred: tokens,
  recentReferrals: recent.map(({ buyer, timestamp, ...bought }) => ({ ...bought, wallet: buyer, date: timestamp })),
});
