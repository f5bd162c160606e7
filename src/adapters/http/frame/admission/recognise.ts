import type { Request } from 'express';
import type { Freshness } from '../../../../application/ports/auth/freshness.ts';
import { type ApiKey, hasApiKeyForm } from '../../../../domain/auth/api-key.ts';
import type { Session } from '../../../../domain/auth/session.ts';
import { attempt } from '../../../../domain/shared/attempt.ts';
import type { Failure } from '../../../../domain/shared/failure.ts';
import type { WalletAddress } from '../../../../domain/shared/wallet-address.ts';
import { rateLimited } from '../failure/failures.ts';
import { type Credential, credentialOf } from '../record/credentials.ts';
import type { Edge } from './edge.ts';
import { clientOf } from './network.ts';

/** What a request shows, before it is admitted: it says whom to count and to check, and permits nothing. */
export type Shown = Readonly<
  { session: Session; via: Credential['via']; key?: never } | { key: ApiKey; session?: never }
>;
type Recognised = Readonly<{ shown?: Shown; trouble?: Failure }>;

const seen = new WeakMap<Request, Recognised>();

/**
 * Stores what the request's credential shows: a session by its signature only, which suffices for rate limits but
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
  if (session) seen.set(req, { shown: { session, via: credential.via } });
}

type Asked = Readonly<{ token: string; network: string; freshness: Freshness | undefined }>;

/** After too many unknown keys from a network, a key that was never found is not looked up until the minute is over. */
async function recogniseKey({ token, network, freshness }: Asked, { keyOf, keyGuesses }: Edge): Promise<Recognised> {
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
  return { shown: { key: key.value } };
}

export const recognised = (req: Request): Shown | undefined => seen.get(req)?.shown;

export const walletShown = (req: Request): WalletAddress | undefined => {
  const shown = recognised(req);
  return (shown?.session ?? shown?.key)?.wallet;
};

/** Why the request's credential was not looked up: the store's failure, or RATE_LIMITED after too many unknown keys. */
export const troubleRecognising = (req: Request): Failure | undefined => seen.get(req)?.trouble;
