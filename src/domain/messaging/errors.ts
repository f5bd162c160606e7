import { failure } from '../shared/failure.ts';

export const platformUnsupported = failure(
  'invalid',
  'PLATFORM_UNSUPPORTED',
  'The update is of no messaging platform that is served',
);
export const updateRefused = failure('unauthenticated', 'UPDATE_NOT_AUTHENTIC', 'The update is not authentic');
export const updateUnreadable = failure('invalid', 'UPDATE_UNREADABLE', 'The update is not what its platform sends');
export const verifyTokenWrong = failure('forbidden', 'VERIFY_TOKEN_WRONG', 'The verify token is wrong');
export const queueNotConfigured = failure(
  'unavailable',
  'MESSAGE_QUEUE_NOT_CONFIGURED',
  'Messaging is switched off: there is no message queue',
);
/** The platform will take the message later: `retryAfterMs` when it says when. */
export const messagingUnavailable = failure<{ reason: string; retryAfterMs?: number }>(
  'unavailable',
  'MESSAGING_UNAVAILABLE',
  'The messaging platform did not take the message',
  ({ reason }) => `The messaging platform did not take the message: ${reason}`,
);
/** The platform will never take the message. */
export const messageRefused = failure<{ reason: string }>(
  'invalid',
  'MESSAGE_REFUSED',
  'The messaging platform refuses the message',
  ({ reason }) => `The messaging platform refuses the message: ${reason}`,
);
