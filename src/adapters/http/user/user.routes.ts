import type { NoticeUseCases } from '../../../application/notice/index.ts';
import type { UserUseCases } from '../../../application/user/index.ts';
import { insufficientScope } from '../../../domain/auth/errors.ts';
import { signInRequired, storeUnavailable } from '../../../domain/shared/failures.ts';
import {
  emailTaken,
  referralCodeUnknown,
  selfReferral,
  userNotFound,
  usernameTaken,
} from '../../../domain/user/errors.ts';
import { data, flat } from '../frame/record/reply.ts';
import { route } from '../frame/record/route.ts';
import { noticeRoutes } from '../notice/notice.routes.ts';
import { preferenceRoutes } from './preferences.routes.ts';
import { ChangedProfile, ChangeProfile, RegisteredUser, RegisterUser, UserQuery, ViewedUser } from './user.schemas.ts';
import { userWalletRoutes } from './wallets.routes.ts';

const profileRoutes = (user: UserUseCases) => [
  route({
    method: 'get',
    path: '/api/user',
    operationId: 'viewUser',
    tag: 'User',
    summary: 'Get your own profile, or any user’s public profile',
    description:
      'Without `wallet`, returns the profile of the session. Personal fields are null for everybody but the user.',
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
    summary: 'Register a wallet; registering it again has no effect',
    description:
      'A sign-in registers a wallet as well. Without the wallet’s own session, an email address stays unverified and a referral code is only a claim.',
    access: 'optional',
    limit: 'write',
    body: RegisterUser,
    reply: data(RegisteredUser, 'The user, registered now or earlier'),
    fails: [referralCodeUnknown, selfReferral, storeUnavailable],
    handle: ({ body: { wallet, ...registration }, caller }) => user.register(wallet, registration, caller?.wallet),
  }),
  route({
    method: 'patch',
    path: '/api/user',
    operationId: 'changeProfile',
    tag: 'User',
    summary: 'Update your profile',
    description:
      'The profile’s history records each field’s previous value, the time of the change and the session that made it.',
    access: 'session',
    limit: 'write',
    body: ChangeProfile,
    reply: data(ChangedProfile, 'Changed'),
    fails: [usernameTaken, emailTaken, userNotFound],
    handle: ({ body, caller }) => user.changeProfile(caller.session, body),
  }),
];

/** The routes of a user's data, with the confirmation of the email address. */
export const userRoutes = (user: UserUseCases, notice: NoticeUseCases) => [
  ...profileRoutes(user),
  ...noticeRoutes(notice),
  ...preferenceRoutes(user),
  ...userWalletRoutes(user),
];
