import { failure, inSeconds } from '../../../../domain/shared/failure.ts';

// Failures that exist only over HTTP.

/** `limit` in words, such as "20 requests a minute for chat". */
export const rateLimited = failure<{ limit: string; retryAfterSeconds: number }>(
  'limited',
  'RATE_LIMITED',
  'Too many requests. Wait and try again.',
  {
    cause: 'The caller sent more requests in a minute than the class of this operation allows.',
    remedy:
      'Wait for the seconds in Retry-After. Read the headers RateLimit and RateLimit-Policy to stay below the limit.',
  },
  ({ limit, retryAfterSeconds }) =>
    `Too many requests: the limit is ${limit}. Try again in ${inSeconds(retryAfterSeconds)}.`,
);
export const limiterUnavailable = failure(
  'unavailable',
  'LIMITER_UNAVAILABLE',
  'Rate limiting is currently unavailable, so this request was rejected. Try again later.',
  {
    cause:
      'The shared counter of requests is down. Operations that move money are refused then, because their limits cannot be enforced.',
    remedy: 'Wait a few seconds and try again. Read operations still work.',
  },
);
export const deadlineExceeded = failure<{ deadlineMs: number; retryAfterSeconds: number }>(
  'unavailable',
  'DEADLINE_EXCEEDED',
  'The request took too long',
  {
    cause:
      'The work took longer than the deadline of a request, usually because an external system is slow. It may still be completed.',
    remedy:
      'Send the same request again with the same Idempotency-Key: what was completed is answered, and nothing is done twice. If it changes something and had no key, first read what it changed.',
  },
  ({ deadlineMs }) => `The request took longer than ${inSeconds(deadlineMs / 1_000)}`,
);
export const crossOrigin = failure('forbidden', 'CROSS_ORIGIN', 'The origin of the request is not allowed', {
  cause:
    'A browser sent the request from a page of another origin, by a link or from a typed address, together with the session cookie.',
  remedy:
    'Send the request from an allowed origin, or with a bearer token. The operator lists origins in ALLOWED_ORIGINS.',
});
export const malformedJson = failure(
  'invalid',
  'MALFORMED_JSON',
  'The body must be valid JSON in UTF-8, without the character U+0000 and without unpaired surrogates',
  {
    cause: 'The body is not valid JSON, is not in UTF-8, or contains the character U+0000 or half of a surrogate pair.',
    remedy: 'Serialize the body with a JSON library and send it in UTF-8.',
  },
);
export const bodyTooLarge = failure('too-large', 'BODY_TOO_LARGE', 'The body exceeds the size limit of this endpoint', {
  cause: 'The body is larger than 64 KiB, or than 512 KiB for a webhook.',
  remedy: 'Send a smaller body.',
});
export const cronSecretInvalid = failure(
  'unauthenticated',
  'CRON_SECRET_INVALID',
  'The cron secret is missing or wrong',
  {
    cause: 'Jobs are started with the operator’s cron secret as a bearer token, and this one is missing or wrong.',
    remedy: 'Send the value of CRON_SECRET as a bearer token.',
  },
);
export const apiKeyRequired = failure(
  'unauthenticated',
  'API_KEY_REQUIRED',
  'Send an active API key as a bearer token. This endpoint does not accept sessions.',
  {
    cause: 'This endpoint acts for programs. It accepts API keys only, so that no web page can use a person’s session.',
    remedy: 'Create an API key with POST /api/auth/api-key and send it as a bearer token.',
  },
);
export const pathUnknown = failure('missing', 'PATH_UNKNOWN', 'No endpoint exists at this path', {
  cause: 'The path does not exist in this version of the API.',
  remedy: 'Check the path against GET /api/openapi. Paths contain no version.',
});

/** Failures of requests with an idempotency key. */
export const idempotencyKeyReused = failure(
  'unprocessable',
  'IDEMPOTENCY_KEY_REUSED',
  'This Idempotency-Key was already used for another request to this endpoint. Generate a new key for every request that is not a retry.',
  {
    cause: 'The same caller used the key for this operation with another path, query or body in the last 24 hours.',
    remedy: 'Send the first request unchanged to get its answer, or generate a new key for this one.',
  },
);
export const idempotencyInProgress = failure<{ retryAfterSeconds: number }>(
  'conflict',
  'IDEMPOTENCY_IN_PROGRESS',
  'The first request with this Idempotency-Key has no answer yet. Send the same request again later.',
  {
    cause: 'The first request with the key is still being executed, or its process ended before it answered.',
    remedy: 'Send the same request with the same key after the seconds in `Retry-After`.',
  },
);
export const alreadyCreated = failure<{ id: number }>(
  'conflict',
  'ALREADY_CREATED',
  'A request with this Idempotency-Key already created it, and its secret is shown only once',
  {
    cause:
      'The first request with the key succeeded. Its response held a secret, which is never stored or shown again.',
    remedy:
      'Use the secret of the first response. If it was lost, revoke what has the `id` and create another one with a new key.',
  },
  ({ id }) =>
    `A request with this Idempotency-Key already created ${id}, and its secret is shown only once. If you did not receive it, revoke ${id} and create another one with a new key.`,
);
export const answerNotKept = failure<{ status: number }>(
  'conflict',
  'IDEMPOTENCY_ANSWER_NOT_KEPT',
  'The first request with this Idempotency-Key was executed, but its answer was not kept. Read the result instead.',
  {
    cause:
      'The first request with the key was executed, and its response had more than 64 KiB, or held a link that is shown once.',
    remedy: 'Do not send the request again. Read what it changed with the GET operations.',
  },
  ({ status }) =>
    `The first request with this Idempotency-Key was executed with status ${status}, but its answer was not kept: it was too large, or held a link that is shown once. Read the result instead.`,
);
