import { expect } from 'chai';
import sinon from 'sinon';
import { chainUnavailable } from '../../../src/domain/shared/failures.ts';
import { aWorld, eligible, type SignedIn, signedIn, type TestWorld } from '../../support/service/world.ts';

type Rule = Readonly<{ rule: string; outcome: string; code: string | null; remedy: string | null }>;

describe('GET /api/sale/eligibility', () => {
  let world: TestWorld;
  beforeEach(async () => {
    world = await aWorld();
  });
  const ask = async ({ address, bearer }: SignedIn, more = '') =>
    (await world.api.get(`/api/sale/eligibility?wallet=${address}${more}`).set(bearer).expect(200)).body.data;
  const failing = (rules: readonly Rule[]) =>
    rules.filter(({ outcome }) => outcome !== 'pass').map(({ rule, code, remedy }) => [rule, code, remedy]);

  it('passes every rule for a wallet that may buy, and says how much', async () => {
    const { eligible: may, tier, remaining, rules } = await ask(await eligible(world));
    expect([may, tier, remaining]).to.deep.equal([true, 'TIER_1', '999990000']);
    expect(failing(rules)).to.deep.equal([]);
  });

  it('names what is missing, and the operation that mends it', async () => {
    const { eligible: may, tier, remaining, rules } = await ask(await signedIn(world));
    expect([may, tier, remaining]).to.deep.equal([false, null, null]);
    expect(failing(rules)).to.deep.equal([
      ['tierLimit', 'KYC_REQUIRED', 'openKycSession'],
      ['kyc', 'KYC_REQUIRED', 'openKycSession'],
      ['terms', 'TERMS_NOT_ACCEPTED', 'acceptTerms'],
    ]);
    const operations = world.routes.map(({ operationId }) => operationId);
    expect(operations).to.include.members([
      'openKycSession',
      'acceptTerms',
      'upgradeKyc',
      'registerUser',
      'viewSaleRules',
      'viewSaleStatus',
    ]);
  });

  it('answers as the purchase does, with the same message, for the same order', async () => {
    const buyer = await eligible(world);
    const { rules } = await ask(buyer, '&amount=999990001');
    const [failed] = rules.filter(({ outcome }: Rule) => outcome === 'fail');
    expect(failed).to.include({ rule: 'tierLimit', remedy: 'upgradeKyc' });
    const order = {
      wallet: buyer.address,
      amount: '999990001',
      paymentToken: world.config.sale.paymentTokens[0].address,
    };
    const refusal = await world.api.post('/api/sale/authorize').set(buyer.bearer).send(order).expect(400);
    expect([failed.code, failed.message]).to.deep.equal([refusal.body.code, refusal.body.error]);
  });

  it('reports a fact that cannot be read as unknown', async () => {
    const buyer = await eligible(world);
    sinon.stub(world.saleContract, 'state').rejects(chainUnavailable());
    const { eligible: may, rules } = await ask(buyer);
    expect(may).to.equal(false);
    expect(failing(rules)).to.deep.equal([['saleActive', 'CHAIN_UNAVAILABLE', null]]);
  });

  it('records no decision and issues nothing', async () => {
    const buyer = await eligible(world);
    await ask(buyer);
    expect((await world.decisions.page({}, { limit: 1 })).items).to.deep.equal([]);
    expect(await world.issuedAuthorizations.countLive(buyer.address, world.clock.now())).to.equal(0);
  });
});
