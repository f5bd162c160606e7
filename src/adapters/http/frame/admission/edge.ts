import type { RequestHandler } from 'express';
import type { ApiKey } from '../../../../domain/auth/api-key.ts';
import type { Session } from '../../../../domain/auth/session.ts';
import type { Failure } from '../../../../domain/shared/failure.ts';
import type { WalletAddress } from '../../../../domain/shared/wallet-address.ts';
import type { LimitClass } from '../record/limits.ts';
import type { Route } from '../record/route.ts';
import type { KeyGuesses } from './key-guesses.ts';

/** What every endpoint needs from the service around it. */
export type Edge = Readonly<{
  /** The public address of the service, without a trailing slash. */
  baseUrl: string;
  /** Origins whose pages may call with cookies; the base URL's own is one of them. */
  origins: ReadonlySet<string>;
  /** Undefined: every cron endpoint refuses. */
  cronSecret: string | undefined;
  /** The header in which a trusted proxy names the client's country. */
  countryHeader: string | undefined;
  /** The session a token speaks for, by its signature alone. */
  sessionOf(token: string): Session | undefined;
  /** Was it opened here, and not revoked since? */
  isLive(session: Session): Promise<boolean>;
  /** The live API key that the token is. Rejects with STORE_UNAVAILABLE. */
  keyOf(token: string): Promise<ApiKey | undefined>;
  keyGuesses: KeyGuesses;
  /** Rejects with WALLET_BLOCKED. */
  requireUnblocked(wallet: WalletAddress): Promise<void>;
  /** One middleware for each class of limit. */
  limiterOf(limit: LimitClass): RequestHandler;
  /** A route refused with something that it does not list: the description is wrong. */
  onUndocumented(route: Route, failure: Failure): void;
}>;
