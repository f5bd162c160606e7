import type { Request } from 'express';
import type { Freshness } from '../../../../application/ports/auth/freshness.ts';
import { hasApiKeyForm } from '../../../../domain/auth/api-key.ts';
import { attempt } from '../../../../domain/shared/attempt.ts';
import type { Failure } from '../../../../domain/shared/failure.ts';
import { rateLimited } from '../failure/failures.ts';
import { type Caller, KeyCaller, SessionCaller } from '../record/caller.ts';
import { credentialOf } from '../record/credentials.ts';
import type { Edge } from './edge.ts';
import { clientOf } from './network.ts';

type Recognised = Readonly<{ callers: readonly Caller[]; trouble?: Failure }>;

const seen = new WeakMap<Request, Recognised>();

/**
 * Stores the caller of the request's credential: a session by its signature only, which suffices for rate limits but
 * not for access; a key only after it was found active, so that unknown keys are counted by address. Of several session cookies all
 * with a valid signature are stored, the newest session first.
 */
export async function recognise(req: Request, edge: Edge, freshness?: Freshness): Promise<void> {
  const credential = credentialOf(req);
  if (credential === undefined) return;
  const tokens = credential.via === 'bearer' ? [credential.token] : credential.tokens;
  if (credential.via === 'bearer' && hasApiKeyForm(credential.token))
    seen.set(req, await recogniseKey({ token: credential.token, network: clientOf(req).network, freshness }, edge));
  else
    seen.set(req, {
      callers: tokens
        .map((token) => edge.sessionOf(token))
        .filter((session) => session !== undefined)
        .sort((one, other) => other.createdAt.getTime() - one.createdAt.getTime())
        .map((session) => new SessionCaller(session, credential.via)),
    });
}

const NOBODY: Recognised = { callers: [] };

type Shown = Readonly<{ token: string; network: string; freshness: Freshness | undefined }>;

/** After too many unknown keys from a network, a key that was never found is not looked up until the minute is over. */
async function recogniseKey({ token, network, freshness }: Shown, { keyOf, keyGuesses }: Edge): Promise<Recognised> {
  const verdict = keyGuesses.verdictOn(token, network);
  if (verdict === 'unknown') return NOBODY;
  if (verdict !== 'look up') return { callers: [], trouble: rateLimited(verdict) };
  const key = await attempt(keyOf(token, freshness));
  if (!key.known) return { callers: [], trouble: key.failure };
  if (key.value === undefined) {
    keyGuesses.noteUnknown(token, network);
    return NOBODY;
  }
  keyGuesses.noteFound(token);
  return { callers: [new KeyCaller(key.value)] };
}

/** Undefined also when session cookies are of different wallets. */
export function recognised(req: Request): Caller | undefined {
  const [caller, ...others] = seen.get(req)?.callers ?? [];
  return others.every(({ wallet }) => wallet === caller?.wallet) ? caller : undefined;
}

/** The sessions that the request shows, the newest first; of several only those that were found live, once they were asked for. */
export const sessionsShown = (req: Request): readonly SessionCaller[] =>
  (seen.get(req)?.callers ?? []).filter((caller) => caller instanceof SessionCaller);

export const keepSessions = (req: Request, callers: readonly SessionCaller[]): void => void seen.set(req, { callers });

/** Why the request's credential was not looked up: the store's failure, or RATE_LIMITED after too many unknown keys. */
export const troubleRecognising = (req: Request): Failure | undefined => seen.get(req)?.trouble;
