import { failure } from '../shared/failure.ts';

/** Permanent: the mail server will not accept this mail. */
export const mailRefused = failure<{ reason: string }>(
  'invalid',
  'MAIL_REFUSED',
  'The mail server rejected the mail',
  {
    cause: 'The mail server refuses the recipient or the mail itself, for good.',
    remedy: 'Correct the address. The mail is not sent again.',
  },
  ({ reason }) => `The mail server rejected the mail: ${reason}`,
);
/** Temporary, or not known to be permanent. */
export const mailUnavailable = failure<{ reason: string }>(
  'unavailable',
  'MAIL_UNAVAILABLE',
  'The mail server did not accept the mail',
  {
    cause: 'The mail server could not be reached, or asks to come back later.',
    remedy: 'Wait. The mail is sent again by itself.',
  },
  ({ reason }) => `The mail server did not accept the mail: ${reason}`,
);
/** Permanent: the receiver asks for no more deliveries. */
export const webhookRefused = failure<{ reason: string }>(
  'invalid',
  'WEBHOOK_REFUSED',
  'The receiver of alarms rejected the delivery',
  {
    cause: 'The receiver of alarms answered 410, which ends the deliveries.',
    remedy: 'Set another receiver in ALARM_WEBHOOK_URL.',
  },
  ({ reason }) => `The receiver of alarms rejected the delivery: ${reason}`,
);
export const webhookUnavailable = failure<{ reason: string; retryAfterMs?: number }>(
  'unavailable',
  'WEBHOOK_UNAVAILABLE',
  'The receiver of alarms did not accept the delivery',
  {
    cause: 'The receiver of alarms could not be reached, or answered with an error.',
    remedy: 'Wait. The delivery is repeated by itself.',
  },
  ({ reason }) => `The receiver of alarms did not accept the delivery: ${reason}`,
);
export const confirmationInvalid = failure(
  'invalid',
  'CONFIRMATION_INVALID',
  'This confirmation link is unknown, expired or already used. Set your e-mail address again to receive a new one.',
  {
    cause: 'A link works once and for a limited time, and only the newest one for an address works.',
    remedy: 'Set the e-mail address again with PATCH /api/user and open the new link.',
  },
);
