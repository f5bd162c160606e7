import { createHmac } from 'node:crypto';
import { expect } from 'chai';
import { noAlarmReceiver, WebhookAlarmReceiver } from '../../../src/adapters/alarm/alarm-receiver.webhook.ts';
import { InMemoryAlarmReceiver } from '../../../src/adapters/alarm/alarms.memory.ts';
import { SettableClock } from '../../../src/adapters/local/clock.ts';
import type { AlarmReceiver } from '../../../src/application/ports/notice.ts';
import { type AlarmRow, firstRaised } from '../../../src/domain/alarm/alarm.ts';
import { webhookRefused, webhookUnavailable } from '../../../src/domain/notice/errors.ts';
import { AN_ID, aRaised } from '../../support/fixtures/notice-fixtures.ts';
import { NOON } from '../../support/noon.ts';
import { failureOf, rejection } from '../../support/rejection.ts';
import { freePort } from '../../support/servers/free-port.ts';
import { type ProviderServer, Reply, startProviderServer } from '../../support/servers/provider-server.ts';

const KEY = Buffer.from('a key of twenty-four by!');
const SECRET = `whsec_${KEY.toString('base64')}`;
const ALARM = firstRaised(AN_ID, aRaised());

type World = Readonly<{ receiver: AlarmReceiver; delivered(): readonly AlarmRow[]; stop?(): Promise<void> }>;

function describeAlarmReceiverContract(name: string, makeWorld: () => Promise<World>): void {
  describe(`AlarmReceiver: ${name}`, () => {
    let world: World;
    beforeEach(async () => {
      world = await makeWorld();
    });
    afterEach(async () => await world.stop?.());

    it('delivers an alarm whole', async () => {
      await world.receiver.deliver('alarm_1', ALARM);
      expect(JSON.parse(JSON.stringify(world.delivered()))).to.deep.equal([JSON.parse(JSON.stringify(ALARM))]);
    });

    it('delivers again when it is asked again', async () => {
      for (const _ of [1, 2]) await world.receiver.deliver('alarm_1', ALARM);
      expect(world.delivered()).to.have.length(2);
    });
  });
}

describeAlarmReceiverContract('in memory', async () => {
  const receiver = new InMemoryAlarmReceiver();
  return { receiver, delivered: () => receiver.delivered.map(({ alarm }) => alarm) };
});

describe('without an alarm receiver', () => {
  it('refuses what was queued for a receiver that was removed', async () => {
    await failureOf(noAlarmReceiver.deliver('alarm_1_1', {} as AlarmRow), webhookRefused);
  });
});

const receiving = (url: string, clock = new SettableClock(NOON)) =>
  new WebhookAlarmReceiver({ url, secret: SECRET }, clock);

describeAlarmReceiverContract('webhook', async () => {
  const server = await startProviderServer(() => ({}));
  return {
    receiver: receiving(`${server.url}/hooks?team=ops`),
    delivered: () => server.asked.map(({ body }) => (body as { data: AlarmRow }).data),
    stop: server.stop,
  };
});

describe('WebhookAlarmReceiver', () => {
  let server: ProviderServer;
  let reply = new Reply(204, '');
  beforeEach(async () => {
    reply = new Reply(204, '');
    server = await startProviderServer(() => reply);
  });
  afterEach(() => server.stop());

  it('signs id, time and body as Standard Webhooks does', async () => {
    await receiving(server.url).deliver('alarm_1', ALARM);
    const [{ method, headers, sent } = server.asked[0] as never] = server.asked;
    const timestamp = String(NOON.getTime() / 1000);
    const signature = createHmac('sha256', KEY).update(`alarm_1.${timestamp}.${sent}`).digest('base64');
    expect(method).to.equal('POST');
    expect(headers).to.include({
      'content-type': 'application/json',
      'webhook-id': 'alarm_1',
      'webhook-timestamp': timestamp,
      'webhook-signature': `v1,${signature}`,
    });
    expect(JSON.parse(sent)).to.deep.include({
      type: 'alarm.sponsored-request-failed',
      timestamp: ALARM.lastAt.toISOString(),
    });
  });

  it('matches the published test vector of the signature', () => {
    const secret = Buffer.from('MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', 'base64');
    const signed = 'msg_p5jXN8AQM9LWM0D4loKWxJek.1614265330.{"test": 2432232314}';
    const signature = createHmac('sha256', secret).update(signed).digest('base64');
    expect(signature).to.equal('g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=');
  });

  it('keeps the id and moves the time in another attempt', async () => {
    const clock = new SettableClock(NOON);
    const receiver = receiving(server.url, clock);
    await receiver.deliver('alarm_1', ALARM);
    clock.advance(60_000);
    await receiver.deliver('alarm_1', ALARM);
    const headers = server.asked.map((asked) => [asked.headers['webhook-id'], asked.headers['webhook-timestamp']]);
    expect(headers[0]?.[0]).to.equal(headers[1]?.[0]);
    expect(Number(headers[1]?.[1]) - Number(headers[0]?.[1])).to.equal(60);
  });

  for (const status of [302, 400, 404, 500, 503])
    it(`reports HTTP ${status} as a failure that can pass`, async () => {
      reply = new Reply(status, '', { location: 'https://elsewhere.example' });
      expect(await rejection(receiving(server.url).deliver('alarm_1', ALARM))).to.equal('WEBHOOK_UNAVAILABLE');
    });

  it('reports how long a receiver that limits its rate wants to rest', async () => {
    reply = new Reply(429, '', { 'retry-after': '120' });
    const failure = await failureOf(receiving(server.url).deliver('alarm_1', ALARM), webhookUnavailable);
    expect(failure.facts.retryAfterMs).to.equal(120_000);
  });

  it('reports a receiver that is gone as permanent', async () => {
    reply = new Reply(410, '');
    await failureOf(receiving(server.url).deliver('alarm_1', ALARM), webhookRefused);
  });

  it('reports a receiver that is down, without the URL', async () => {
    const url = `http://127.0.0.1:${await freePort()}/secret-path`;
    const failure = await failureOf(receiving(url).deliver('alarm_1', ALARM), webhookUnavailable);
    expect(failure.message).to.not.include('secret-path');
  });
});
