import { z } from 'zod';
import type { AuthUseCases } from '../../../application/auth/index.ts';
import { embeddedWalletRefused, embeddedWalletUnavailable } from '../../../domain/auth/errors.ts';
import { signerUnavailable, storeUnavailable, upstreamBudget } from '../../../domain/shared/failures.ts';
import { bearerOf } from '../frame/record/credentials.ts';
import { flat } from '../frame/record/reply.ts';
import { route } from '../frame/record/route.ts';
import { orNull, walletAddress, withNulls } from '../frame/wire/wire.ts';
import { placeOf, signedIn } from './session-cookie.ts';

const EmbeddedSession = withNulls({
  authenticated: z.boolean(),
  address: orNull(walletAddress),
  provider: z.literal('embedded'),
  embeddedUserId: orNull(z.string()).meta({ description: 'The provider’s id of the user' }),
}).meta({
  id: 'EmbeddedWalletSession',
  description: 'The embedded-wallet session of the request; nulls when there is none',
});

const EmbeddedSignIn = z
  .strictObject({
    address: walletAddress,
    embeddedUserId: z.uuid().optional().meta({ description: 'Must be the user of the token' }),
    issueToken: z.boolean().optional().meta({ description: 'Also return a bearer token' }),
  })
  .meta({
    id: 'EmbeddedWalletSignIn',
    description: 'A wallet whose ownership the identity token proves',
    example: { address: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266' },
  });

const EmbeddedSignedIn = z
  .object({
    ok: z.literal(true),
    address: walletAddress,
    provider: z.literal('embedded'),
    accessToken: z.string().optional().meta({ description: 'Only when issueToken was true' }),
    tokenType: z.literal('Bearer').optional(),
    expiresIn: z.int().optional().meta({ description: 'Seconds', example: 43200 }),
    hint: z.string().optional().meta({ description: 'What a page on another site should do' }),
  })
  .meta({ id: 'EmbeddedWalletSignedIn', description: 'Signed in; the session cookie is set' });

export const embeddedWalletRoutes = (auth: AuthUseCases, baseUrl: string) => [
  route({
    method: 'get',
    path: '/api/auth/embedded-wallet',
    operationId: 'viewEmbeddedSession',
    tag: 'Authentication',
    summary: 'Get the embedded-wallet session of the request',
    description:
      'Returns nulls when the request has no session, or a session of a wallet that signed in with a message.',
    access: 'optional',
    limit: 'read',
    reply: flat(EmbeddedSession, 'The session; nulls when there is none'),
    fails: [],
    handle: async ({ caller }) => ({ ...(await auth.viewEmbedded(caller?.session)), provider: 'embedded' as const }),
  }),
  route({
    method: 'post',
    path: '/api/auth/embedded-wallet',
    operationId: 'signInEmbedded',
    tag: 'Authentication',
    summary: 'Sign in with an embedded wallet',
    description:
      'The provider’s identity token, in `Authorization: Bearer` or the header `X-Embedded-Token`, must prove the address.',
    access: 'public',
    limit: 'auth',
    setsCookie: true,
    body: EmbeddedSignIn,
    reply: flat(EmbeddedSignedIn, 'Signed in'),
    fails: [embeddedWalletRefused, embeddedWalletUnavailable, storeUnavailable, signerUnavailable, upstreamBudget],
    handle: async ({ body: { address, embeddedUserId, issueToken }, delivery: { headers } }) => {
      const place = placeOf(baseUrl, headers);
      const token = headers['x-embedded-token'] ?? bearerOf(headers.authorization);
      const opened = await auth.signInEmbedded({ address, userId: embeddedUserId, token });
      return signedIn({ ok: true, address, provider: 'embedded' } as const, opened, issueToken === true, place);
    },
  }),
];
