import { failure } from '../../../../domain/shared/failure.ts';

/** Refusals that exist only because the service is spoken to over HTTP. */
export const rateLimited = failure('limited', 'RATE_LIMITED', 'Too many requests; wait and try again');
export const limiterUnavailable = failure(
  'unavailable',
  'LIMITER_UNAVAILABLE',
  'Requests cannot be counted now, and this one is not let in uncounted',
);
export const crossOrigin = failure('forbidden', 'CROSS_ORIGIN', 'The request came from a site that is not allowed');
export const malformedJson = failure('invalid', 'MALFORMED_JSON', 'The body is not valid JSON in UTF-8 without U+0000');
export const bodyTooLarge = failure('too-large', 'BODY_TOO_LARGE', 'The body is larger than this endpoint takes');
export const cronSecretInvalid = failure(
  'unauthenticated',
  'CRON_SECRET_INVALID',
  'The cron secret is missing or wrong',
);
export const apiKeyRequired = failure(
  'unauthenticated',
  'API_KEY_REQUIRED',
  'Send a live API key as a bearer token; a session is not taken here',
);
export const pathUnknown = failure('missing', 'PATH_UNKNOWN', 'There is nothing at this path');
