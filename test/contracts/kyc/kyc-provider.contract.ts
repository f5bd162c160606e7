import { expect } from 'chai';
import { Failure } from '../../../src/domain/shared/failure.ts';
import { ANN, BOB, type KycProviderTraits, type KycProviderWorld, secondsOn } from './kyc-provider.world.ts';
import { describeKycWebhookContract } from './kyc-webhook.contract.ts';

export function describeKycProviderContract(
  name: string,
  makeWorld: () => Promise<KycProviderWorld>,
  { proofCoversBody, tellsPlace, faults }: KycProviderTraits,
): void {
  describe(`KycProvider: ${name}`, () => {
    let world: KycProviderWorld;
    beforeEach(async () => {
      world = await makeWorld();
    });
    afterEach(() => world.close?.());

    describe('opening', () => describeOpening(() => world));
    describe('reporting', () => describeReporting(() => world, tellsPlace));
    describe('webhooks', () => describeKycWebhookContract(() => world, proofCoversBody));

    for (const fault of faults)
      it(`rejects with KYC_UNAVAILABLE when the provider is ${fault}, also for a session it approved`, async () => {
        const { id } = await world.provider.openSession({ openedBy: 'owner', wallet: ANN, tier: 'TIER_1' });
        await world.decide(id, 'approved', secondsOn(60));
        await world.suffer?.(fault);
        expect(await codeOf(world.provider.openSession({ openedBy: 'owner', wallet: BOB, tier: 'TIER_1' }))).to.equal(
          'KYC_UNAVAILABLE',
        );
        expect(await codeOf(world.provider.report(id))).to.equal('KYC_UNAVAILABLE');
      });
  });
}

function describeOpening(world: () => KycProviderWorld): void {
  it('returns an id and the verification URL', async () => {
    const callbackUrl = 'https://app.example/kyc/done';
    const { id, url } = await world().provider.openSession({
      openedBy: 'owner',
      wallet: ANN,
      tier: 'TIER_2',
      callbackUrl,
    });
    expect(id).to.be.a('string').with.length.greaterThan(0);
    expect(new URL(url).protocol).to.match(/^https?:$/);
  });

  it('opens different sessions with different URLs for two wallets', async () => {
    const ann = await world().provider.openSession({ openedBy: 'owner', wallet: ANN, tier: 'TIER_1' });
    const bob = await world().provider.openSession({ openedBy: 'owner', wallet: BOB, tier: 'TIER_1' });
    expect(ann.id).to.not.equal(bob.id);
    expect(ann.url).to.not.equal(bob.url);
  });

  it('opens a session other than those of the owner that ended here, also when they are unfinished there', async () => {
    const { provider } = world();
    const request = { openedBy: 'owner', wallet: ANN, tier: 'TIER_1' } as const;
    const ids = [];
    for (const ended of [0, 1, 12]) ids.push((await provider.openSession({ ...request, ended })).id);
    expect(new Set(ids).size).to.equal(3);
    for (const id of ids) {
      expect(await provider.report(id)).to.include({ wallet: ANN, tier: 'TIER_1', status: 'pending' });
      const webhook = await world().decide(id, 'approved', secondsOn(60));
      expect(provider.readWebhook(webhook, secondsOn(61))).to.include({ sessionId: id, wallet: ANN });
    }
  });

  it('opens different sessions for the owner and for a stranger, both of the wallet', async () => {
    const { provider } = world();
    const request = { wallet: ANN, tier: 'TIER_1' } as const;
    const stranger = await provider.openSession({ ...request, openedBy: 'stranger' });
    const owner = await provider.openSession({ ...request, openedBy: 'owner' });
    expect(owner.id).to.not.equal(stranger.id);
    expect(owner.url).to.not.equal(stranger.url);
    for (const { id } of [stranger, owner]) {
      expect(await provider.report(id)).to.include({ wallet: ANN, tier: 'TIER_1', status: 'pending' });
      const webhook = await world().decide(id, 'approved', secondsOn(60));
      expect(provider.readWebhook(webhook, secondsOn(61))).to.include({ sessionId: id, wallet: ANN });
    }
  });
}

function describeReporting(world: () => KycProviderWorld, tellsPlace: boolean): void {
  const open = async (wallet = ANN) =>
    (await world().provider.openSession({ openedBy: 'owner', wallet, tier: 'TIER_2' })).id;
  const statusOf = async (id: string) => (await world().provider.report(id))?.status;

  it('returns undefined for an unknown session', async () => {
    await open();
    expect(await world().provider.report('00000000-0000-4000-8000-000000000000')).to.equal(undefined);
  });

  it(`returns the requested tier, and ${tellsPlace ? 'the' : 'no'} verification URL`, async () => {
    for (const tier of ['TIER_1', 'TIER_2'] as const) {
      const { id, url } = await world().provider.openSession({
        openedBy: 'owner',
        wallet: tier === 'TIER_1' ? ANN : BOB,
        tier,
      });
      const report = await world().provider.report(id);
      expect([report?.url, report?.tier]).to.deep.equal([tellsPlace ? url : undefined, tier]);
    }
  });

  it('reports a new session as pending, with its wallet', async () => {
    const id = await open(BOB);
    const report = await world().provider.report(id);
    expect(report).to.include({ sessionId: id, wallet: BOB, tier: 'TIER_2', status: 'pending' });
    expect(report?.occurredAt).to.be.instanceOf(Date);
  });

  for (const status of ['approved', 'rejected'] as const)
    it(`reports only that session as ${status}`, async () => {
      const [decided, other] = [await open(ANN), await open(BOB)];
      await world().decide(decided, status, secondsOn(60));
      expect(await world().provider.report(decided)).to.include({ sessionId: decided, wallet: ANN, status });
      expect(await statusOf(other)).to.equal('pending');
    });

  it('reports a revoked approval', async () => {
    const id = await open();
    await world().decide(id, 'approved', secondsOn(60));
    await world().decide(id, 'rejected', secondsOn(120));
    expect(await statusOf(id)).to.equal('rejected');
  });
}

const codeOf = (attempt: Promise<unknown>) =>
  attempt.then(
    (value) => `answered ${JSON.stringify(value)}`,
    (error: unknown) => (error instanceof Failure ? error.code : String(error)),
  );
