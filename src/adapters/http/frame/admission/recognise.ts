import type { Request } from 'express';
import { hasApiKeyForm } from '../../../../domain/auth/api-key.ts';
import { attempt } from '../../../../domain/shared/attempt.ts';
import type { Failure } from '../../../../domain/shared/failure.ts';
import { type Caller, KeyCaller, SessionCaller } from '../record/caller.ts';
import { credentialOf } from '../record/credentials.ts';
import type { Edge } from './edge.ts';
import { networkOf } from './network.ts';

type Recognised = Readonly<{ caller?: Caller; trouble?: Failure }>;

const seen = new WeakMap<Request, Recognised>();

/**
 * Remembers who the request's credential speaks for: a session by its signature alone, which is enough to count requests
 * and not to let in; a key only once it is found live, so that made-up keys are counted by address.
 */
export async function recognise(req: Request, edge: Edge): Promise<void> {
  const credential = credentialOf(req);
  if (credential === undefined) return;
  if (hasApiKeyForm(credential.token)) {
    if (credential.via === 'bearer') seen.set(req, await recogniseKey(credential.token, networkOf(req), edge));
    return;
  }
  const session = edge.sessionOf(credential.token);
  if (session) seen.set(req, { caller: new SessionCaller(session, credential.via) });
}

/** A network that showed too many made-up keys is not looked up for again until its minute is over. */
async function recogniseKey(token: string, network: string, { keyOf, keyGuesses }: Edge): Promise<Recognised> {
  if (!keyGuesses.mayTry(network)) return {};
  const key = await attempt(keyOf(token));
  if (!key.known) return { trouble: key.failure };
  if (key.value !== undefined) return { caller: new KeyCaller(key.value) };
  keyGuesses.noteWrong(network);
  return {};
}

export const recognised = (req: Request): Caller | undefined => seen.get(req)?.caller;

/** Why the request's credential could not be looked up, when it could not. */
export const troubleRecognising = (req: Request): Failure | undefined => seen.get(req)?.trouble;
