import type { UserUseCases } from '../../../application/user/index.ts';
import { insufficientScope } from '../../../domain/auth/errors.ts';
import { signInRequired, storeUnavailable } from '../../../domain/shared/failures.ts';
import { ownReferralCode, referralCodeUnknown, userNotFound } from '../../../domain/user/errors.ts';
import { data, flat } from '../reply.ts';
import { route } from '../route.ts';
import { RegisteredUser, RegisterUser, UserQuery, ViewedUser } from './user.schemas.ts';

export const userRoutes = (user: UserUseCases) => [
  route({
    method: 'get',
    path: '/api/user',
    operationId: 'viewUser',
    tag: 'User',
    summary: 'Read one’s own profile, or anybody’s public one',
    access: 'optional',
    limit: 'read',
    query: UserQuery,
    reply: flat(ViewedUser, 'The profile'),
    fails: [signInRequired, insufficientScope, userNotFound],
    handle: ({ query, caller, refuseStranger }) =>
      user.viewProfile(query.wallet ?? caller?.wallet ?? refuseStranger(), caller?.wallet),
  }),
  route({
    method: 'post',
    path: '/api/user',
    operationId: 'registerUser',
    tag: 'User',
    summary: 'Register a wallet; registering again changes nothing',
    access: 'optional',
    limit: 'write',
    body: RegisterUser,
    reply: data(RegisteredUser, 'Registered, now or before'),
    fails: [referralCodeUnknown, ownReferralCode, storeUnavailable],
    handle: ({ body: { wallet, ...registration }, caller }) => user.register(wallet, registration, caller?.wallet),
  }),
];
