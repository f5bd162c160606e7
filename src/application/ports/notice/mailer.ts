import type { Letter } from '../../../domain/notice/letter.ts';

export type Mail = Letter & Readonly<{ to: string }>;

export interface Mailer {
  /**
   * Resolves when the mail server has accepted the mail. Rejects with MAIL_REFUSED when it never will, also for `to` that
   * is not exactly one address, and with MAIL_UNAVAILABLE otherwise.
   */
  send(mail: Mail): Promise<void>;
}
