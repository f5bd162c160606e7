import type { DecisionUseCases } from '../../../application/decision/index.ts';
import type { OperatorUseCases } from '../../../application/operator/index.ts';
import { decisionNotFound } from '../../../domain/decision/errors.ts';
import { gateRequired } from '../../../domain/operator/errors.ts';
import { signerUnavailable, upstreamBudget } from '../../../domain/shared/failures.ts';
import { gatePassesOf } from '../frame/record/credentials.ts';
import { data } from '../frame/record/reply.ts';
import { route } from '../frame/record/route.ts';
import * as wire from './decision.schemas.ts';

export const decisionRoutes = (decisions: DecisionUseCases, operator: Pick<OperatorUseCases, 'viewReceipt'>) => [
  route({
    method: 'get',
    path: '/api/sale/decisions/{id}',
    operationId: 'viewDecision',
    tag: 'Sale',
    summary: 'Get a decision about a request of this wallet',
    description:
      'The id is in the header `Decision-Id` of the answer to the request, whether it was granted or refused.',
    access: 'session',
    limit: 'read',
    params: wire.DecisionId,
    reply: data(wire.Decision, 'The decision'),
    fails: [decisionNotFound],
    handle: ({ params: { id }, caller }) => decisions.view(caller.wallet, id),
  }),
  route({
    method: 'get',
    path: '/api/sale/decisions/{id}/receipt',
    operationId: 'viewDecisionReceipt',
    tag: 'Sale',
    summary: 'Get a signed receipt for a decision',
    description:
      'The receipt and its proof can be verified offline: docs/decisions-and-audit.md. Operators read receipts of every wallet; each such read is in the audit log.',
    access: 'session',
    writes: true,
    limit: 'read',
    params: wire.DecisionId,
    reply: data(wire.Receipt, 'The receipt'),
    fails: [decisionNotFound, gateRequired, signerUnavailable, upstreamBudget],
    handle: async ({ params: { id }, caller, delivery }) => {
      const { receipt, inclusion } = await operator.viewReceipt(caller.session, gatePassesOf(delivery), id);
      return { receipt, ...(inclusion !== undefined && { inclusion }) };
    },
  }),
];
