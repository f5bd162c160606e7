import type { UserUseCases } from '../../../application/user/index.ts';
import { insufficientScope } from '../../../domain/auth/errors.ts';
import { signInRequired, storeUnavailable } from '../../../domain/shared/failures.ts';
import {
  emailTaken,
  ownReferralCode,
  referralCodeUnknown,
  userNotFound,
  usernameTaken,
} from '../../../domain/user/errors.ts';
import { data, flat } from '../frame/record/reply.ts';
import { route } from '../frame/record/route.ts';
import { ChangedProfile, ChangeProfile, RegisteredUser, RegisterUser, UserQuery, ViewedUser } from './user.schemas.ts';

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
  route({
    method: 'patch',
    path: '/api/user',
    operationId: 'changeProfile',
    tag: 'User',
    summary: 'Change one’s own profile',
    description: 'What a field was before, when it changed and by whose session is kept in the profile’s history.',
    access: 'session',
    limit: 'write',
    body: ChangeProfile,
    reply: data(ChangedProfile, 'Changed'),
    fails: [usernameTaken, emailTaken, userNotFound],
    handle: ({ body, caller }) => user.changeProfile(caller.wallet, body),
  }),
];
