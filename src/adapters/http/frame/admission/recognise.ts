import type { Request } from 'express';
import { hasApiKeyForm } from '../../../../domain/auth/api-key.ts';
import { attempt } from '../../../../domain/shared/attempt.ts';
import type { Failure } from '../../../../domain/shared/failure.ts';
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
export async function recognise(req: Request, edge: Edge): Promise<void> {
  const credential = credentialOf(req);
  if (credential === undefined) return;
  if (hasApiKeyForm(credential.token)) {
    if (credential.via === 'bearer') seen.set(req, await recogniseKey(credential.token, clientOf(req).network, edge));
    return;
  }
  const session = edge.sessionOf(credential.token);
  if (session) seen.set(req, { caller: new SessionCaller(session, credential.via) });
}

/** After too many unknown keys from a network, its keys are not looked up until the minute is over. */
async function recogniseKey(token: string, network: string, { keyOf, keyGuesses }: Edge): Promise<Recognised> {
  if (!keyGuesses.mayTry(network)) return {};
  const key = await attempt(keyOf(token));
  if (!key.known) return { trouble: key.failure };
  if (key.value !== undefined) return { caller: new KeyCaller(key.value) };
  keyGuesses.noteWrong(network);
  return {};
}

export const recognised = (req: Request): Caller | undefined => seen.get(req)?.caller;

/** Why the request's credential could not be looked up, if the look-up failed. */
export const troubleRecognising = (req: Request): Failure | undefined => seen.get(req)?.trouble;
