import type { Request } from 'express';
import type { Freshness } from '../../../../application/ports/auth.ts';
import { type ApiKey, hasApiKeyForm } from '../../../../domain/auth/api-key.ts';
import { severalSessions } from '../../../../domain/auth/errors.ts';
import type { Session } from '../../../../domain/auth/session.ts';
import { attempt } from '../../../../domain/shared/attempt.ts';
import type { Failure } from '../../../../domain/shared/failure.ts';
import type { WalletAddress } from '../../../../domain/shared/wallet-address.ts';
import type { Payer } from '../../../upstream/payer.ts';
import { rateLimited } from '../failure/failures.ts';
import { type Credential, credentialOf } from '../record/credentials.ts';
import type { Route } from '../record/route.ts';
import type { Edge } from './edge.ts';
import { clientOf } from './request-origin.ts';

export type ShownSession = Readonly<{ session: Session; via: Credential['via']; key?: never }>;
/** What a request shows, before it is admitted: used for limits and checks, and grants no access. */
export type Shown = ShownSession | Readonly<{ key: ApiKey; session?: never }>;
type Recognised = Readonly<{ shown: readonly Shown[]; trouble?: Failure }>;

const seen = new WeakMap<Request, Recognised>();

/**
 * Stores what the request's credential shows: a session by its signature only, which suffices for rate limits but
 * not for access; a key only after it was found active, so that unknown keys are counted by address. Of several session cookies all
 * with a valid signature are stored, the newest session first; of too many none.
 */
export async function recognise(req: Request, edge: Edge, freshness?: Freshness): Promise<void> {
  const credential = credentialOf(req);
  if (credential === undefined) return;
  const { via } = credential;
  const tokens = credential.via === 'bearer' ? [credential.token] : credential.tokens;
  if (credential.via === 'bearer' && hasApiKeyForm(credential.token))
    seen.set(req, await recogniseKey({ token: credential.token, network: clientOf(req).network, freshness }, edge));
  else if (tokens === 'too many') seen.set(req, { shown: [], trouble: severalSessions() });
  else
    seen.set(req, {
      shown: tokens
        .map((token) => edge.sessionOf(token))
        .filter((session) => session !== undefined)
        .sort((one, other) => other.createdAt.getTime() - one.createdAt.getTime())
        .map((session) => ({ session, via })),
    });
}

const NOTHING: Recognised = { shown: [] };

type Asked = Readonly<{ token: string; network: string; freshness: Freshness | undefined }>;

/** After too many unknown keys from a network, a key that was never found is not looked up until the minute is over. */
async function recogniseKey({ token, network, freshness }: Asked, { keyOf, keyGuesses }: Edge): Promise<Recognised> {
  const verdict = keyGuesses.verdictOn(token, network);
  if (verdict === 'unknown') return NOTHING;
  if (verdict !== 'look up') return { shown: [], trouble: rateLimited(verdict) };
  const key = await attempt(keyOf(token, freshness));
  if (!key.known) return { shown: [], trouble: key.failure };
  if (key.value === undefined) {
    keyGuesses.noteUnknown(token, network);
    return NOTHING;
  }
  keyGuesses.noteFound(token);
  return { shown: [{ key: key.value }] };
}

/** Undefined also when session cookies are of different wallets. */
export function recognised(req: Request): Shown | undefined {
  const [first, ...others] = seen.get(req)?.shown ?? [];
  return others.every((other) => walletOf(other) === walletOf(first)) ? first : undefined;
}

/** The sessions that the request shows, the newest first; of several only those that were found live, once they were asked for. */
export const sessionsShown = (req: Request): readonly ShownSession[] =>
  (seen.get(req)?.shown ?? []).filter((shown) => shown.session !== undefined);

export const keepSessions = (req: Request, shown: readonly ShownSession[]): void => void seen.set(req, { shown });

export const walletShown = (req: Request): WalletAddress | undefined => walletOf(recognised(req));

const walletOf = (shown: Shown | undefined): WalletAddress | undefined => (shown?.session ?? shown?.key)?.wallet;

/**
 * Why the request's credential was not looked up: the store's failure, RATE_LIMITED after too many unknown keys, or SEVERAL_SESSIONS for
 * too many cookies.
 */
export const troubleRecognising = (req: Request): Failure | undefined => seen.get(req)?.trouble;

/**
 * For whom providers are asked while the request is served. Deliveries and cron calls come from few machines for many people, and
 * prove themselves before they lead to any call: each such endpoint has a share of its own.
 */
export function payerOf(req: Request, route?: Pick<Route, 'access' | 'operationId'>): Payer {
  if (route?.access === 'webhook' || route?.access === 'cron')
    return { network: `endpoint:${route.operationId}`, wallet: `endpoint:${route.operationId}` };
  return { network: clientOf(req).network, wallet: walletShown(req) ?? '' };
}
