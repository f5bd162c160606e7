import type { Mailer } from '../../application/ports/notice.ts';
import { noMailer } from './mailer.none.ts';
import type { SmtpSettings } from './mailer.smtp.ts';

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
