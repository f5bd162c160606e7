import { randomUUID } from 'node:crypto';
import { expect } from 'chai';
import { InMemoryKycProvider } from '../../../src/adapters/kyc/kyc-provider.memory.ts';
import type { WalletAddress } from '../../../src/domain/shared/wallet-address.ts';
import { describeKycProviderContract } from '../../contracts/kyc/kyc-provider.contract.ts';

const SECRET = 'kyc-webhook-secret-ключ';
const OPENED_AT = new Date('2026-06-01T00:00:00.000Z');
const WALLET = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8' as WalletAddress;

const makeProvider = (baseUrl = 'https://kyc.example/verify') =>
  new InMemoryKycProvider(
    { clock: { now: () => OPENED_AT }, random: { uuid: randomUUID } },
    { baseUrl, webhookSecret: SECRET },
  );

const carrying = (secret: string, body: Uint8Array) => ({ headers: { 'x-webhook-secret': secret }, body });
const announcing = (body: object) => carrying(SECRET, Buffer.from(JSON.stringify(body)));

describeKycProviderContract(
  'in memory',
  async () => {
    const provider = makeProvider();
    return {
      provider,
      decide: async (id, status, at) => provider.decide(id, status, at),
      decideUndocumented: async (id, at) => {
        const { headers, body } = provider.decide(id, 'pending', at);
        return { headers, body: Buffer.from(Buffer.from(body).toString().replace('"pending"', '"approved-ish"')) };
      },
      authentic: (body) => carrying(SECRET, body),
      forged: (body) => carrying(`${SECRET}!`, body),
    };
  },
  { proofCoversBody: false, tellsPlace: true, faults: [] },
);

