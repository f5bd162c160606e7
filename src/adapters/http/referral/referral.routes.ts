import type { ReferralUseCases } from '../../../application/referral/index.ts';
import type { ReferralStatistics } from '../../../domain/referral/referral-statistics.ts';
import { notYourWallet, storeUnavailable } from '../../../domain/shared/failures.ts';
import { referralCodeNotFound } from '../../../domain/user/errors.ts';
import { data } from '../frame/record/reply.ts';
import { route } from '../frame/record/route.ts';
import { CodeQuery, ResolvedCode, Statistics, StatisticsQuery } from './referral.schemas.ts';

/** The sale contract pays no referral rewards, so nothing was earned. */
const NO_REWARD = 0n;

export const referralRoutes = (referral: ReferralUseCases) => [
  route({
    method: 'get',
    path: '/api/referral/resolve',
    operationId: 'resolveReferralCode',
    tag: 'Referral',
    summary: 'Get the user of a referral code',
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
    access: 'session',
    limit: 'read',
    query: StatisticsQuery,
    reply: data(Statistics, 'The statistics'),
    fails: [notYourWallet],
    handle: async ({ query, caller }) => shown(await referral.viewStatistics(caller.actingFor(query.wallet))),
  }),
];

const shown = ({ buyers, amount, tokens, recent }: ReferralStatistics) => ({
  totalReferrals: buyers,
  totalAmountReferred: amount,
  totalFreedEarned: NO_REWARD,
  totalTokensReferred: tokens,
  recentReferrals: recent.map(({ buyer, timestamp, ...bought }) => ({ ...bought, wallet: buyer, date: timestamp })),
});
