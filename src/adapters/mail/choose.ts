import type { Mailer } from '../../application/ports/notice/mailer.ts';
import { noMailer } from './mailer.none.ts';
import { SmtpMailer, type SmtpSettings } from './mailer.smtp.ts';

export type MailChoice =
  | Readonly<{ kind: 'memory' }>
  | Readonly<{ kind: 'none' }>
  | (Readonly<{ kind: 'smtp' }> & SmtpSettings);

export function chooseMailer(choice: MailChoice, sandbox: () => Readonly<{ mailer: Mailer }>): Mailer {
  if (choice.kind === 'memory') return sandbox().mailer;
  return choice.kind === 'none' ? noMailer : new SmtpMailer(choice);
}
