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

type Recognised = Readonly<{ caller?: Caller; trouble?: Failure }>;

const seen = new WeakMap<Request, Recognised>();

/**
 * Stores the caller of the request's credential: a session by its signature only, which suffices for rate limits but
 * not for access; a key only after it was found active, so that unknown keys are counted by address.
 */
export async function recognise(req: Request, edge: Edge, freshness?: Freshness): Promise<void> {
  const credential = credentialOf(req);
  if (credential === undefined) return;
  if (hasApiKeyForm(credential.token)) {
    if (credential.via !== 'bearer') return;
    seen.set(req, await recogniseKey({ token: credential.token, network: clientOf(req).network, freshness }, edge));
    return;
  }
  const session = edge.sessionOf(credential.token);
  if (session) seen.set(req, { caller: new SessionCaller(session, credential.via) });
}

type Shown = Readonly<{ token: string; network: string; freshness: Freshness | undefined }>;

/** After too many unknown keys from a network, a key that was never found is not looked up until the minute is over. */
async function recogniseKey({ token, network, freshness }: Shown, { keyOf, keyGuesses }: Edge): Promise<Recognised> {
  const verdict = keyGuesses.verdictOn(token, network);
  if (verdict === 'unknown') return {};
  if (verdict !== 'look up') return { trouble: rateLimited(verdict) };
  const key = await attempt(keyOf(token, freshness));
  if (!key.known) return { trouble: key.failure };
  if (key.value === undefined) {
    keyGuesses.noteUnknown(token, network);
    return {};
  }
  keyGuesses.noteFound(token);
  return { caller: new KeyCaller(key.value) };
}

export const recognised = (req: Request): Caller | undefined => seen.get(req)?.caller;

/** Why the request's credential was not looked up: the store's failure, or RATE_LIMITED after too many unknown keys. */
export const troubleRecognising = (req: Request): Failure | undefined => seen.get(req)?.trouble;
