export type TroubleReason =
  | 'unreachable'
  | 'timeout'
  | 'refused'
  | 'http-status'
  | 'too-large'
  | 'not-json'
  | 'unexpected'
  | 'rate-limited'
  | 'over-budget'
  | 'resting';

type Details = Readonly<{ status?: number; waitMs?: number }>;

/** A provider gave no usable response. Contains the provider's name only: URLs, headers and bodies may contain keys. */
export class UpstreamTrouble extends Error {
  readonly upstream: string;
  readonly reason: TroubleReason;
  readonly detail: string;
  readonly status: number | undefined;
  /** The time after which a retry may succeed, if known. */
  readonly waitMs: number | undefined;

  constructor(upstream: string, reason: TroubleReason, detail: string, { status, waitMs }: Details = {}) {
    super(`${upstream}: ${detail}`);
    this.name = 'UpstreamTrouble';
    this.upstream = upstream;
    this.reason = reason;
    this.detail = detail;
    this.status = status;
    this.waitMs = waitMs;
  }
}

/** The provider's rate limit, or our budget for it, is exceeded; an immediate retry would make it worse. */
export const isExhaustion = ({ reason, waitMs }: UpstreamTrouble): boolean =>
  reason === 'rate-limited' || reason === 'over-budget' || (reason === 'resting' && waitMs !== undefined);

/** Refused by our own budget, perhaps for this caller only. It is not a failure of the upstream, and other callers may still ask. */
export const isOverBudget = (error: unknown): error is UpstreamTrouble =>
  error instanceof UpstreamTrouble && error.reason === 'over-budget';

/** The next attempt may succeed. */
export const isPassing = ({ reason, status = 0 }: UpstreamTrouble): boolean =>
  reason === 'unreachable' || reason === 'timeout' || (reason === 'http-status' && (status >= 500 || status === 408));

const TOO_MUCH: readonly (number | undefined)[] = [400, 413, 414, 422];

/** The same request may succeed in smaller parts. False after 429, because more calls would make it worse. */
export const isTooMuch = ({ reason, status }: UpstreamTrouble): boolean =>
  reason === 'http-status' && TOO_MUCH.includes(status);
