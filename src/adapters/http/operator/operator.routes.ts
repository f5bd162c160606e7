import { z } from 'zod';
import type { OperatorUseCases } from '../../../application/operator/index.ts';
import type { Overview } from '../../../application/operator/view-overview.ts';
import type { SponsorBudget } from '../../../domain/paymaster/sponsor-policy.ts';
import { storeUnavailable } from '../../../domain/shared/failures.ts';
import { usdNumber } from '../../../domain/shared/usd.ts';
import { data } from '../frame/record/reply.ts';
import { route } from '../frame/record/route.ts';
import { orNull, time, units, walletAddress, withNulls } from '../frame/wire/wire.ts';
import { actRoutes } from './acts.routes.ts';
import { type ChangeFeed, eventRoutes } from './change-feed.ts';
import { OperatorSession, Operators } from './operator.schemas.ts';
import { peopleRoutes } from './people.routes.ts';
import { proposalRoutes } from './proposals.routes.ts';
import { recordRoutes } from './records.routes.ts';

const count = z.int().meta({ example: 3 });
const day = z.string().meta({ description: 'UTC day', example: '2026-01-31' });
const daily = z.array(z.object({ day, count }));

const People = z
  .object({
    total: count,
    signedIn: count,
    blocked: count,
    kyc: z.object({ none: count, pending: count, approved: count, rejected: count }),
    tiers: z.object({ TIER_1: count, TIER_2: count, TIER_3: count }),
    registered: daily,
  })
  .meta({ id: 'PeopleFigures', description: 'Users and their verification' });

const SaleFigures = withNulls({
  authorizations: z.object({ issued: count, used: count, expired: count }),
  purchases: count,
  volume: units.meta({ description: 'Smallest payment-token units; of bids before refunds' }),
  issued: daily,
  bought: orNull(z.array(z.object({ day, count, volume: units }))).meta({
    description: 'null of NFTs, whose days are not indexed',
  }),
}).meta({ id: 'SaleFigures', description: 'Authorizations, and what was bought or bid with them' });

const Contract = z
  .object({
    phase: z.enum(['upcoming', 'active', 'paused', 'ended']),
    tokensSold: units,
    tokensForSale: units,
    price: units,
  })
  .meta({ id: 'SaleProgress', description: 'The state of the sale contract' });

const Spent = z.object({ all: z.number(), wallet: z.number(), network: z.number() });

const OverviewReply = withNulls({
  asOf: time,
  since: time.meta({ description: 'The beginning of series and of counts that are not totals' }),
  users: orNull(People),
  sale: orNull(SaleFigures),
  nftSale: orNull(SaleFigures),
  auctions: orNull(SaleFigures),
  contract: orNull(Contract),
  refusals: orNull(z.array(z.object({ code: z.string(), count }))).meta({ description: 'Refused decisions, by code' }),
  sponsorship: orNull(
    z
      .object({ spentUsd: Spent, budgetUsd: Spent })
      .meta({ description: 'Today: all, and the most of one wallet and one network' }),
  ),
  payments: orNull(
    z.array(
      withNulls({
        ...{ network: z.string(), currency: walletAddress, payments: count, amount: units },
        decimals: orNull(z.int()),
      }),
    ),
  ),
  queue: withNulls({ waiting: orNull(count), dead: orNull(count) }),
  openAlarms: orNull(count).meta({ description: 'Alarms that nobody has acknowledged: `GET /api/operator/alarms`' }),
  openProposals: orNull(count),
  relayers: orNull(z.array(withNulls({ chainId: z.int(), address: walletAddress, wei: orNull(units) }))).meta({
    description: 'Native coins of the accounts that pay gas',
  }),
  upstreams: z.array(z.object({ name: z.string(), state: z.enum(['available', 'resting']) })),
  unavailable: z
    .array(z.object({ figure: z.string(), code: z.string(), reason: z.string() }))
    .meta({ description: 'Figures that are null, and why' }),
}).meta({ id: 'OperatorOverview', description: 'Figures of the whole service' });

export const operatorRoutes = (operator: OperatorUseCases) => [
  route({
    method: 'get',
    path: '/api/operator/session',
    operationId: 'viewOperatorSession',
    tag: 'Operator',
    summary: 'Get the role of the signed-in operator',
    description:
      'Available before the password gate is passed; `gatePassed` says whether it was. After `freshUntil`, changes require a new sign-in.',
    access: 'operator',
    outsideGate: true,
    limit: 'read',
    reply: data(OperatorSession, 'The role, and what it needs for changes'),
    fails: [storeUnavailable],
    handle: async ({ caller: { wallet, admission } }) => ({
      ...{ wallet, ...admission, fourEyes: operator.needsFourEyes() },
      waiting: admission.gatePassed ? await operator.countWaiting() : undefined,
    }),
  }),
  route({
    method: 'get',
    path: '/api/operator/operators',
    operationId: 'listOperators',
    tag: 'Operator',
    summary: 'List the operators',
    description: 'Operators are named in OPERATORS or appointed by an approved proposal.',
    access: 'operator',
    limit: 'read',
    reply: data(Operators, 'The operators'),
    fails: [storeUnavailable],
    handle: async () => ({ operators: [...(await operator.listOperators())] }),
  }),
  route({
    method: 'get',
    path: '/api/operator/overview',
    operationId: 'viewOverview',
    tag: 'Operator',
    summary: 'Get figures of the whole service',
    description: 'Series cover the last 30 UTC days. A figure that cannot be read is null, and `unavailable` says why.',
    access: 'operator',
    limit: 'read',
    reply: data(OverviewReply, 'The figures'),
    fails: [storeUnavailable],
    handle: async () => overviewFields(await operator.viewOverview()),
  }),
];

function overviewFields({ sponsorship, ...figures }: Overview) {
  return {
    ...figures,
    sponsorship: sponsorship && { spentUsd: inUsd(sponsorship.spent), budgetUsd: inUsd(sponsorship.budget) },
  };
}

const inUsd = ({ all, wallet, network }: SponsorBudget) => ({
  all: usdNumber(all, 2),
  wallet: usdNumber(wallet, 2),
  network: usdNumber(network, 2),
});

/** What operators do and read, about users and about the service. */
export const dutyRoutes = (operator: OperatorUseCases, feed: ChangeFeed) => [
  ...actRoutes(operator),
  ...proposalRoutes(operator),
  ...peopleRoutes(operator),
  ...recordRoutes(operator),
  ...eventRoutes(feed),
];
