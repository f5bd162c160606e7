import { z } from 'zod';
import type { OperatorUseCases } from '../../../application/operator/index.ts';
import { KYC_TIERS } from '../../../domain/kyc/tier.ts';
import { requestInvalid, storeUnavailable } from '../../../domain/shared/failures.ts';
import { userNotFound } from '../../../domain/user/errors.ts';
import { data } from '../frame/record/reply.ts';
import { route } from '../frame/record/route.ts';
import { line, orNull, time, walletAddress, withNulls } from '../frame/wire/wire.ts';
import { cursor, limit } from './proposals.schemas.ts';
import { UserFile } from './user-file.schemas.ts';
import { WalletPath } from './wallet-path.ts';
import { userFileFields } from './wire-user-file.ts';

const KYC = ['none', 'pending', 'approved', 'rejected'] as const;

const UsersQuery = z.strictObject({
  query: line(1, 100).optional().meta({
    description: 'The beginning of a wallet, username, e-mail address or name, or a whole referral code',
    example: '0xf39F',
  }),
  kyc: z.enum(KYC).optional().meta({ description: 'Verification status' }),
  tier: z.enum(KYC_TIERS).optional().meta({ description: 'Approved tier' }),
  blocked: z.enum(['true', 'false']).optional().meta({ description: 'Blocked or not' }),
  from: time.optional().meta({ description: 'Registered not before' }),
  to: time.optional().meta({ description: 'Registered before' }),
  limit,
  cursor,
});

const UserEntry = withNulls({
  wallet: walletAddress,
  username: orNull(z.string()),
  email: orNull(z.string()),
  name: orNull(z.string()),
  isBlocked: z.boolean(),
  kycStatus: z.enum(KYC),
  tier: orNull(z.enum(KYC_TIERS)),
  siweVerifiedAt: orNull(time).meta({ description: 'First sign-in with a signed message' }),
  createdAt: time,
}).meta({ id: 'UserEntry', description: 'A user in a list of operators' });

const Users = withNulls({ users: z.array(UserEntry), nextCursor: orNull(z.string()) }).meta({
  id: 'Users',
  description: 'A page of users, newest first',
});

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
    handle: async ({ query: { query, kyc, tier, blocked, from, to, limit = 50, cursor }, caller }) => {
      const filter = {
        ...(query !== undefined && { query }),
        ...(kyc !== undefined && { kyc }),
        ...(tier !== undefined && { tier }),
        ...(blocked !== undefined && { blocked: blocked === 'true' }),
        ...(from !== undefined && { from }),
        ...(to !== undefined && { to }),
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
