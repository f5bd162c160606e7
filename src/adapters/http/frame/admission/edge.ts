import type { Asked } from '../../../../application/compliance/refuse-blocked.ts';
import type { Inquiry } from '../../../../application/decision/matter.ts';
import type { OperatorAdmission } from '../../../../application/operator/admission.ts';
import type { Freshness } from '../../../../application/ports/auth.ts';
import type { IdempotencyKeys } from '../../../../application/ports/idempotency.ts';
import type { ApiKey } from '../../../../domain/auth/api-key.ts';
import type { Session } from '../../../../domain/auth/session.ts';
import type { OperatorRole } from '../../../../domain/operator/operator.ts';
import type { Failure } from '../../../../domain/shared/failure.ts';
import type { WalletAddress } from '../../../../domain/shared/wallet-address.ts';
import type { Route } from '../record/route.ts';
import type { Deadline } from './deadline.ts';
import type { KeyGuesses } from './key-guesses.ts';
import type { CountRequest } from './limiter.ts';

/** What every endpoint needs from the rest of the service. */
export type Edge = Readonly<{
  /** The public address of the service, without a trailing slash. */
  baseUrl: string;
  /** Origins whose pages may call with cookies; includes the base URL's origin. */
  origins: ReadonlySet<string>;
  /** Undefined: every cron endpoint is closed. */
  cronSecret: string | undefined;
  /** The header in which a trusted proxy sends the client's country. */
  countryHeader: string | undefined;
  /** The session of a token, verified by its signature only. */
  sessionOf(token: string): Session | undefined;
  /** Whether the token is a session's of this service whose time is over. */
  hasExpired(token: string): boolean;
  /** Whether the session was opened here and has not been revoked. */
  isLive(session: Session, freshness?: Freshness): Promise<boolean>;
  /** The active API key for a token. Rejects with STORE_UNAVAILABLE. */
  keyOf(token: string, freshness?: Freshness): Promise<ApiKey | undefined>;
  keyGuesses: KeyGuesses;
  /** Where the answers to requests with an idempotency key are kept. */
  idempotencyKeys: Pick<IdempotencyKeys, 'once'>;
  /** What an operator's session may do; undefined for a wallet without a role. Rejects with STORE_UNAVAILABLE. */
  admitOperator(session: Session, gatePasses: readonly string[]): Promise<OperatorAdmission | undefined>;
  /** Whether a stream to the operator may go on; `needed` is the least role. Rejects with STORE_UNAVAILABLE. */
  isStillAdmitted(session: Session, gatePasses: readonly string[], needed: OperatorRole): Promise<boolean>;
  /** The longest time that a request may take. */
  deadline: Deadline;
  /** The longest time between two checks of an operator's admission during a stream. */
  recheckMs: number;
  /** Rejects with WALLET_BLOCKED, after the refusal was recorded. */
  refuseBlocked(wallet: WalletAddress, asked: Asked, inquiry: Inquiry): Promise<void>;
  count: CountRequest;
  /** Called when a route fails with a code that its record does not list: the API description is incomplete. */
  onUndocumented(route: Route, failure: Failure): void;
}>;
