import type { Mail, Mailer } from '../../application/ports/notice.ts';
import { mailRefused } from '../../domain/notice/errors.ts';
import { isOneAddress } from '../../domain/notice/notice.ts';

const KEPT = 1_000;

/** Stores the newest mails, oldest first. */
export class InMemoryMailer implements Mailer {
  readonly #sent: Mail[] = [];

  get sent(): readonly Mail[] {
    return structuredClone(this.#sent);
  }

  async send(mail: Mail): Promise<void> {
    if (!isOneAddress(mail.to)) throw mailRefused({ reason: 'the recipient is not exactly one e-mail address' });
    this.#sent.push({ ...mail });
    if (this.#sent.length > KEPT) this.#sent.shift();
  }
}
