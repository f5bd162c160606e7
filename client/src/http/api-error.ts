import type { ErrorCode, Schemas } from '../description/types.ts';
import { secondsToWait } from './retry-after.ts';

/** The service refused the request, or failed. `code` is stable; a newer service may use a code that this client does not list. */
export class ApiError<Code extends string = ErrorCode | (string & {})> extends Error {
  readonly code: Code;
  readonly status: number;
  /** What to do next, in a sentence; undefined if the answer does not come from the service. */
  readonly remedy: string | undefined;
  /** The page of the service about the code. */
  readonly docs: string | undefined;
  /** Names the request in the service's log. */
  readonly requestId: string | undefined;
  /** Which fields are invalid, and why. */
  readonly details: readonly Schemas['FieldIssue'][];
  /** Seconds after which the request can succeed; undefined if the response does not say. */
  readonly retryAfter: number | undefined;
  /** The unread response, for its headers; not enumerable, so that a printed error stays short. */
  declare readonly response: Response;

  constructor(response: Response, body: unknown) {
    const { code, error, remedy, docs, details = [] } = isRefusal(body) ? body : withoutBody(response);
    super(error);
    this.name = 'ApiError';
    this.code = code as Code;
    this.status = response.status;
    this.remedy = remedy;
    this.docs = docs;
    this.requestId = response.headers.get('X-Request-Id') ?? undefined;
    this.details = details;
    this.retryAfter = secondsToWait(response.headers);
    Object.defineProperty(this, 'response', { value: response, enumerable: false });
  }
}

/** Narrows an error to the service's refusals, or to those with one of the codes. */
export function isApiError<Code extends ErrorCode>(error: unknown, ...codes: readonly Code[]): error is ApiError<Code> {
  return error instanceof ApiError && (codes.length === 0 || codes.some((code) => code === error.code));
}

type Refusal = Readonly<{
  code: string;
  error: string;
  remedy?: string;
  docs?: string;
  details?: readonly Schemas['FieldIssue'][];
}>;

const isRefusal = (body: unknown): body is Refusal =>
  typeof body === 'object' && body !== null && 'code' in body && typeof body.code === 'string' && 'error' in body;

/** An answer that does not come from the service, such as a proxy's page. */
const withoutBody = ({ status }: Response): Refusal => ({
  code: 'UNREADABLE',
  error: `The server answered ${status} without an error that this client can read`,
});
