import { z } from 'zod';
import type { AuthUseCases } from '../../../application/auth/index.ts';
import { API_KEY_PREFIX } from '../../../domain/auth/api-key.ts';
import {
  accountOfAnotherChain,
  gateClosed,
  gateLocked,
  gatePasswordInvalid,
  nonceRefused,
  signatureInvalid,
  signInRefused,
} from '../../../domain/auth/errors.ts';
import type { ProvedSession } from '../../../domain/auth/proved-wallet.ts';
import { GATE_LIFETIME_MS } from '../../../domain/auth/session.ts';
import { durationText } from '../../../domain/shared/duration.ts';
import {
  chainUnavailable,
  requestInvalid,
  signerUnavailable,
  storeUnavailable,
  upstreamBudget,
} from '../../../domain/shared/failures.ts';
import type { SessionCaller } from '../frame/record/caller.ts';
import { GATE_COOKIE } from '../frame/record/credentials.ts';
import { Answer, done, flat } from '../frame/record/reply.ts';
import { route } from '../frame/record/route.ts';
import { apiKeyRoutes } from './api-keys.routes.ts';
import { KeySet, SiweAction, SiweAnswer, SiweBody, SiweDone, SiweQuery } from './auth.schemas.ts';
import { embeddedWalletRoutes } from './embedded-wallet.routes.ts';
import { placeOf, type SignInPlace, signedIn, signedOut } from './session-cookie.ts';

/** The expiry of the pass, readable by scripts. */
const GATE_UNTIL_COOKIE = 'svc-gate-until';

const EnterGate = z
  .strictObject({ password: z.string().min(1, 'is required').max(1024).meta({ description: 'The master password' }) })
  .meta({
    id: 'EnterGate',
    description: 'The master password of protected pages',
    example: { password: 'open sesame' },
  });

const gateRoutes = (auth: AuthUseCases, baseUrl: string) => [
  route({
    method: 'post',
    path: '/api/auth/gate',
    operationId: 'enterGate',
    tag: 'Authentication',
    summary: 'Unlock the protected pages with the master password',
    description: 'Sets the cookies `svc-gate`, which is the pass, and `svc-gate-until`, its expiry in ISO 8601.',
    access: 'public',
    limit: 'gate',
    setsCookie: true,
    body: EnterGate,
    reply: done(`Unlocked for ${durationText(GATE_LIFETIME_MS)}`),
    fails: [gateClosed, gateLocked, gatePasswordInvalid, storeUnavailable],
    handle: async ({ body, origin }) => {
      const { pass, expiresAt } = await auth.enterGate(body.password, origin.network);
      const options = { sameSite: 'lax', path: '/', secure: baseUrl.startsWith('https:'), expires: expiresAt } as const;
      return new Answer(undefined, {
        cookies: [
          { name: GATE_COOKIE, value: pass, options: { ...options, httpOnly: true } },
          { name: GATE_UNTIL_COOKIE, value: expiresAt.toISOString(), options },
        ],
      });
    },
  }),
];

const SIGNED_OUT = {
  authenticated: false,
  wallet: undefined,
  provider: undefined,
  chainId: undefined,
  expiresAt: undefined,
  profile: undefined,
};

