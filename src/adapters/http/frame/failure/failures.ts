import { failure } from '../../../../domain/shared/failure.ts';

/** Failures that exist only over HTTP. */
export const rateLimited = failure('limited', 'RATE_LIMITED', 'Too many requests. Wait and try again.');
export const limiterUnavailable = failure(
  'unavailable',
  'LIMITER_UNAVAILABLE',
  'Rate limiting is currently unavailable, so this request was rejected. Try again later.',
);
export const crossOrigin = failure('forbidden', 'CROSS_ORIGIN', 'The origin of the request is not allowed');
export const malformedJson = failure(
  'invalid',
  'MALFORMED_JSON',
  'The body must be valid JSON in UTF-8 without the character U+0000',
);
export const bodyTooLarge = failure('too-large', 'BODY_TOO_LARGE', 'The body exceeds the size limit of this endpoint');
export const cronSecretInvalid = failure(
  'unauthenticated',
  'CRON_SECRET_INVALID',
  'The cron secret is missing or wrong',
);
export const apiKeyRequired = failure(
  'unauthenticated',
  'API_KEY_REQUIRED',
  'Send an active API key as a bearer token. This endpoint does not accept sessions.',
);
export const pathUnknown = failure('missing', 'PATH_UNKNOWN', 'No endpoint exists at this path');

/** Failures of requests with an idempotency key. */
export const idempotencyKeyReused = failure(
  'unprocessable',
  'IDEMPOTENCY_KEY_REUSED',
  'This Idempotency-Key was already used for another request to this endpoint. Generate a new key for every request that is not a retry.',
);
export const idempotencyInProgress = failure<{ retryAfterSeconds: number }>(
  'conflict',
  'IDEMPOTENCY_IN_PROGRESS',
  'The first request with this Idempotency-Key has no answer yet. Send the same request again later.',
);
export const alreadyCreated = failure<{ id: number }>(
  'conflict',
  'ALREADY_CREATED',
  'A request with this Idempotency-Key already created it, and its secret is shown only once',
  ({ id }) =>
    `A request with this Idempotency-Key already created ${id}, and its secret is shown only once. If you did not receive it, revoke ${id} and create another one with a new key.`,
);
export const answerNotKept = failure<{ status: number }>(
  'conflict',
  'IDEMPOTENCY_ANSWER_NOT_KEPT',
  'The first request with this Idempotency-Key was executed, but its answer was too large to keep. Read the result instead.',
  ({ status }) =>
    `The first request with this Idempotency-Key was executed with status ${status}, but its answer was too large to keep. Read the result instead.`,
);
