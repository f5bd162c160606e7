import { expect } from 'chai';
import { Wallet } from 'ethers';
import sinon from 'sinon';
import { developmentAccounts } from '../../../contracts/kit/accounts.ts';
import { payByVoucher } from '../../../src/adapters/payment-rail/voucher.ts';
import { MARKET_SNAPSHOT_OFFER } from '../../../src/domain/payment/offer.ts';
import { storeUnavailable } from '../../../src/domain/shared/failures.ts';
import { expectRefusal } from '../../support/refusal.ts';
import { aWorld, type SignedIn, signedIn, type TestWorld } from '../../support/service/world.ts';

const PATH = '/api/mpp/consent';
const NOTHING = { total: 0, payments: 0 };

describe(PATH, () => {
  let world: TestWorld;
  let alice: SignedIn;
  beforeEach(async () => {
    world = await aWorld();
    alice = await signedIn(world, new Wallet(developmentAccounts[1].privateKey));
  });

  const view = async (who = alice) => (await world.api.get(PATH).set(who.bearer).expect(200)).body;
  const grant = (body: object) => world.api.post(PATH).set(alice.bearer).send(body);

  it('returns no consent before one is given', async () => {
    expect(await view()).to.deep.equal({
      success: true,
      consent: null,
      mppEnabled: true,
      spend: { allTime: NOTHING, today: NOTHING },
      recentPayments: [],
    });
  });

  it('stores the consent for this wallet only', async () => {
    const consentGrantedAt = world.clock.now().toISOString();
    const { body } = await grant({ autoFundEnabled: true, preferredSourceChain: 'solana' }).expect(200);
    const consent = { autoFundEnabled: true, preferredSourceChain: 'solana', consentGrantedAt };
    expect(body).to.deep.equal({ success: true, consent });
    expect((await view()).consent).to.deep.equal({
      ...consent,
      railAddress: null,
      cachedRailBalance: null,
      balanceUpdatedAt: null,
    });
    expect((await view(await signedIn(world))).consent).to.equal(null);
  });

  it('uses the defaults for omitted fields', async () => {
    const { body } = await grant({}).expect(200);
    expect(body.consent).to.include({ autoFundEnabled: false, preferredSourceChain: 'arbitrum' });
  });

  for (const [why, body, path] of [
    ['a chain that is not offered', { preferredSourceChain: 'bitcoin' }, 'preferredSourceChain'],
    ['a chain in capitals', { preferredSourceChain: 'Base' }, 'preferredSourceChain'],
    ['text for a yes', { autoFundEnabled: 'true' }, 'autoFundEnabled'],
    ['null for a no', { autoFundEnabled: null }, 'autoFundEnabled'],
    ['a field that does not exist', { wallet: developmentAccounts[0].address }, 'wallet'],
    ['a list', [], 'body'],
  ] as const)
    it(`rejects ${why}`, async () => expectRefusal(await grant(body), 400, 'VALIDATION_FAILED', path));

  it('returns the rail account of an embedded wallet, its balance and its age', async () => {
    const { sessionId, ...session } = { sessionId: 'embedded-1', wallet: alice.address, provider: 'embedded' as const };
    const opened = {
      id: sessionId,
      ...session,
      createdAt: world.clock.now(),
      expiresAt: new Date(world.clock.now().getTime() + 3_600_000),
    };
    await world.sessions.open(opened);
    const bearer = { authorization: `Bearer ${await world.sessionTokens.issue(opened)}` };
    const { consent } = (await world.api.get(PATH).set(bearer).expect(200)).body;
    expect(consent).to.deep.equal({
      autoFundEnabled: false,
      preferredSourceChain: 'arbitrum',
      railAddress: alice.address,
      cachedRailBalance: '1000000000000',
      balanceUpdatedAt: world.clock.now().toISOString(),
      consentGrantedAt: null,
    });
  });

  it('totals and lists the payments of the wallet', async () => {
    const challenge = await world.paymentRail.challenge(MARKET_SNAPSHOT_OFFER, world.clock.now());
    const credential = await payByVoucher(alice.wallet, challenge);
    const authorization = `Payment ${Buffer.from(JSON.stringify(credential)).toString('base64url')}`;
    await world.api.get('/api/agent/market-snapshot').set({ authorization }).expect(200);
    const { spend, recentPayments } = await view();
    expect(spend).to.deep.equal({
      allTime: { total: 0.005, payments: 1 },
      today: { total: 0.005, payments: 1 },
    });
    const claim = await world.paymentClaims.find(challenge.id);
    const { currency, method, network } = world.paymentRail.terms;
    expect(recentPayments).to.deep.equal([
      {
        resource: 'market-snapshot',
        amount: '5000',
        currency,
        method,
        network,
        reference: claim?.reference,
        challengeId: challenge.id,
        status: 'delivered',
        paidAt: world.clock.now().toISOString(),
      },
    ]);
    expect((await view(await signedIn(world))).recentPayments).to.deep.equal([]);
  });

  it('returns that machine payments are off without a rail', async () => {
    world = await aWorld({ MPP_RAIL: 'none' });
    expect(await view(await signedIn(world))).to.include({ mppEnabled: false, consent: null });
  });

  it('returns 503 when the database is unavailable', async () => {
    sinon.stub(world.mppConsents, 'consentOf').rejects(storeUnavailable());
    expectRefusal(await world.api.get(PATH).set(alice.bearer), 503, 'STORE_UNAVAILABLE');
    sinon.stub(world.mppConsents, 'change').rejects(storeUnavailable());
    expectRefusal(await grant({}), 503, 'STORE_UNAVAILABLE');
  });
});