const signInRoutes = (auth: AuthUseCases, baseUrl: string) => [
  route({
    method: 'get',
    path: '/api/siwe',
    operationId: 'readSignIn',
    tag: 'Authentication',
    summary: 'Get a nonce, a wallet’s verification status, or the current session',
    description:
      'The query decides which of the three answers is returned: `action=nonce` a `SiweNonce`, `action=status` with `wallet` a `SiweStatus`, and `action=session`, or no action, a `CurrentSession`. `x-reply-by` states the same for programs.',
    access: 'optional',
    writes: 'as-anybody',
    limit: 'read',
    limitWhen: { query: 'action', is: 'nonce', limit: 'auth' },
    query: SiweQuery,
    reply: flat(SiweAnswer, 'The nonce, the status or the session, as requested'),
    fails: [],
    handle: ({ query, caller }) => {
      if (query.action === 'nonce') return auth.issueNonce();
      if (query.action === 'status') return auth.signInStatus(required(query.wallet, 'wallet'));
      return caller === undefined ? SIGNED_OUT : auth.viewSession(caller.session);
    },
  }),
  route({
    method: 'post',
    path: '/api/siwe',
    operationId: 'signIn',
    tag: 'Authentication',
    summary: 'Sign in with an Ethereum wallet (EIP-4361), or sign out',
    description:
      '`action=verify` checks the signed message, uses up its nonce and opens a session: it sets the session cookie, and returns an access token when issueToken is true. `action=logout` ends the session, or with `everywhere` every session of the wallet.',
    access: 'optional',
    limit: 'auth',
    limitWhen: { query: 'action', is: 'logout', limit: 'write' },
    setsCookie: true,
    query: SiweAction,
    body: SiweBody,
    reply: flat(SiweDone, 'Signed in or out'),
    fails: [
      nonceRefused,
      signInRefused,
      signatureInvalid,
      accountOfAnotherChain,
      chainUnavailable,
      storeUnavailable,
      signerUnavailable,
      upstreamBudget,
    ],
    handle: async ({ query, body, caller, sessions, delivery: { headers } }) => {
      const place = placeOf(baseUrl, headers);
      if (query.action === 'logout') return leave(auth, { caller, sessions }, body?.everywhere === true, place);
      const message = required(body?.message, 'message');
      const opened = await auth.signIn(message, required(body?.signature, 'signature'), caller?.wallet);
      if (sessions.length > 1) await endAll(auth, sessions);
      return signedIn({ ok: true as const }, opened, body?.issueToken === true, place);
    },
  }),
  route({
    method: 'get',
    path: '/.well-known/jwks.json',
    operationId: 'readKeySet',
    tag: 'Authentication',
    summary: 'Get the keys that sign access tokens',
    description:
      'Verify access tokens (ES256) with the key that their header names as `kid`. Read the set again when a token names an unknown key.',
    access: 'public',
    publicFor: 300,
    limit: 'read',
    reply: flat(KeySet, 'The key set'),
    fails: [],
    handle: () => ({ keys: [...auth.publicKeys()] }),
  }),
];

type Leaving = Readonly<{ caller: SessionCaller | undefined; sessions: readonly ProvedSession[] }>;

/** Ends every session that the request shows: a cookie that another site under the domain set cannot be cleared from here. */
async function leave(auth: AuthUseCases, { caller, sessions }: Leaving, everywhere: boolean, place: SignInPlace) {
  if (caller === undefined) {
    await endAll(auth, sessions);
    return signedOut({ ok: true as const, ...(sessions.length > 0 && { sessionsEnded: sessions.length }) }, place);
  }
  const keys = await auth.liveApiKeys(caller.wallet);
  const sessionsEnded = everywhere ? await auth.signOutEverywhere(caller.session) : sessions.length;
  if (!everywhere) await endAll(auth, sessions);
  const liveApiKeys = keys.map(({ id, label, lastFour }) => ({ id, label, lastFour, prefix: API_KEY_PREFIX }) as const);
  return signedOut({ ok: true as const, sessionsEnded, liveApiKeys }, place);
}

const endAll = (auth: AuthUseCases, sessions: readonly ProvedSession[]) =>
  Promise.all(sessions.map((session) => auth.signOut(session)));

/** Some fields are required only for some actions. */
function required<T>(value: T | undefined, path: string): T {
  if (value === undefined) throw requestInvalid({ issues: [{ path, message: 'is required' }] });
  return value;
}

export const authRoutes = (auth: AuthUseCases, baseUrl: string) => [
  ...signInRoutes(auth, baseUrl),
  ...embeddedWalletRoutes(auth, baseUrl),
  ...gateRoutes(auth, baseUrl),
  ...apiKeyRoutes(auth),
];
