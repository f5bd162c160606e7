import type { ReferralUseCases } from '../../../application/referral/index.ts';
import { notYourWallet, storeUnavailable } from '../../../domain/shared/failures.ts';
import { referralCodeNotFound } from '../../../domain/user/errors.ts';
import { data } from '../frame/record/reply.ts';
import { route } from '../frame/record/route.ts';
import { CodeQuery, ResolvedCode, Statistics, StatisticsQuery } from './referral.schemas.ts';

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
