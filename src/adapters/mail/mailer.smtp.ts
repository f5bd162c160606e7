import { createTransport, type Transporter } from 'nodemailer';
import type { Mail, Mailer } from '../../application/ports/notice.ts';
import { mailRefused, mailUnavailable } from '../../domain/notice/errors.ts';
import { isOneAddress } from '../../domain/notice/notice.ts';

export type SmtpSettings = Readonly<{
  /** `smtp://` for STARTTLS, `smtps://` for TLS from the first byte; user and password percent-encoded. */
  url: string;
  /** One plain address. */
  from: string;
  /** The name beside the sender's address. */
  fromName: string;
  /** Without TLS only where nobody else can read the connection. */
  requireTls: boolean;
  /** The certificates, in PEM, that sign the server's; the system's without it. */
  ca?: string;
}>;

/** The library's own limits are minutes. The whole delivery stays well below the lease of a notice. */
const LIMITS_MS = { connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 10_000, dnsTimeout: 5_000 };
const CONNECTIONS = 2;

/** Sends over pooled connections; each mail goes to exactly one address. */
export class SmtpMailer implements Mailer {
  readonly #transport: Transporter;
  readonly #from: Readonly<{ name: string; address: string }>;

  constructor(settings: SmtpSettings) {
    this.#transport = createTransport({ ...transportOf(settings), pool: true, maxConnections: CONNECTIONS });
    this.#from = { name: settings.fromName, address: settings.from };
  }

  async send({ to, subject, text, html }: Mail): Promise<void> {
    if (!isOneAddress(to)) throw mailRefused({ reason: 'the recipient is not exactly one e-mail address' });
    try {
      await this.#transport.sendMail({
        from: this.#from,
        // As an object: the library finds several recipients in a text.
        to: { name: '', address: to },
        ...{ subject, text, html },
        headers: { 'Auto-Submitted': 'auto-generated' },
        disableFileAccess: true,
        disableUrlAccess: true,
      });
    } catch (error) {
      throw troubleOf(error);
    }
  }

  close(): void {
    this.#transport.close();
  }
}

function transportOf({ url, requireTls, ca }: SmtpSettings) {
  const { protocol, hostname, port, username, password } = new URL(url);
  const secure = protocol === 'smtps:';
  const user = decodeURIComponent(username);
  return {
    ...LIMITS_MS,
    host: hostname.replace(/^\[(.*)\]$/, '$1'),
    port: port === '' ? (secure ? 465 : 587) : Number(port),
    secure,
    // Without it a server that offers no STARTTLS receives everything in clear.
    requireTLS: !secure && requireTls,
    ignoreTLS: !secure && !requireTls,
    ...(user !== '' && { auth: { user, pass: decodeURIComponent(password) } }),
    tls: { minVersion: 'TLSv1.2' as const, ...(ca !== undefined && { ca }) },
  };
}

/** What nodemailer calls a refusal of this mail: of its sender or recipient, or of its content. */
const ABOUT_THE_MAIL = ['EENVELOPE', 'EMESSAGE'];

/** A 5xx reply about the mail is permanent; one about the connection or the sign-in is not, because that can be mended. */
function troubleOf(error: unknown) {
  const { code = 'unknown error', responseCode } = error as Readonly<{ code?: string; responseCode?: number }>;
  const reason = [code, responseCode].filter((part) => part !== undefined).join(' ');
  const isPermanent = responseCode !== undefined && responseCode >= 500 && ABOUT_THE_MAIL.includes(code);
  return isPermanent ? mailRefused.because(error, { reason }) : mailUnavailable.because(error, { reason });
}
