import { createHmac } from 'node:crypto';
import { expect } from 'chai';
import { SettableClock } from '../../src/adapters/local/clock.ts';
import type { Ports } from '../../src/application/ports/index.ts';
import { firstRaised } from '../../src/domain/alarm/alarm.ts';
import { CHALLENGE_FOREIGN } from '../../src/domain/payment/payment.ts';
import { Failure } from '../../src/domain/shared/failure.ts';
import { ConfigError } from '../../src/infrastructure/config/env-reader.ts';
import { readConfig } from '../../src/infrastructure/config/read-config.ts';
import { withDrawnSecrets } from '../../src/infrastructure/config/secrets.ts';
import { buildAdapterSets } from '../../src/infrastructure/container/adapter-sets.ts';
import { choosePorts } from '../../src/infrastructure/container/ports.ts';
import { openTools, type Tools } from '../../src/infrastructure/container/tools.ts';
import { AN_ID, aRaised } from '../support/fixtures/notice-fixtures.ts';
import { NOON } from '../support/noon.ts';
import { DIDIT } from '../support/servers/didit-server.ts';
import { type Asked, startProviderServer } from '../support/servers/provider-server.ts';
import { digestOf, SUMSUB } from '../support/servers/sumsub-server.ts';
import { watching } from '../support/service/undocumented.ts';

const { env: COMMON } = withDrawnSecrets({ DATA_DIR: 'memory' }, undefined);
type Env = Readonly<Record<string, string>>;
const hmac = (secret: string, body: Buffer) => createHmac('sha256', secret).update(body).digest('hex');

/** Whether these adapters accept a delivery that the provider signs with the secret: a body that cannot be read was authentic. */
type Accepts = (ports: Ports, secret: string) => boolean;
const BODY = Buffer.from('{}');
const accepts =
  (read: (ports: Ports, secret: string) => unknown): Accepts =>
  (ports, secret) => {
    try {
      read(ports, secret);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      return !['WEBHOOK_SECRET_INVALID', 'UPDATE_NOT_AUTHENTIC'].includes(error.code);
    }
    return true;
  };

const INBOUND: Readonly<Record<string, Readonly<{ env: Env; accepts: Accepts }>>> = {
  DIDIT_WEBHOOK_SECRET: {
    env: {
      KYC_PROVIDER: 'didit',
      DIDIT_API_KEY: DIDIT.apiKey,
      DIDIT_WORKFLOW_TIER_1: DIDIT.workflows.TIER_1,
      DIDIT_WORKFLOW_TIER_2: DIDIT.workflows.TIER_2,
    },
    accepts: accepts(({ kycProvider }, secret) => {
      const headers = { 'x-timestamp': String(NOON.getTime() / 1000), 'x-signature': hmac(secret, BODY) };
      return kycProvider.readWebhook({ headers, body: BODY }, NOON);
    }),
  },
  SUMSUB_WEBHOOK_SECRET: {
    env: {
      KYC_PROVIDER: 'sumsub',
      SUMSUB_APP_TOKEN: SUMSUB.appToken,
      SUMSUB_SECRET_KEY: SUMSUB.secretKey,
      SUMSUB_LEVEL_TIER_1: SUMSUB.levels.TIER_1,
      SUMSUB_LEVEL_TIER_2: SUMSUB.levels.TIER_2,
    },
    accepts: accepts(({ kycProvider }, secret) =>
      kycProvider.readWebhook({ headers: digestOf(BODY, 'SHA256', secret), body: BODY }, NOON),
    ),
  },
  WHATSAPP_APP_SECRET: {
    env: {},
    accepts: accepts(({ messageInbox }, secret) =>
      messageInbox.read({ headers: { 'x-hub-signature-256': `sha256=${hmac(secret, BODY)}` }, body: BODY }, 'whatsapp'),
    ),
  },
  TELEGRAM_WEBHOOK_SECRET: {
    env: {},
    accepts: accepts(({ messageInbox }, secret) =>
      messageInbox.read({ headers: { 'x-telegram-bot-api-secret-token': secret }, body: BODY }, 'telegram'),
    ),
  },
};

const [OLD, FRESH] = ['the-secret-before-the-rotation', 'the-secret-after-the-rotation'];

