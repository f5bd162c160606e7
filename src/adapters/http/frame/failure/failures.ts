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
