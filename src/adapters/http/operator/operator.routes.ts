import type { OperatorUseCases } from '../../../application/operator/index.ts';
import type { Overview } from '../../../application/operator/view-overview.ts';
import type { SponsorBudget } from '../../../domain/paymaster/sponsor-policy.ts';
import { storeUnavailable } from '../../../domain/shared/failures.ts';
import { usdNumber } from '../../../domain/shared/usd.ts';
import { data } from '../frame/record/reply.ts';
import { route } from '../frame/record/route.ts';
import { OperatorSession, Operators } from './operator.schemas.ts';
import { OverviewReply } from './overview.schemas.ts';

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
    handle: ({ caller: { wallet, admission } }) => ({ wallet, ...admission, fourEyes: operator.needsFourEyes() }),
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
