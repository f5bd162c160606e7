import type { OperatorUseCases } from '../../../application/operator/index.ts';
import { ROLE_OF } from '../../../domain/operator/acts.ts';
import { noSuchOperator, notAnOperator, notBlocked, ownWallet, proposalOpen } from '../../../domain/operator/errors.ts';
import type { Wish } from '../../../domain/operator/proposal.ts';
import { requestInvalid, storeUnavailable } from '../../../domain/shared/failures.ts';
import { userNotFound } from '../../../domain/user/errors.ts';
import { data } from '../frame/record/reply.ts';
import { route } from '../frame/record/route.ts';
import { AddNote, Note } from './operator.schemas.ts';
import { AddOperator, Blocked, GrantTier, Proposal, proposalFields, Reason, RevokeTier } from './proposals.schemas.ts';
import { WalletPath } from './wallet-path.ts';

const PROPOSED = [userNotFound, proposalOpen, notAnOperator, requestInvalid, storeUnavailable];

/** What all routes share that propose a change for a wallet. */
const proposing = (action: Wish['action']) =>
  ({
    method: 'post',
    path: `/api/operator/users/{wallet}/${action}`,
    tag: 'Operator',
    access: 'operator',
    role: ROLE_OF[action],
    limit: 'write',
    params: WalletPath,
    reply: data(Proposal, 'The proposal, which waits for a decision'),
  }) as const;

export const actRoutes = (operator: OperatorUseCases) => [
  route({
    method: 'post',
    path: '/api/operator/users/{wallet}/block',
    operationId: 'blockUser',
    tag: 'Operator',
    summary: 'Block a wallet at once',
    description:
      'The wallet can still sign in and read, but moves no value on any process from now on. Authorizations that it already holds stay valid until their deadline; the answer says how many. An operator’s wallet is blocked by admins only, as it loses its role; nobody blocks their own.',
    access: 'operator',
    role: ROLE_OF['user.block'],
    limit: 'write',
    params: WalletPath,
    body: Reason,
    reply: data(Blocked, 'The wallet is blocked'),
    fails: [userNotFound, ownWallet, notAnOperator, storeUnavailable],
    handle: ({ params, body, caller }) => operator.blockUser(caller.wallet, params.wallet, body.reason),
  }),
  route({
    method: 'post',
    path: '/api/operator/users/{wallet}/notes',
    operationId: 'addNote',
    tag: 'Operator',
    summary: 'Write a note about a wallet',
    description:
      'Notes are for operators only, and cannot be changed afterwards. An erasure of the wallet deletes them.',
    access: 'operator',
    role: ROLE_OF['user.note'],
    limit: 'write',
    params: WalletPath,
    body: AddNote,
    reply: data(Note, 'The note'),
    fails: [userNotFound, storeUnavailable],
    handle: ({ params, body, caller }) => operator.addNote(caller.wallet, params.wallet, body.text),
  }),
  route({
    ...proposing('unblock'),
    operationId: 'proposeUnblock',
    summary: 'Propose to unblock a wallet',
    description:
      'The wallet stays blocked until another operator approves. A wallet that is not blocked receives a 409 response.',
    body: Reason,
    fails: [...PROPOSED, notBlocked],
    handle: async ({ params, body, caller }) =>
      proposalFields(await operator.propose(caller.wallet, params.wallet, { action: 'unblock' }, body.reason)),
  }),
  route({
    ...proposing('grant-tier'),
    operationId: 'proposeTier',
    summary: 'Propose to grant a verification tier',
    description:
      'The tier counts once another operator approves, beside the verifications of the identity provider, until `expiresAt` or without end.',
    body: GrantTier,
    fails: PROPOSED,
    handle: async ({ params, body: { reason, tier, expiresAt }, caller }) => {
      const wish = { action: 'grant-tier', tier, ...(expiresAt && { expiresAt }) } as const;
      return proposalFields(await operator.propose(caller.wallet, params.wallet, wish, reason));
    },
  }),
  route({
    ...proposing('revoke-tier'),
    operationId: 'proposeTierRevocation',
    summary: 'Propose to revoke verification tiers',
    description:
      'Approved, it ends the tier and those above it, or every tier when `tier` is absent. Authorizations that the wallet already holds stay valid until their deadline.',
    body: RevokeTier,
    fails: PROPOSED,
    handle: async ({ params, body: { reason, tier }, caller }) => {
      const wish = { action: 'revoke-tier', ...(tier && { tier }) } as const;
      return proposalFields(await operator.propose(caller.wallet, params.wallet, wish, reason));
    },
  }),
  route({
    ...proposing('add-operator'),
    operationId: 'proposeOperator',
    summary: 'Propose to make a wallet an operator, or to change its role',
    description:
      'Approved, the role counts from the next request of the wallet. A role in OPERATORS is replaced by it.',
    body: AddOperator,
    fails: PROPOSED,
    handle: async ({ params, body: { reason, role }, caller }) =>
      proposalFields(await operator.propose(caller.wallet, params.wallet, { action: 'add-operator', role }, reason)),
  }),
  route({
    ...proposing('remove-operator'),
    operationId: 'proposeOperatorRemoval',
    summary: 'Propose to remove an operator',
    description: 'Approved, the wallet is refused from its next request. The last admin cannot be removed.',
    body: Reason,
    fails: [...PROPOSED, noSuchOperator],
    handle: async ({ params, body, caller }) =>
      proposalFields(await operator.propose(caller.wallet, params.wallet, { action: 'remove-operator' }, body.reason)),
  }),
];
