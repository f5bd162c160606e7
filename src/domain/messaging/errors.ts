import { failure } from '../shared/failure.ts';

export const platformUnsupported = failure('invalid', 'PLATFORM_UNSUPPORTED', 'Unsupported messaging platform');
export const updateRefused = failure(
  'unauthenticated',
  'UPDATE_NOT_AUTHENTIC',
  'The update could not be authenticated',
);
export const updateUnreadable = failure(
  'invalid',
  'UPDATE_UNREADABLE',
  'The update does not have the format of its platform',
);
export const verifyTokenWrong = failure('forbidden', 'VERIFY_TOKEN_WRONG', 'The verify token is wrong');
export const queueNotConfigured = failure(
  'unavailable',
  'MESSAGE_QUEUE_NOT_CONFIGURED',
  'Messaging is disabled: no messaging platform is configured',
);
/** Temporary. `retryAfterMs` is set when the platform reports it. */
export const messagingUnavailable = failure<{ reason: string; retryAfterMs?: number }>(
  'unavailable',
  'MESSAGING_UNAVAILABLE',
  'The messaging platform is unavailable and did not accept the message',
  ({ reason }) => `The messaging platform is unavailable and did not accept the message: ${reason}`,
);
/** Permanent: the platform will not accept this message. */
export const messageRefused = failure<{ reason: string }>(
  'invalid',
  'MESSAGE_REFUSED',
  'The messaging platform rejected the message',
  ({ reason }) => `The messaging platform rejected the message: ${reason}`,
);
