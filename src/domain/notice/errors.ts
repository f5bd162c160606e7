import { failure } from '../shared/failure.ts';

/** Permanent: the mail server will not accept this mail. */
export const mailRefused = failure<{ reason: string }>(
  'invalid',
  'MAIL_REFUSED',
  'The mail server rejected the mail',
  ({ reason }) => `The mail server rejected the mail: ${reason}`,
);
/** Temporary, or not known to be permanent. */
export const mailUnavailable = failure<{ reason: string }>(
  'unavailable',
  'MAIL_UNAVAILABLE',
  'The mail server did not accept the mail',
  ({ reason }) => `The mail server did not accept the mail: ${reason}`,
);
/** Permanent: the receiver asks for no more deliveries. */
export const webhookRefused = failure<{ reason: string }>(
  'invalid',
  'WEBHOOK_REFUSED',
  'The receiver of alarms rejected the delivery',
  ({ reason }) => `The receiver of alarms rejected the delivery: ${reason}`,
);
export const webhookUnavailable = failure<{ reason: string; retryAfterMs?: number }>(
  'unavailable',
  'WEBHOOK_UNAVAILABLE',
  'The receiver of alarms did not accept the delivery',
  ({ reason }) => `The receiver of alarms did not accept the delivery: ${reason}`,
);
export const confirmationInvalid = failure(
  'invalid',
  'CONFIRMATION_INVALID',
  'This confirmation link is unknown, expired or already used. Set your e-mail address again to receive a new one.',
);
