import type { OperatorUseCases } from '../../../application/operator/index.ts';
import { requestInvalid, storeUnavailable } from '../../../domain/shared/failures.ts';
import { userNotFound } from '../../../domain/user/errors.ts';
import { data } from '../frame/record/reply.ts';
import { route } from '../frame/record/route.ts';
import { UserFile } from './user-file.schemas.ts';
import { Users, UsersQuery } from './users.schemas.ts';
import { WalletPath } from './wallet-path.ts';
import { userFileFields } from './wire-user-file.ts';

export const peopleRoutes = (operator: OperatorUseCases) => [
  route({
    method: 'get',
    path: '/api/operator/users',
    operationId: 'listUsers',
    tag: 'Operator',
    summary: 'Find users, newest first',
    description: 'All given filters must match. Each search is recorded in the audit log.',
    access: 'operator',
    limit: 'read',
    query: UsersQuery,
    reply: data(Users, 'A page of users'),
    fails: [requestInvalid, storeUnavailable],
    handle: async ({ query: { query, kyc, tier, blocked, limit = 50, cursor }, caller }) => {
      const filter = {
        ...(query !== undefined && { query }),
        ...(kyc !== undefined && { kyc }),
        ...(tier !== undefined && { tier }),
        ...(blocked !== undefined && { blocked: blocked === 'true' }),
      };
      const page = await operator.listUsers(caller.wallet, filter, { limit, ...(cursor !== undefined && { cursor }) });
      return { users: [...page.items], nextCursor: page.nextCursor };
    },
  }),
  route({
    method: 'get',
    path: '/api/operator/users/{wallet}',
    operationId: 'viewUserFile',
    tag: 'Operator',
    summary: 'Get everything known about a user',
    description:
      'Also says, rule by rule, whether the wallet could make the smallest purchase now. For an unknown wallet the refusal names the users whose wallet is one mistake away.',
    access: 'operator',
    limit: 'read',
    params: WalletPath,
    reply: data(UserFile, 'The user'),
    fails: [userNotFound, requestInvalid, storeUnavailable],
    handle: async ({ params, caller }) => userFileFields(await operator.viewUser(caller.wallet, params.wallet)),
  }),
];
