import type { OperatorUseCases } from '../../../application/operator/index.ts';
import { ROLE_OF } from '../../../domain/operator/acts.ts';
import {
  fourEyesRequired,
  lastAdmin,
  notAnOperator,
  proposalDecided,
  proposalEnded,
  proposalNotFound,
  proposerRemoved,
} from '../../../domain/operator/errors.ts';
import { requestInvalid, storeUnavailable } from '../../../domain/shared/failures.ts';
import { data } from '../frame/record/reply.ts';
import { route } from '../frame/record/route.ts';
import { Proposal, ProposalPath, ProposalQuery, Proposals, proposalFields, Reason } from './proposals.schemas.ts';

const DECIDED = [
  ...[proposalNotFound, proposalDecided, proposalEnded, proposerRemoved],
  ...[notAnOperator, storeUnavailable],
];

export const proposalRoutes = (operator: OperatorUseCases) => [
  route({
    method: 'get',
    path: '/api/operator/proposals',
    operationId: 'listProposals',
    tag: 'Operator',
    summary: 'List proposals, newest first',
    description:
      'A proposal ends after seven days, or when the tier that it grants would end; then its state is `expired`. It is `void` for good once its proposer is removed, is given a lower role, or is blocked.',
    access: 'operator',
    limit: 'read',
    query: ProposalQuery,
    reply: data(Proposals, 'A page of proposals'),
    fails: [requestInvalid, storeUnavailable],
    handle: async ({ query: { state, limit = 50, cursor }, caller }) => {
      const { items, nextCursor } = await operator.listProposals(caller.wallet, state, {
        limit,
        ...(cursor !== undefined && { cursor }),
      });
      return { proposals: items.map(proposalFields), nextCursor: nextCursor ?? null };
    },
  }),
  route({
    method: 'post',
    path: '/api/operator/proposals/{id}/approve',
    operationId: 'approveProposal',
    tag: 'Operator',
    summary: 'Approve a proposal, which carries it out',
    description:
      'The decision, its effect and its audit entry are stored together. With `FOUR_EYES=on` neither the proposer nor the wallet concerned can approve.',
    access: 'operator',
    role: ROLE_OF['proposal.approve'],
    limit: 'write',
    params: ProposalPath,
    reply: data(Proposal, 'The approved proposal'),
    fails: [...DECIDED, fourEyesRequired, lastAdmin],
    handle: async ({ params, caller }) => proposalFields(await operator.approveProposal(caller.wallet, params.id)),
  }),
  route({
    method: 'post',
    path: '/api/operator/proposals/{id}/reject',
    operationId: 'rejectProposal',
    tag: 'Operator',
    summary: 'Reject a proposal, or withdraw your own',
    description: 'A proposal is decided once. The proposer may withdraw it, also with `FOUR_EYES=on`.',
    access: 'operator',
    role: ROLE_OF['proposal.reject'],
    limit: 'write',
    params: ProposalPath,
    body: Reason,
    reply: data(Proposal, 'The rejected proposal'),
    fails: DECIDED,
    handle: async ({ params, body, caller }) =>
      proposalFields(await operator.rejectProposal(caller.wallet, params.id, body.reason)),
  }),
];
