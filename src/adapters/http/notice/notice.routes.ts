import { z } from 'zod';
import type { NoticeUseCases } from '../../../application/notice/index.ts';
import { confirmationInvalid } from '../../../domain/notice/errors.ts';
import { storeUnavailable } from '../../../domain/shared/failures.ts';
import { emailTaken } from '../../../domain/user/errors.ts';
import { data } from '../frame/record/reply.ts';
import { route } from '../frame/record/route.ts';

const ConfirmationQuery = z.strictObject({
  token: z
    .string()
    .regex(/^[0-9a-f]{64}$/, 'must be the token of a confirmation link')
    .meta({ description: 'The token in the mailed link', example: '0'.repeat(64) }),
});

const ConfirmedEmail = z
  .object({ emailVerified: z.literal(true) })
  .meta({ id: 'ConfirmedEmail', description: 'The address belongs to the user now' });

export const noticeRoutes = (notice: NoticeUseCases) => [
  route({
    method: 'get',
    path: '/api/user/confirm-email',
    operationId: 'confirmEmail',
    tag: 'User',
    summary: 'Confirm an e-mail address by its mailed link',
    description:
      'A link works once, within 24 hours, and only while the profile still has the address. Setting the address again sends a new link.',
    access: 'public',
    limit: 'auth',
    query: ConfirmationQuery,
    reply: data(ConfirmedEmail, 'Confirmed'),
    fails: [confirmationInvalid, emailTaken, storeUnavailable],
    handle: ({ query }) => notice.confirmEmail(query.token),
  }),
];
