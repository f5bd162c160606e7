import type { AuthUseCases } from '../../../application/auth/index.ts';
import { embeddedWalletRefused, embeddedWalletUnavailable } from '../../../domain/auth/errors.ts';
import { signerUnavailable, storeUnavailable, upstreamBudget } from '../../../domain/shared/failures.ts';
import { bearerOf } from '../frame/record/credentials.ts';
import { flat } from '../frame/record/reply.ts';
import { route } from '../frame/record/route.ts';
import { EmbeddedSession, EmbeddedSignedIn, EmbeddedSignIn } from './embedded-wallet.schemas.ts';
import { placeOf, signedIn } from './session-cookie.ts';

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
