import type { Choose } from './adapter-chooser.ts';
import type { AdapterChoices, NoticeConfig } from './config.ts';
import type { EnvReader } from './env-reader.ts';
import { readTextFile } from './read-keys.ts';
import * as as from './schemas/index.ts';

/** Live mail is sent over SMTP once SMTP_URL is set. Without a mail server nobody's address can be confirmed. */
export function readMail(reader: EnvReader, choose: Choose): AdapterChoices['mail'] {
  const kind = chooseMail(reader, choose);
  if (kind !== 'smtp') return { kind };
  const need = 'smtp://user:password@host:587, because MAIL_PROVIDER is smtp';
  const url = reader.required('SMTP_URL', as.smtpUrl, need, 'smtp://localhost');
  const ca = readTextFile(reader, 'SMTP_CA_FILE');
  return {
    kind,
    url,
    requireTls: !as.isLoopback(new URL(url).hostname),
    from: reader.required(
      'MAIL_FROM',
      as.emailAddress,
      'the address that sends mail, because MAIL_PROVIDER is smtp',
      '',
    ),
    fromName: reader.optional('MAIL_FROM_NAME', as.label, ''),
    ...(ca !== undefined && { ca }),
  };
}

/** A production without mail needs no variable. */
function chooseMail(reader: EnvReader, choose: Choose) {
  const isSet = ['MAIL_PROVIDER', 'SMTP_URL'].some((name) => reader.text(name) !== undefined);
  if (!isSet && reader.text('NODE_ENV') === 'production') return 'none';
  return reader.text('SMTP_URL') === undefined
    ? choose('MAIL_PROVIDER', 'none', 'smtp')
    : choose('MAIL_PROVIDER', 'smtp', 'none');
}

/** Where alarms are sent, beside the log. */
export function readNotices(reader: EnvReader, mail: AdapterChoices['mail'], production: boolean): NoticeConfig {
  const alarmEmail = reader.optional('ALARM_EMAIL', as.emailAddress, undefined);
  if (alarmEmail !== undefined && mail.kind === 'none')
    reader.fault('ALARM_EMAIL needs a mail server: set SMTP_URL and MAIL_FROM');
  const url = reader.optional('ALARM_WEBHOOK_URL', as.url, undefined);
  const secret = reader.optional('ALARM_WEBHOOK_SECRET', as.webhookSecret, undefined);
  const previousSecret = reader.optional('PREVIOUS_ALARM_WEBHOOK_SECRET', as.webhookSecret, undefined);
  if (url === undefined) return { alarmEmail, alarmWebhook: undefined };
  if (production && url.startsWith('http:')) reader.fault('ALARM_WEBHOOK_URL must be an https URL in production');
  if (secret === undefined && !reader.isFaulty('ALARM_WEBHOOK_SECRET'))
    reader.fault('ALARM_WEBHOOK_SECRET is not set: set it to whsec_ and the base64 of 24 to 64 random bytes');
  const signing = { secret: secret ?? '', ...(previousSecret !== undefined && { previousSecret }) };
  return { alarmEmail, alarmWebhook: { url, ...signing } };
}
