import { expect } from 'chai';
import { chooseMailer } from '../../../src/adapters/mail/choose.ts';
import { InMemoryMailer } from '../../../src/adapters/mail/mailer.memory.ts';
import { SmtpMailer, type SmtpSettings } from '../../../src/adapters/mail/mailer.smtp.ts';
import { mailRefused, mailUnavailable } from '../../../src/domain/notice/errors.ts';
import { describeMailerContract, MAIL } from '../../contracts/notice/mailer.contract.ts';
import { CERTIFICATE } from '../../support/fixtures/mail-certificates.ts';
import { failureOf, rejection } from '../../support/rejection.ts';
import { freePort } from '../../support/servers/free-port.ts';
import { type MailServer, PASSWORD, startMailServer } from '../../support/servers/mail-server.ts';

const settingsOf = (port: number, over: Partial<SmtpSettings> = {}): SmtpSettings => ({
  url: `smtp://robot:${encodeURIComponent(PASSWORD)}@localhost:${port}`,
  from: 'service@example.com',
  fromName: 'Service, "quoted" <x@evil.example>',
  requireTls: true,
  ca: CERTIFICATE,
  ...over,
});

describeMailerContract('in memory', async () => {
  const mailer = new InMemoryMailer();
  return { mailer, recipients: () => mailer.sent.map(({ to }) => [to]) };
});

describeMailerContract('SMTP', async () => {
  const server = await startMailServer();
  const mailer = new SmtpMailer(settingsOf(server.port));
  return {
    mailer,
    recipients: () => server.received.map(({ to }) => to),
    stop: async () => {
      mailer.close();
      await server.stop();
    },
  };
});

describe('SmtpMailer', () => {
  const opened: { close(): void }[] = [];
  const servers: MailServer[] = [];
  const serving = async (options?: Parameters<typeof startMailServer>[0]) => {
    const server = await startMailServer(options);
    servers.push(server);
    return server;
  };
  const mailing = (settings: SmtpSettings) => {
    const mailer = new SmtpMailer(settings);
    opened.push(mailer);
    return mailer;
  };
  afterEach(async () => {
    for (const mailer of opened.splice(0)) mailer.close();
    for (const server of servers.splice(0)) await server.stop();
  });

  it('signs in over STARTTLS, and sends both forms of the text as an automatic mail', async () => {
    const server = await serving();
    await mailing(settingsOf(server.port)).send(MAIL);
    const [mail] = server.received;
    expect(mail).to.deep.include({ from: 'service@example.com', to: [MAIL.to], secure: true, user: 'robot' });
    expect(mail?.raw)
      .to.match(/^Auto-Submitted: auto-generated\r$/m)
      .and.match(/^Subject: =\?UTF-8\?/m);
    expect(mail?.raw).to.include('text/plain').and.include('text/html');
    expect(mail?.raw).to.not.match(/^Bcc:/im);
  });

  it('accepts TLS from the first byte', async () => {
    const server = await serving({ secure: true });
    const url = settingsOf(server.port).url.replace('smtp:', 'smtps:');
    await mailing(settingsOf(server.port, { url })).send(MAIL);
    expect(server.received).to.have.length(1);
  });

  it('does not send in clear to a server without STARTTLS', async () => {
    const server = await serving({ disabledCommands: ['STARTTLS'] });
    const failure = await failureOf(mailing(settingsOf(server.port)).send(MAIL), mailUnavailable);
    expect(failure.message).to.include('ETLS');
    expect(server.received).to.deep.equal([]);
  });

  it('sends in clear only when the configuration allows it', async () => {
    const server = await serving({ disabledCommands: ['STARTTLS', 'AUTH'], authOptional: true });
    const url = `smtp://localhost:${server.port}`;
    await mailing(settingsOf(server.port, { url, requireTls: false })).send(MAIL);
    expect(server.received.map(({ secure }) => secure)).to.deep.equal([false]);
  });

  it('does not trust a server whose certificate another authority signed', async () => {
    const server = await serving();
    const { ca: _, ...settings } = settingsOf(server.port);
    expect(await rejection(mailing(settings).send(MAIL))).to.equal('MAIL_UNAVAILABLE');
    expect(server.received).to.deep.equal([]);
  });

  it('reports a wrong password as temporary, because the configuration can be mended', async () => {
    const server = await serving();
    const url = `smtp://robot:wrong@localhost:${server.port}`;
    const failure = await failureOf(mailing(settingsOf(server.port, { url })).send(MAIL), mailUnavailable);
    expect(failure.message).to.include('EAUTH 535').and.not.include('wrong@');
  });

  for (const [reply, to, expected] of [
    [550, 'nobody@example.com', mailRefused],
    [451, 'busy@example.com', mailUnavailable],
  ] as const)
    it(`reports a recipient that the server refuses with ${reply} as ${expected.code}`, async () => {
      const server = await serving();
      const failure = await failureOf(mailing(settingsOf(server.port)).send({ ...MAIL, to }), expected);
      expect(failure.message).to.include(String(reply));
    });

  it('reports a server that is down', async () => {
    const failure = await failureOf(mailing(settingsOf(await freePort())).send(MAIL), mailUnavailable);
    expect(failure.message).to.match(/ESOCKET|ECONN/);
  });
});

describe('a service without a mail server', () => {
  it('refuses mail that was queued before', async () => {
    const mailer = await chooseMailer({ kind: 'none' }, () => ({ mailer: new InMemoryMailer() }));
    expect(await rejection(mailer.send(MAIL))).to.equal('MAIL_REFUSED');
  });
});