describe('the rotation of', () => {
  let tools: Tools;
  before(async () => {
    tools = await openTools(readConfig(COMMON), watching());
  });
  const started = async (env: Env, with_ = tools): Promise<Ports> => {
    const config = readConfig({ ...COMMON, ...env });
    return choosePorts(config, with_, await buildAdapterSets(config, new SettableClock(NOON)));
  };

  for (const [name, { env, accepts: isAccepted }] of Object.entries(INBOUND))
    it(`${name} accepts both secrets while PREVIOUS_${name} is set, and the new one alone afterwards`, async () => {
      const steps = [{ [name]: OLD }, { [name]: FRESH, [`PREVIOUS_${name}`]: OLD }, { [name]: FRESH }];
      const [before, during, after] = await Promise.all(steps.map((step) => started({ ...env, ...step })));
      const accepted = [before, during, after].map((ports) =>
        [OLD, FRESH, ''].map((secret) => isAccepted(ports as Ports, secret)),
      );
      expect(accepted).to.deep.equal([
        [true, false, false],
        [true, true, false],
        [false, true, false],
      ]);
    });

  const NAMES = [...Object.keys(INBOUND), 'ALARM_WEBHOOK_SECRET'];
  const faultsOf = (env: Env): readonly string[] => {
    try {
      readConfig({ ...COMMON, ...env });
    } catch (error) {
      if (error instanceof ConfigError) return error.faults;
      throw error;
    }
    return [];
  };
  for (const name of NAMES) {
    const secret = name.startsWith('ALARM') ? `whsec_${Buffer.alloc(32, 7).toString('base64')}` : OLD;
    it(`${name} ends the start when only PREVIOUS_${name} is set, or is the same`, () => {
      const previous = { [`PREVIOUS_${name}`]: secret };
      expect(faultsOf(previous)).to.include(
        `PREVIOUS_${name} needs ${name}, the current value: set it, or unset PREVIOUS_${name}`,
      );
      expect(faultsOf({ ...previous, [name]: secret })).to.include(
        `PREVIOUS_${name} must not be the value of ${name}: set it to the former value, or unset it`,
      );
    });
  }

  for (const name of ['PREVIOUS_CRON_SECRET', 'PREVIOUS_TELEGRAM_BOT_TOKEN', 'PREVIOUS_API_KEY_PEPPER_FILE'])
    it(`${name} ends the start, because there is none`, () => {
      const [fault = ''] = faultsOf({ [name]: OLD });
      expect(fault).to.match(new RegExp(`^${name.replace('_FILE', '')} does not exist`));
      for (const known of NAMES) expect(fault).to.include(`PREVIOUS_${known}`);
    });

  it('ALARM_WEBHOOK_SECRET signs with both secrets while the previous one is set', async () => {
    const asked: Asked[] = [];
    const receiver = await startProviderServer((request) => {
      asked.push(request);
      return {};
    });
    const [old, fresh] = ['an old key of 24+ bytes, yes', 'a new key of 24+ bytes, yes!'].map((text) =>
      Buffer.from(text),
    );
    const whsec = (key: Buffer | undefined) => `whsec_${key?.toString('base64')}`;
    const steps = [
      { ALARM_WEBHOOK_SECRET: whsec(old) },
      { ALARM_WEBHOOK_SECRET: whsec(fresh), PREVIOUS_ALARM_WEBHOOK_SECRET: whsec(old) },
      { ALARM_WEBHOOK_SECRET: whsec(fresh) },
    ];
    for (const step of steps) {
      const { alarmReceiver } = await started({ ALARM_WEBHOOK_URL: receiver.url, ...step });
      await alarmReceiver.deliver('alarm_1', firstRaised(AN_ID, aRaised()));
    }
    const verifiedBy = asked.map(({ headers, sent }) => {
      const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${sent}`;
      const given = String(headers['webhook-signature']).split(' ');
      return [old, fresh].map((key) =>
        given.includes(
          `v1,${createHmac('sha256', key ?? '')
            .update(signed)
            .digest('base64')}`,
        ),
      );
    });
    expect(verifiedBy).to.deep.equal([
      [true, false],
      [true, true],
      [false, true],
    ]);
    await receiver.stop();
  });

  it('MPP_SECRET_KEYS issues with the first key, and recognizes challenges of every key of the list', async () => {
    const address = '0x20C0000000000000000000000000000000000000';
    const rail = { MPP_RAIL: 'tempo', MPP_CHAIN_ID: '42431', MPP_RPC_URL: 'http://127.0.0.1:1' };
    const [old, fresh] = ['an old key of challenges of 32 bytes', 'a newer key of challenges of 32 bytes'];
    const rails = await Promise.all(
      [old, `${old},${fresh}`, `${fresh},${old}`, fresh].map(async (keys) => {
        const env = { ...rail, MPP_CURRENCY: address, MPP_RECIPIENT: address, MPP_SECRET_KEYS: keys };
        const own = await openTools(readConfig({ ...COMMON, ...env }), watching());
        return (await started(env, own)).paymentRail;
      }),
    );
    const offer = { amount: 10_000n, description: 'a snapshot', resource: '/api/agent/market-snapshot' };
    const challenges = await Promise.all(rails.map((one) => one.challenge(offer, NOON)));
    const recognized = await Promise.all(
      challenges.map(
        async (challenge) =>
          await Promise.all(
            rails.map(async (one) => {
              const verdict = await one.validate(
                { challenge, payload: { type: 'transaction', signature: '0x' } },
                offer,
                NOON,
              );
              return verdict.refusal?.reason !== CHALLENGE_FOREIGN.reason;
            }),
          ),
      ),
    );
    // Rows are the issuers of the four steps, columns the readers: neighbours recognize each other.
    expect(recognized).to.deep.equal([
      [true, true, true, false],
      [true, true, true, false],
      [false, true, true, true],
      [false, true, true, true],
    ]);
  });
});
