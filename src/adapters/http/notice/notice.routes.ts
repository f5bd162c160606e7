import { z } from 'zod';
import type { NoticeUseCases } from '../../../application/notice/index.ts';
import { confirmationInvalid } from '../../../domain/notice/errors.ts';
import { CONFIRMATION_LIFETIME_MS } from '../../../domain/notice/notice.ts';
import { durationText } from '../../../domain/shared/duration.ts';
import { storeUnavailable } from '../../../domain/shared/failures.ts';
import { emailTaken } from '../../../domain/user/errors.ts';
import { Answer, data } from '../frame/record/reply.ts';
import { route } from '../frame/record/route.ts';

const PATH = '/api/user/confirm-email';
/** It works without the pass of the gate, which the recipient of a mail may not have. */
const PAGE = '/console/confirm-email';

const Token = z
  .string()
  .regex(/^[0-9a-f]{64}$/, 'must be the token of a confirmation link')
  .meta({ description: 'The token in the mailed link', example: '0'.repeat(64) });

/** Whatever a mail program made of the link: the page says what is wrong with it, and a person must not see JSON. */
const LinkQuery = z.object({ token: z.string().optional().meta({ description: 'The token in the mailed link' }) });

const Confirmation = z.strictObject({ token: Token }).meta({ id: 'EmailConfirmation', description: 'The token' });

const ConfirmedEmail = z
  .object({ emailVerified: z.literal(true) })
  .meta({ id: 'ConfirmedEmail', description: 'The address belongs to the user now' });

const HOW_TO_CONFIRM = {
  method: 'POST',
  path: PATH,
  body: { token: 'The token in the mailed link' },
  effect: `Confirms the e-mail address, once, within ${durationText(CONFIRMATION_LIFETIME_MS)}. This GET changes nothing.`,
} as const;

const ConfirmationHelp = z
  .object({
    method: z.literal(HOW_TO_CONFIRM.method),
    path: z.literal(HOW_TO_CONFIRM.path),
    body: z.object({ token: z.string() }),
    effect: z.string(),
  })
  .meta({ id: 'EmailConfirmationHelp', description: 'The request that confirms the address', example: HOW_TO_CONFIRM });

export const noticeRoutes = (notice: NoticeUseCases) => [
  route({
    method: 'get',
    path: PATH,
    operationId: 'explainEmailConfirmation',
    tag: 'User',
    summary: 'Open the link of a confirmation mail',
    description:
      'Changes nothing, and does not use up the link: scanners of mail open links too. Browsers are sent to a page with a button; programs receive what to POST.',
    access: 'public',
    limit: 'read',
    query: LinkQuery,
    reply: data(ConfirmationHelp, 'How to confirm'),
    seeOther:
      'For a request that accepts `text/html`: the page that confirms. Its address holds the token in the fragment',
    fails: [],
    handle: async ({ query: { token = '' }, delivery: { headers } }) =>
      new Answer(
        HOW_TO_CONFIRM,
        headers.accept?.includes('text/html') ? { seeOther: `${PAGE}#token=${encodeURIComponent(token)}` } : {},
      ),
  }),
  route({
    method: 'post',
    path: PATH,
    operationId: 'confirmEmail',
    tag: 'User',
    summary: 'Confirm an e-mail address with the token of its mailed link',
    description: `A token works once, within ${durationText(CONFIRMATION_LIFETIME_MS)}, and only while the profile still has the address. Setting the address again sends a new link.`,
    access: 'public',
    limit: 'auth',
    body: Confirmation,
    reply: data(ConfirmedEmail, 'Confirmed'),
    fails: [confirmationInvalid, emailTaken, storeUnavailable],
    handle: ({ body }) => notice.confirmEmail(body.token),
  }),
];
