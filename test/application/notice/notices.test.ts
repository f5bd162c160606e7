import { expect } from 'chai';
import sinon from 'sinon';
import { kycUseCases } from '../../../src/application/kyc/index.ts';
import { noticeUseCases } from '../../../src/application/notice/index.ts';
import { MAX_ATTEMPTS } from '../../../src/domain/messaging/delivery-policy.ts';
import { mailRefused, mailUnavailable } from '../../../src/domain/notice/errors.ts';
import type { WalletAddress } from '../../../src/domain/shared/wallet-address.ts';
import { block, purchase, step } from '../../support/fixtures/sale-fixtures.ts';
import { aWallet, aWorld, eligible, signedIn, type TestWorld } from '../../support/service/world.ts';

const HOUR_MS = 60 * 60_000;
const EMAIL = 'alice@example.com';
const WEBHOOK = {
  ALARM_WEBHOOK_URL: 'http://127.0.0.1:1/',
  ALARM_WEBHOOK_SECRET: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
};
const ALARM = { name: 'swap-quote-unsafe', message: 'A quote was unsafe', facts: { chainId: 10 } } as const;

describe('notices', () => {
  const send = (world: TestWorld) => noticeUseCases(world).send();
  const subjects = (world: TestWorld) => world.mailer.sent.map(({ to, subject }) => `${to}: ${subject}`);
  const asking = (world: TestWorld, wallet: WalletAddress, flags: object, emailVerified = true) =>
    world.users.revise(wallet, (user) => ({ user: { ...user, email: EMAIL, emailVerified, ...flags }, history: [] }));

  it('are about a verification, for whom notifyAml asks, once', async () => {
    const world = await aWorld();
    const { address } = await eligible(world);
    await asking(world, address, { notifyAml: true });
    await send(world);
    await send(world);
    expect(subjects(world)).to.deep.equal([`${EMAIL}: Your identity verification was approved`]);
  });

  it('say that a verification was opened without the wallet’s session, until the owner has one of his own', async () => {
    const world = await aWorld();
    const victim = aWallet();
    const wallet = victim.address as WalletAddress;
    const open = (headers: Record<string, string>) =>
      world.api.post('/api/kyc/session').set(headers).send({ wallet }).expect(200);
    const decide = (sessionId: string, decision: 'approved' | 'rejected', minutes: number) => {
      const at = new Date(world.clock.now().getTime() + minutes * 60_000);
      return kycUseCases(world).receiveWebhook(world.kycProvider.decide(sessionId, decision, at));
    };
    const { sessionId: foreign } = (await open({})).body;
    const owner = await signedIn(world, victim);
    await asking(world, wallet, { notifyAml: true });
    await decide(foreign, 'approved', 1);
    await send(world);
    expect(world.mailer.sent.map(({ text }) => text)[0]).to.include('without signing in with this wallet');
    const { sessionId: own } = (await open(owner.bearer)).body;
    await decide(foreign, 'rejected', 2);
    await decide(own, 'approved', 3);
    await send(world);
    expect(world.mailer.sent).to.have.length(2);
    expect(world.mailer.sent[1]?.text).to.not.include('without signing in');
  });

  for (const [why, flags, emailVerified] of [
    ['the profile does not ask for them', {}, true],
    ['the address is not verified', { notifyAml: true }, false],
  ] as const)
    it(`are not sent when ${why}`, async () => {
      const world = await aWorld();
      const { address } = await eligible(world);
      await asking(world, address, flags, emailVerified);
      expect(await send(world)).to.deep.equal({ sent: 1, failed: 0 });
      expect(world.mailer.sent).to.deep.equal([]);
    });

  it('are about a confirmed purchase, for whom notifyVesting asks, once', async () => {
    const world = await aWorld();
    const { address } = await eligible(world);
    await asking(world, address, { notifyVesting: true });
    await world.purchaseIndex.commit(step(block(5), { confirmed: [purchase(1, 5, { buyer: address })] }));
    await send(world);
    await send(world);
    expect(subjects(world)).to.deep.equal([`${EMAIL}: Your purchase is confirmed`]);
  });

  it('are about new terms, for whom notifyUpdates asks and who accepted earlier ones, once', async () => {
    const world = await aWorld();
    const { address } = await eligible(world);
    await asking(world, address, { notifyUpdates: true });
    const announce = (version: string) =>
      noticeUseCases({
        ...world,
        compliancePolicy: { ...world.compliancePolicy, termsVersion: version },
      }).announceTerms();
    expect([await announce('1'), await announce('2'), await announce('2')]).to.deep.equal([0, 1, 0]);
    await send(world);
    expect(subjects(world)).to.deep.equal([`${EMAIL}: The terms have changed`]);
  });

  it('are about alarms, to the configured mailbox and webhook, once for each opening', async () => {
    const world = await aWorld({ ALARM_EMAIL: 'ops@example.com', ...WEBHOOK });
    const deliver = sinon.stub(world.alarmReceiver, 'deliver').resolves();
    await world.alarms.raise(ALARM);
    await world.alarms.raise(ALARM);
    await send(world);
    await send(world);
    expect(subjects(world)).to.deep.equal(['ops@example.com: Alarm: swap-quote-unsafe']);
    expect(
      deliver.args.map(([id, { kind, count }]) => [/^alarm_[0-9a-f-]{36}_1$/.test(id), kind, count]),
    ).to.deep.equal([[true, ALARM.name, 2]]);
  });

  it('are tried again later when the mail server is down, with the same words', async () => {
    const world = await aWorld({ ALARM_EMAIL: 'ops@example.com' });
    const down = sinon.stub(world.mailer, 'send').rejects(mailUnavailable({ reason: 'ECONNECTION' }));
    await world.alarms.raise(ALARM);
    expect(await send(world)).to.deep.equal({ sent: 0, failed: 1 });
    down.restore();
    expect(await send(world)).to.deep.equal({ sent: 0, failed: 0 });
    world.clock.advance(HOUR_MS);
    expect(await send(world)).to.deep.equal({ sent: 1, failed: 0 });
  });

  it('raise an alarm after the last attempt, which does not repeat itself', async () => {
    const world = await aWorld({ ALARM_EMAIL: 'ops@example.com' });
    sinon.stub(world.mailer, 'send').rejects(mailUnavailable({ reason: 'ECONNECTION' }));
    await world.alarms.raise(ALARM);
    for (let hour = 0; hour < 3 * MAX_ATTEMPTS; hour += 1) {
      await send(world);
      world.clock.advance(2 * HOUR_MS);
    }
    expect(world.raised).to.deep.equal([ALARM.name, 'notice-dead', 'notice-dead']);
    expect(world.errorTracker.tracked.every(({ source }) => source === 'notice')).to.equal(true);
    expect(world.errorTracker.tracked).to.not.be.empty;
    expect((await world.alarmStore.list('open', { limit: 10 })).items).to.have.length(2);
  });

  it('end at once when a person’s address is refused, without an alarm', async () => {
    const world = await aWorld();
    const { address } = await eligible(world);
    await asking(world, address, { notifyAml: true });
    const refused = sinon.stub(world.mailer, 'send').rejects(mailRefused({ reason: '550' }));
    await send(world);
    world.clock.advance(HOUR_MS);
    await send(world);
    expect(refused.callCount).to.equal(1);
    expect(world.raised).to.deep.equal([]);
  });
});