describe('InMemoryKycProvider', () => {
  const approval = {
    eventId: 'evt-1',
    sessionId: 'session-1',
    wallet: WALLET,
    status: 'approved',
    tier: 'TIER_2',
    occurredAt: '2026-06-01T10:00:00.123Z',
  };

  for (const baseUrl of ['https://kyc.example/verify', 'https://kyc.example/verify/'])
    it(`creates links below ${baseUrl}`, async () => {
      const { id, url } = await makeProvider(baseUrl).openSession({
        openedBy: 'owner',
        wallet: WALLET,
        tier: 'TIER_1',
      });
      expect(url).to.equal(`https://kyc.example/verify/${id}`);
    });

  it('reports a new session with the time of its opening', async () => {
    const provider = makeProvider();
    const { id } = await provider.openSession({ openedBy: 'owner', wallet: WALLET, tier: 'TIER_1' });
    expect((await provider.report(id))?.occurredAt).to.deep.equal(OPENED_AT);
  });

  it('reads the documented body, to the millisecond and with a checksummed wallet', () => {
    const event = makeProvider().readWebhook(announcing({ ...approval, wallet: WALLET.toLowerCase() }));
    expect(event).to.deep.equal({
      id: 'evt-1',
      sessionId: 'session-1',
      wallet: WALLET,
      status: 'approved',
      tier: 'TIER_2',
      occurredAt: new Date('2026-06-01T10:00:00.123Z'),
    });
  });

  it('accepts an old decision, which does not indicate a replay', () => {
    const event = makeProvider().readWebhook(announcing({ ...approval, occurredAt: '2001-01-01T00:00:00+02:00' }));
    expect(event.occurredAt).to.deep.equal(new Date('2000-12-31T22:00:00.000Z'));
  });

  const BROKEN: Readonly<Record<string, unknown>> = {
    'an unknown key': { ...approval, approvedBy: 'somebody' },
    'an unknown tier': { ...approval, tier: 'TIER_4' },
    'a status in capitals': { ...approval, status: 'APPROVED' },
    'an unknown status': { ...approval, status: 'in_review' },
    'a wallet that is none': { ...approval, wallet: '0x1234' },
    'a wallet of a wrong checksum': { ...approval, wallet: WALLET.replace('C5', 'c5') },
    'a day that does not exist': { ...approval, occurredAt: '2026-02-30T00:00:00Z' },
    'a time of no zone': { ...approval, occurredAt: '2026-06-01T10:00:00' },
    'a time in seconds': { ...approval, occurredAt: 1_780_000_000 },
    'an empty event id': { ...approval, eventId: '' },
    'a session id too long to keep': { ...approval, sessionId: 's'.repeat(201) },
  };
  for (const [what, body] of Object.entries(BROKEN))
    it(`rejects ${what}`, () => {
      expect(() => makeProvider().readWebhook(announcing(body as object)))
        .to.throw()
        .with.property('code', 'WEBHOOK_UNREADABLE');
    });
  for (const key of Object.keys(approval))
    it(`rejects a body without ${key}`, () => {
      const body = { ...approval, [key]: undefined };
      expect(() => makeProvider().readWebhook(announcing(body)))
        .to.throw()
        .with.property('code', 'WEBHOOK_UNREADABLE');
    });

  describe('after a webhook was delivered', () => {
    const deliver = async (provider: InMemoryKycProvider, changes: object) => {
      provider.readWebhook(announcing({ ...approval, ...changes }));
    };

    it('reports the status of the webhook', async () => {
      const provider = makeProvider();
      const { id } = await provider.openSession({ openedBy: 'owner', wallet: WALLET, tier: 'TIER_2' });
      await deliver(provider, { sessionId: id });
      expect(await provider.report(id)).to.deep.equal({
        sessionId: id,
        wallet: WALLET,
        tier: 'TIER_2',
        status: 'approved',
        url: `https://kyc.example/verify/${id}`,
        occurredAt: new Date(approval.occurredAt),
      });
    });

    it('reports a session that was opened elsewhere', async () => {
      const provider = makeProvider();
      await deliver(provider, {});
      expect(await provider.report('session-1')).to.include({ wallet: WALLET, status: 'approved' });
    });

    it('does not report a forged one', async () => {
      const provider = makeProvider();
      const { id } = await provider.openSession({ openedBy: 'owner', wallet: WALLET, tier: 'TIER_2' });
      const body = Buffer.from(JSON.stringify({ ...approval, sessionId: id }));
      expect(() => provider.readWebhook(carrying('guess', body)))
        .to.throw()
        .with.property('code', 'WEBHOOK_SECRET_INVALID');
      expect(() => provider.readWebhook({ headers: {}, body }))
        .to.throw()
        .with.property('code', 'WEBHOOK_SECRET_INVALID');
      expect(await provider.report(id)).to.include({ status: 'pending' });
    });

    it('keeps the newer status when a webhook is late', async () => {
      const provider = makeProvider();
      const { id } = await provider.openSession({ openedBy: 'owner', wallet: WALLET, tier: 'TIER_2' });
      await deliver(provider, { sessionId: id, status: 'rejected', occurredAt: '2026-06-01T12:00:00Z' });
      await deliver(provider, { sessionId: id, status: 'approved', occurredAt: '2026-06-01T11:59:59Z' });
      expect(await provider.report(id)).to.include({ status: 'rejected' });
    });

    it('reports an approval that arrives after a newer webhook without a decision', async () => {
      const provider = makeProvider();
      const { id } = await provider.openSession({ openedBy: 'owner', wallet: WALLET, tier: 'TIER_2' });
      await deliver(provider, { sessionId: id, status: 'pending', occurredAt: '2026-06-01T12:00:00Z' });
      await deliver(provider, { sessionId: id, status: 'approved', occurredAt: '2026-06-01T11:59:59Z' });
      expect(await provider.report(id)).to.include({ status: 'approved' });
    });

    it('accepts a decision whose clock is behind that of the opening', async () => {
      const provider = makeProvider();
      const { id } = await provider.openSession({ openedBy: 'owner', wallet: WALLET, tier: 'TIER_2' });
      await deliver(provider, { sessionId: id, occurredAt: '2026-05-31T23:59:59Z' });
      expect(await provider.report(id)).to.include({ status: 'approved' });
    });

    it('does not assign the session to another wallet', async () => {
      const provider = makeProvider();
      const { id } = await provider.openSession({ openedBy: 'owner', wallet: WALLET, tier: 'TIER_2' });
      await deliver(provider, { sessionId: id, wallet: '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC' });
      expect(await provider.report(id)).to.include({ wallet: WALLET, status: 'pending' });
    });
  });

  it('cannot decide an unknown session', () => {
    expect(() => makeProvider().decide('nobody', 'approved', OPENED_AT)).to.throw('no verification session nobody');
  });
});
