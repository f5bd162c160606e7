import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { CERTIFICATE, KEY } from '../fixtures/mail-certificates.ts';

export type ReceivedMail = Readonly<{
  from: string;
  to: readonly string[];
  secure: boolean;
  user: string;
  raw: string;
}>;

export type MailServer = Readonly<{ port: number; received: readonly ReceivedMail[]; stop(): Promise<void> }>;

export const PASSWORD = 'p@ss w/rd';

/** The reply to an attempt to deliver to this address. */
const REPLIES: Readonly<Record<string, number>> = { 'nobody@example.com': 550, 'busy@example.com': 451 };

/** A mail server on loopback that offers STARTTLS and requires the user `robot`, unless the options say otherwise. */
export async function startMailServer(options: SMTPServerOptions = {}): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    key: KEY,
    cert: CERTIFICATE,
    logger: false,
    onAuth: ({ username, password }, session, done) => {
      if (!session.secure) return done(new Error('the password was sent in clear'));
      if (username !== 'robot' || password !== PASSWORD) return done(replyOf(535, 'wrong password'));
      done(null, { user: username });
    },
    onRcptTo: ({ address }, _session, done) => {
      const code = REPLIES[address];
      done(code === undefined ? null : replyOf(code, 'not here'));
    },
    onData: (stream, { envelope, secure, user }, done) => {
      const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
      const to = envelope.rcptTo.map(({ address }) => address);
      text(stream).then((raw) => {
        received.push({ from, to, secure, user: user ?? '', raw });
        done();
      }, done);
    },
    ...options,
  });
  server.on('error', () => {});
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return { port, received, stop: () => new Promise((resolve) => server.close(() => resolve())) };
}

const replyOf = (responseCode: number, message: string) => Object.assign(new Error(message), { responseCode });
