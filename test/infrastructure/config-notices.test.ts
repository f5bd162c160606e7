import { expect } from 'chai';
import { readConfig } from '../../src/infrastructure/config/read-config.ts';
import { faultsOf, MAIL, PRODUCTION, SECRETS } from '../support/fixtures/live-environment.ts';

const SIGNED = {
  ALARM_WEBHOOK_URL: 'https://ops.example/hook',
  ALARM_WEBHOOK_SECRET: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
};

describe('the configuration of mail and alarms', () => {
  it('reads mail over TLS once SMTP_URL is set, and none in production without it', () => {
    expect(readConfig({ ...SECRETS, ...MAIL }).adapters.mail).to.deep.equal({
      kind: 'smtp',
      url: MAIL.SMTP_URL,
      requireTls: true,
      from: MAIL.MAIL_FROM,
      fromName: '',
    });
    expect(readConfig({ ...SECRETS }).adapters.mail).to.deep.equal({ kind: 'memory' });
    expect(readConfig({ ...SECRETS, SMTP_URL: MAIL.SMTP_URL }).adapters.mail).to.deep.equal({ kind: 'memory' });
    expect(readConfig({ ...PRODUCTION, ...MAIL, MAIL_PROVIDER: undefined }).adapters.mail.kind).to.equal('smtp');
    expect(readConfig(PRODUCTION).adapters.mail).to.deep.equal({ kind: 'none' });
    expect(faultsOf({ ...SECRETS, MAIL_PROVIDER: 'smtp' }).join()).to.match(/^SMTP_URL.*MAIL_FROM/);
    expect(faultsOf({ ...SECRETS, MAIL_PROVIDER: 'smtp', SMTP_URL: MAIL.SMTP_URL }).join()).to.match(/^MAIL_FROM/);
    expect(faultsOf({ ...SECRETS, ...MAIL, MAIL_FROM: 'Service <a@example.com>' }).join()).to.match(/^MAIL_FROM/);
    const local = readConfig({ ...SECRETS, ...MAIL, SMTP_URL: 'smtp://127.0.0.1:25' }).adapters.mail;
    expect(local).to.include({ requireTls: false });
    expect(faultsOf({ ...SECRETS, ...MAIL, SMTP_CA_FILE: '/nowhere/ca.pem' }).join()).to.match(/^SMTP_CA_FILE.*ENOENT/);
    expect(faultsOf({ ...SECRETS, MAIL_PROVIDER: 'none', ALARM_EMAIL: 'ops@example.com' }).join()).to.match(
      /^ALARM_EMAIL/,
    );
  });

  it('reads a receiver of alarms only with a secret that can sign', () => {
    expect(readConfig({ ...SECRETS, ...SIGNED }).notices.alarmWebhook).to.deep.equal({
      url: SIGNED.ALARM_WEBHOOK_URL,
      secret: SIGNED.ALARM_WEBHOOK_SECRET,
    });
    for (const secret of [
      '',
      'whsec_',
      'whsec_c2hvcnQ=',
      'MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
      `whsec_${'A'.repeat(32)}`,
    ])
      expect(faultsOf({ ...SECRETS, ...SIGNED, ALARM_WEBHOOK_SECRET: secret }).join(), secret).to.match(
        /ALARM_WEBHOOK_SECRET/,
      );
  });
});
