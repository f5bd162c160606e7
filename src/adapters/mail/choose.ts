import type { Mailer } from '../../application/ports/notice.ts';
import { mailRefused } from '../../domain/notice/errors.ts';
import type { SmtpSettings } from './mailer.smtp.ts';

/** No mail server is configured. Nothing is queued for it, except before the configuration changed. */
const noMailer: Mailer = {
  send: async () => {
    throw mailRefused({ reason: 'no mail server is configured' });
  },
};

export type MailChoice =
  | Readonly<{ kind: 'memory' }>
  | Readonly<{ kind: 'none' }>
  | (Readonly<{ kind: 'smtp' }> & SmtpSettings);

/** Loads the mail package only with a mail server. */
export async function chooseMailer(choice: MailChoice, sandbox: () => Readonly<{ mailer: Mailer }>): Promise<Mailer> {
  if (choice.kind === 'memory') return sandbox().mailer;
  if (choice.kind === 'none') return noMailer;
  const { SmtpMailer } = await import('./mailer.smtp.ts');
  return new SmtpMailer(choice);
}
