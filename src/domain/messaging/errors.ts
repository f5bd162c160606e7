import { failure } from '../shared/failure.ts';
import { anyPlatform } from './platform.ts';

export const platformUnsupported = failure('invalid', 'PLATFORM_UNSUPPORTED', 'Unsupported messaging platform', {
  cause:
    'The query names a platform that is not supported or not configured, or the update does not show its platform.',
  remedy: `Add ${anyPlatform((platform) => `?platform=${platform}`)} to the webhook URL at the platform.`,
});
export const updateRefused = failure(
  'unauthenticated',
  'UPDATE_NOT_AUTHENTIC',
  'The update could not be authenticated',
  {
    cause: 'The platform’s signature or secret token does not match the raw body and the configured secret.',
    remedy: 'Compare WHATSAPP_APP_SECRET or TELEGRAM_WEBHOOK_SECRET with the settings at the platform.',
  },
);
export const updateUnreadable = failure(
  'invalid',
  'UPDATE_UNREADABLE',
  'The update does not have the format of its platform',
  {
    cause: 'The update is authentic, but its body does not have the format that the platform documents.',
    remedy: 'Check the version of the platform’s API in its webhook settings.',
  },
);
export const verifyTokenWrong = failure('forbidden', 'VERIFY_TOKEN_WRONG', 'The verify token is wrong', {
  cause: '`hub.verify_token` differs from the token of this service, or the service has none.',
  remedy: 'Enter the value of WHATSAPP_VERIFY_TOKEN in the webhook settings of the platform.',
});
export const queueNotConfigured = failure(
  'off',
  'MESSAGE_QUEUE_NOT_CONFIGURED',
  'Messaging is disabled: no messaging platform is configured',
  {
    cause: 'The operator configured no messaging platform, so there is no queue.',
    remedy: 'Set the variables of a messaging platform, and restart the service.',
  },
);
/** Temporary. `retryAfterMs` is set when the platform reports it. */
export const messagingUnavailable = failure<{ reason: string; retryAfterMs?: number }>(
  'unavailable',
  'MESSAGING_UNAVAILABLE',
  'The messaging platform is unavailable and did not accept the message',
  {
    cause: 'The messaging platform did not accept the reply now: it is down, slow or limits the requests.',
    remedy: 'Nothing needs to be done: the queue sends the reply again.',
  },
  ({ reason }) => `The messaging platform is unavailable and did not accept the message: ${reason}`,
);
/** Permanent: the platform will not accept this message. */
export const messageRefused = failure<{ reason: string }>(
  'invalid',
  'MESSAGE_REFUSED',
  'The messaging platform rejected the message',
  {
    cause: 'The messaging platform refuses this reply permanently, for example because the user blocked the account.',
    remedy: 'Read the reason in the dead letters of the queue. Sending it again fails again.',
  },
  ({ reason }) => `The messaging platform rejected the message: ${reason}`,
);
