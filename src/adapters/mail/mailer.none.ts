import type { Mailer } from '../../application/ports/notice.ts';
import { mailRefused } from '../../domain/notice/errors.ts';

/** No mail server is configured. Nothing is queued for it, except before the configuration changed. */
export const noMailer: Mailer = {
  send: async () => {
    throw mailRefused({ reason: 'no mail server is configured' });
  },
};
