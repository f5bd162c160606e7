import { expect } from 'chai';
import sinon from 'sinon';
import type { InMemoryKycStore } from '../../../src/adapters/store/kyc/kyc-store.memory.ts';
import type { ReportedIdentity } from '../../../src/application/ports/kyc.ts';
import type { KycSessionStatus } from '../../../src/domain/kyc/kyc-session.ts';
import type { WalletAddress } from '../../../src/domain/shared/wallet-address.ts';
import { aKey } from '../../support/chain/keys.ts';
import { expectRefusal } from '../../support/refusal.ts';
import {
  aWallet,
  aWorld,
  eligible,
  NOON,
  type SignedIn,
  signedIn,
  type TestWorld,
} from '../../support/service/world.ts';

const later = (minutes: number) => new Date(NOON.getTime() + minutes * 60_000);
const BLOCKED = { countryCode: 'IR', personId: 'stranger' };
const OWN = { countryCode: 'FR', personId: 'owner' };

/** A stranger opens a verification for a wallet whose owner was never here, and completes it with a document of his own. */
describe('a verification that a stranger opened', () => {
  let world: TestWorld;
  const wallet = () => victim.address as WalletAddress;
  let victim: ReturnType<typeof aWallet>;
  let foreign: { sessionId: string; verificationUrl: string };
  beforeEach(async () => {
    world = await aWorld({ BLOCKED_COUNTRIES: 'IR' });
    victim = aWallet();
    foreign = (await open({}, 'TIER_2').expect(200)).body;
  });
  afterEach(() => sinon.restore());

  const open = (headers: Record<string, string>, requestedTier = 'TIER_1') =>
    world.api.post('/api/kyc/session').set(headers).send({ wallet: wallet(), requestedTier });
  const decide = async (sessionId: string, status: KycSessionStatus, at: Date, identity: ReportedIdentity = {}) => {
    const { headers, body } = world.kycProvider.decide(sessionId, status, at, identity);
    const webhook = world.api.post('/api/kyc/webhook').set(headers as Record<string, string>);
    return (await webhook.send(Buffer.from(body).toString()).expect(200)).body.data.applied as boolean;
  };
  const signIn = async (): Promise<SignedIn> => {
    const owner = await signedIn(world, victim);
    const { termsVersion } = world.config.compliance;
    await world.api.post('/api/terms').set(owner.bearer).send({ wallet: wallet(), termsVersion }).expect(200);
    return owner;
  };
  const statusFor = async (headers: Record<string, string>, query = '') =>
    (await world.api.get(`/api/kyc/session?wallet=${wallet()}${query}`).set(headers).expect(200)).body;
  const buy = ({ bearer, address }: SignedIn, amount = '250000000') =>
    world.api
      .post('/api/sale/authorize')
      .set(bearer)
      .send({ wallet: address, amount, paymentToken: world.config.sale.paymentTokens[0].address });
  const upgrade = ({ bearer }: SignedIn, tier: string) =>
    world.api.get(`/api/kyc/upgrade-url?wallet=${wallet()}&tier=${tier}`).set(bearer);
  const link = ({ bearer }: SignedIn, sessionId: string) =>
    world.api.post('/api/kyc/link-session').set(bearer).send({ wallet: wallet(), sessionId });
  const bought = (figures: Readonly<Record<string, bigint>>) =>
    sinon.stub(world.saleContract, 'purchased').callsFake(async (one) => figures[one] ?? 0n);

  it('neither gives the owner a country and a person nor keeps him from his own', async () => {
    await decide(foreign.sessionId, 'approved', later(1), BLOCKED);
    const owner = await signIn();
    expect(await statusFor(owner.bearer)).to.include({ kycStatus: 'approved', kycTier: 'TIER_2' });
    expectRefusal(await buy(owner), 403, 'REGION_BLOCKED');

    const own = (await open(owner.bearer).expect(200)).body;
    expect(own).to.include({ kycStatus: 'pending', kycTier: 'TIER_1', canBuy: false, needsSessionCreation: false });
    expect(own.verificationUrl).to.be.a('string').and.not.equal(foreign.verificationUrl);
    expect((await open(owner.bearer).expect(200)).body).to.deep.equal(own);
    expectRefusal(await buy(owner), 403, 'KYC_REQUIRED');
    for (const [status, minutes] of [
      ['approved', 2],
      ['pending', 3],
    ] as const)
      await decide(foreign.sessionId, status, later(minutes), BLOCKED);
    expect(await statusFor(owner.bearer)).to.include({ kycStatus: 'pending', maxAllowed: '0' });

    await decide(own.sessionId, 'approved', later(4), OWN);
    await decide(foreign.sessionId, 'rejected', later(5));
    expect(await statusFor(owner.bearer)).to.include({ kycStatus: 'approved', kycTier: 'TIER_1', canBuy: true });
    const { data } = (await buy(owner).expect(200)).body;
    expect([data.isEU, data.maxAllowed]).to.deep.equal([true, '999990000']);
    const { profile } = (await world.api.get('/api/user').set(owner.bearer).expect(200)).body;
    expect(profile).to.include({ kycStatus: 'approved', countryCode: 'FR' });
  });

  it('that is completed after the owner opened his own changes nothing', async () => {
    const owner = await signIn();
    const own = (await open(owner.bearer, 'TIER_2').expect(200)).body;
    expect(own.sessionId).to.not.equal(foreign.sessionId);
    await decide(foreign.sessionId, 'approved', later(1), BLOCKED);
    world.clock.set(later(2));
    expect(await statusFor(owner.bearer)).to.include({ kycStatus: 'pending', verificationUrl: own.verificationUrl });
    expect(await statusFor({})).to.include({ kycStatus: 'pending', verificationUrl: null });
    await decide(own.sessionId, 'approved', later(3), OWN);
    await buy(owner).expect(200);
  });

  it('never has its link shown again: not to the stranger, the owner or operators, nor in a chat', async () => {
    const secret = (body: unknown) => JSON.stringify(body);
    const key = 'one-key';
    const other = await signedIn(world);
    const another = aWallet().address;
    const keyed = () =>
      world.api
        .post('/api/kyc/session')
        .set({ ...other.bearer, 'Idempotency-Key': key })
        .send({ wallet: another });
    expect((await keyed().expect(200)).body.verificationUrl).to.be.a('string');
    expectRefusal(await keyed(), 409, 'IDEMPOTENCY_ANSWER_NOT_KEPT');

    expect((await open({}, 'TIER_2').expect(200)).body).to.include({ verificationUrl: null, sessionId: null });
    const owner = await signIn();
    const { bearer } = await aKey(world, owner);
    const say = { message: 'what is the status of my verification?' };
    const call = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'chat', arguments: say } };
    const answers = [
      await statusFor({}),
      await statusFor(owner.bearer),
      await statusFor(owner.bearer, '&readonly=true'),
      (await world.api.get('/api/user').set(owner.bearer).expect(200)).body,
      (await world.api.post('/api/chat').set(owner.bearer).send(say).expect(200)).body,
      (
        await world.api
          .post('/mcp')
          .set({ ...bearer, accept: 'application/json, text/event-stream' })
          .send(call)
          .expect(200)
      ).text,
      (await upgrade(owner, 'TIER_2').expect(200)).body,
      (await open(owner.bearer, 'TIER_2').expect(200)).body,
      await world.kycs.verificationsOf(wallet()),
    ];
    for (const answer of answers) expect(secret(answer)).to.not.include(foreign.verificationUrl);
    expect(answers[1]).to.include({ kycStatus: 'pending', verificationUrl: null, needsSessionCreation: true });
  });

  it('does not limit the owner by what the stranger bought elsewhere, only by what the owner did', async () => {
    await decide(foreign.sessionId, 'approved', later(1), { ...BLOCKED, countryCode: 'FR' });
    const stranger = await eligible(world, 'TIER_1', aWallet(), { ...BLOCKED, countryCode: 'FR' });
    const second = await eligible(world, 'TIER_1', aWallet(), OWN);
    const owner = await signIn();
    const own = (await open(owner.bearer).expect(200)).body;
    await decide(own.sessionId, 'approved', later(2), OWN);
    bought({ [stranger.address]: 999_000_000n, [second.address]: 100_000_000n });
    expect((await buy(owner).expect(200)).body.data.maxAllowed).to.equal('899990000');
  });

  it('does not let a person buy the limit twice by disowning a verification under which was bought', async () => {
    await decide(foreign.sessionId, 'approved', later(1), OWN);
    const owner = await signIn();
    bought({ [owner.address]: 999_990_000n });
    await open(owner.bearer).expect(200);
    const second = await eligible(world, 'TIER_1', aWallet(), OWN);
    expectRefusal(await buy(second), 400, 'TIER_LIMIT_EXCEEDED');
  });

  describe('of a wallet to which operators granted a tier, after the owner opened his own and did not finish it', () => {
    const granted = async (identity: ReportedIdentity) => {
      await decide(foreign.sessionId, 'approved', later(0), identity);
      const owner = await signIn();
      (world.kycs as InMemoryKycStore).rule({ kind: 'grant', wallet: wallet(), tier: 'TIER_1', at: later(0) });
      const own = (await open(owner.bearer, 'TIER_2').expect(200)).body;
      expect(own).to.include({ kycStatus: 'approved', kycTier: 'TIER_1' });
      return { owner, own };
    };

    it('still names the country, until the owner’s is approved', async () => {
      const { owner, own } = await granted(BLOCKED);
      expectRefusal(await buy(owner), 403, 'REGION_BLOCKED');
      await decide(own.sessionId, 'approved', later(1), OWN);
      await buy(owner).expect(200);
    });

    it('still names the person, until the owner’s is approved', async () => {
      const second = await eligible(world, 'TIER_1', aWallet(), { personId: 'stranger' });
      const { owner, own } = await granted({ personId: 'stranger' });
      bought({ [second.address]: 900_000_000n });
      expectRefusal(await buy(owner), 400, 'TIER_LIMIT_EXCEEDED');
      await decide(own.sessionId, 'approved', later(1), OWN);
      await buy(owner).expect(200);
    });
  });

  it('does not keep the owner from the same tier or a lower one, by either endpoint', async () => {
    await decide(foreign.sessionId, 'approved', later(1), BLOCKED);
    const owner = await signIn();
    const { data } = (await upgrade(owner, 'TIER_1').expect(200)).body;
    expect(data).to.include({ currentTier: null, tier: 'TIER_1' });
    expect(await statusFor(owner.bearer)).to.include({ kycStatus: 'pending', verificationUrl: data.url });
    expect((await upgrade(owner, 'TIER_2').expect(200)).body.data.url).to.not.equal(foreign.verificationUrl);
    expectRefusal(await open({}, 'TIER_9'), 400, 'VALIDATION_FAILED', 'requestedTier');
  });

  it('counts for the owner who links it, but not while whoever has its link can decide it', async () => {
    const owner = await signIn();
    const own = (await open(owner.bearer).expect(200)).body;
    expectRefusal(await link(owner, foreign.sessionId), 409, 'KYC_SESSION_OPEN');
    world.kycProvider.decide(foreign.sessionId, 'approved', later(1), OWN);
    expect((await link(owner, foreign.sessionId).expect(200)).body.data).to.include({
      ...{ kycStatus: 'approved', kycTier: 'TIER_2', canBuy: true },
      verificationUrl: own.verificationUrl,
    });
    await buy(owner).expect(200);
    await decide(foreign.sessionId, 'rejected', later(2));
    expect(await statusFor(owner.bearer)).to.include({ kycStatus: 'pending', canBuy: false });
  });

  it('counts beside an upgrade only when the owner linked it', async () => {
    victim = aWallet();
    foreign = (await open({}).expect(200)).body;
    await decide(foreign.sessionId, 'approved', later(1), OWN);
    const owner = await signIn();
    const { url } = (await upgrade(owner, 'TIER_2').expect(200)).body.data;
    expect(await statusFor(owner.bearer)).to.include({ kycStatus: 'pending', verificationUrl: url });
    await link(owner, foreign.sessionId).expect(200);
    expect(await statusFor(owner.bearer)).to.include({
      ...{ kycStatus: 'approved', kycTier: 'TIER_1' },
      verificationUrl: url,
    });
    expectRefusal(await open(owner.bearer), 400, 'TIER_ALREADY_APPROVED');
  });

  it('raises an alarm when the owner’s own takes its place while authorizations are valid', async () => {
    await decide(foreign.sessionId, 'approved', later(1), OWN);
    const owner = await signIn();
    await buy(owner).expect(200);
    await open(owner.bearer).expect(200);
    await open(owner.bearer, 'TIER_2').expect(200);
    expect(world.raised).to.deep.equal(['authorization-at-risk']);
    await decide(foreign.sessionId, 'rejected', later(2));
    expect(world.raised).to.deep.equal(['authorization-at-risk']);
  });

  it('raises an alarm when it and the owner’s are of different persons', async () => {
    const owner = await signIn();
    const own = (await open(owner.bearer).expect(200)).body;
    await decide(own.sessionId, 'approved', later(1), OWN);
    expect(world.raised).to.deep.equal([]);
    await decide(foreign.sessionId, 'approved', later(2), BLOCKED);
    expect(world.raised).to.deep.equal(['wallet-of-two-persons']);
  });

  it('raises an alarm when a linked verification is of another person', async () => {
    await decide(foreign.sessionId, 'approved', later(1), BLOCKED);
    const owner = await signIn();
    const { id } = await world.kycProvider.openSession({ openedBy: 'owner', wallet: wallet(), tier: 'TIER_1' });
    world.kycProvider.decide(id, 'approved', later(2), OWN);
    await link(owner, id).expect(200);
    expect(world.raised).to.deep.equal(['wallet-of-two-persons']);
    expect(await statusFor(owner.bearer)).to.include({ kycStatus: 'approved', kycTier: 'TIER_1' });
  });

  it('gives the owner a link of his own also when both open at once', async () => {
    const owner = await signIn();
    const [own, ...strangers] = await Promise.all([
      open(owner.bearer, 'TIER_2'),
      ...Array.from({ length: 5 }, () => open({}, 'TIER_2')),
    ]);
    expect(own?.body.verificationUrl).to.be.a('string').and.not.equal(foreign.verificationUrl);
    for (const { body } of strangers) expect(body.verificationUrl).to.equal(null);
  });
});
