import { expect } from 'chai';
import sinon from 'sinon';
import type { Decision } from '../../../src/domain/decision/decision.ts';
import { storeUnavailable } from '../../../src/domain/shared/failures.ts';
import { askSponsor, SPONSORING } from '../../support/chain/paymaster.ts';
import { recordsOf } from '../../support/fixtures/audit-fixtures.ts';
import { expectRefusal } from '../../support/refusal.ts';
import { aWorld, eligible, type SignedIn, signedIn, type TestWorld } from '../../support/service/world.ts';

const BUY_RULES = [
  'registered',
  'notBlocked',
  'knownToken',
  'minimum',
  'notSelfReferred',
  'saleActive',
  'tierLimit',
  'kyc',
  'region',
  'terms',
  'sanctions',
];

describe('decisions', () => {
  let world: TestWorld;
  beforeEach(async () => {
    world = await aWorld();
  });

  const buy = ({ address, bearer }: SignedIn, over: object = {}) => {
    const paymentToken = world.config.sale.paymentTokens[0].address;
    return world.api
      .post('/api/sale/authorize')
      .set(bearer)
      .send({ wallet: address, amount: '250000000', paymentToken, ...over });
  };
  const decided = async (id: string | undefined): Promise<Decision> => {
    const decision = await world.decisions.find(String(id));
    if (decision === undefined) throw new Error(`there is no decision ${id}`);
    return decision;
  };
  const outcomes = ({ rules }: Pick<Decision, 'rules'>) => rules.map(({ rule, outcome }) => `${rule} ${outcome}`);
  const all = async () => (await world.decisions.page({}, { limit: 100 })).items;

  it('record a granted purchase with every rule and its fact, and answer with Decision-Id', async () => {
    const buyer = await eligible(world);
    const answer = await buy(buyer).expect(200);
    const decision = await decided(answer.get('Decision-Id'));
    expect(decision).to.include({ kind: 'buy', outcome: 'granted', wallet: buyer.address });
    expect(decision.requestId).to.equal(answer.get('X-Request-Id'));
    expect(decision.policy).to.match(/^sale@[0-9a-f]{16}$/);
    expect(outcomes(decision)).to.deep.equal(BUY_RULES.map((rule) => `${rule} pass`));
    const facts = Object.fromEntries(decision.rules.map(({ rule, fact }) => [rule, fact]));
    expect(facts.sanctions).to.include({ source: 'denylist', age: 0 });
    expect(facts.sanctions?.version).to.match(/^[0-9a-f]{16}$/);
    expect(facts.terms).to.deep.equal({
      source: 'accepted terms',
      age: 0,
      version: world.config.compliance.termsVersion,
    });
    expect(await all()).to.have.length(1);
  });

  it('record a refusal with the rules that failed, in one evaluation', async () => {
    const stranger = await signedIn(world);
    const answer = await buy(stranger, { amount: '1' });
    expectRefusal(answer, 400, 'AMOUNT_BELOW_MINIMUM');
    const decision = await decided(answer.get('Decision-Id'));
    expect(decision).to.include({ outcome: 'refused', code: 'AMOUNT_BELOW_MINIMUM' });
    expect(outcomes(decision)).to.include.members([
      'minimum fail',
      'tierLimit unknown',
      'kyc fail',
      'terms fail',
      'region pass',
    ]);
    const failed = decision.rules.find(({ rule }) => rule === 'minimum');
    expect(failed).to.include({ code: 'AMOUNT_BELOW_MINIMUM', message: answer.body.error });
  });

  it('have the same fingerprint for the same request, and another one otherwise', async () => {
    const buyer = await eligible(world);
    for (const over of [{}, {}, { amount: '250000001' }]) await buy(buyer, over).expect(200);
    const [third, second, first] = (await all()).map(({ request }) => request);
    expect(second).to.equal(first);
    expect(third).not.to.equal(first);
  });

  it('write an audit entry without the rules', async () => {
    const buyer = await eligible(world);
    const id = (await buy(buyer).expect(200)).get('Decision-Id');
    const records = await recordsOf(world.auditLog.stream({}));
    expect(records.map(({ entry: { decisionId, outcome } }) => [decisionId, outcome])).to.deep.equal([[id, 'done']]);
    expect(records[0]?.body).not.to.match(/network|identity|denylist/);
  });

  it('are recorded for a mint, with its own rules', async () => {
    const buyer = await eligible(world);
    const paymentToken = world.config.sale.paymentTokens[0].address;
    const order = { wallet: buyer.address, paymentToken, amount: '1', tokenId: '77' };
    const answer = await world.api.post('/api/sale/authorize-nft').set(buyer.bearer).send(order);
    expectRefusal(answer, 400, 'NFT_PRICE_MISMATCH');
    const decision = await decided(answer.get('Decision-Id'));
    expect(decision).to.include({ kind: 'mint', code: 'NFT_PRICE_MISMATCH' });
    expect(outcomes(decision)).to.include.members(['offered fail', 'sanctions pass']);
  });

  it('are recorded for a transaction that is not relayed', async () => {
    const sender = await signedIn(world);
    const body = { signedTx: '0x02c0', chainId: 8453 };
    const answer = await world.api.post('/api/transfer/execute').set(sender.bearer).send(body);
    expect(answer.status).to.equal(400);
    const decision = await decided(answer.get('Decision-Id'));
    expect(decision).to.include({ kind: 'relay', outcome: 'refused', code: answer.body.code });
    expect(outcomes(decision)).to.deep.equal(['wellFormed fail', 'relayable unknown', 'sanctions unknown']);
  });

  it('are recorded for sponsored requests, granted and refused', async () => {
    world = await aWorld(SPONSORING);
    const sender = await signedIn(world);
    const granted = await askSponsor(world, sender);
    expect(granted.status, granted.text).to.equal(200);
    const grant = await decided(granted.get('Decision-Id'));
    expect(grant).to.include({ kind: 'sponsor', outcome: 'granted', wallet: sender.address });
    expect(grant.rules.map(({ outcome }) => outcome)).to.deep.equal(grant.rules.map(() => 'pass'));
    const screened = grant.rules.find(({ rule }) => rule === 'sanctions')?.fact;
    expect(screened).to.include({ source: 'denylist', age: 0 });
    expect(screened?.version).to.match(/^[0-9a-f]{16}$/);
    const late = await askSponsor(world, sender, { nonce: 7n });
    expectRefusal(late, 400, 'REQUEST_NONCE_WRONG');
    const refusal = await decided(late.get('Decision-Id'));
    expect(outcomes(refusal)).to.include.members(['sanctions pass', 'nonce fail', 'rehearsal unknown']);
  });

  it('are recorded for a blocked wallet, with every rule where there are several', async () => {
    const buyer = await eligible(world);
    await world.users.revise(buyer.address, (user) => ({ user: { ...user, isBlocked: true }, history: [] }));
    const answer = await buy(buyer);
    expectRefusal(answer, 403, 'WALLET_BLOCKED');
    const refusal = await decided(answer.get('Decision-Id'));
    expect(refusal).to.include({ kind: 'buy', outcome: 'refused', code: 'WALLET_BLOCKED' });
    const path = `/api/sale/eligibility?wallet=${buyer.address}&amount=250000000`;
    const { rules } = (await world.api.get(path).set(buyer.bearer).expect(200)).body.data;
    const named = (all: { rule: string; outcome: string }[]) => all.map(({ rule, outcome }) => `${rule} ${outcome}`);
    expect(outcomes(refusal)).to.deep.equal(named(rules));
    expect(outcomes(refusal).filter((one) => !one.endsWith(' pass'))).to.deep.equal(['notBlocked fail']);
    const label = { label: 'a key', env: 'live' };
    const key = await world.api.post('/api/auth/api-key').set(buyer.bearer).send(label);
    expectRefusal(key, 403, 'WALLET_BLOCKED');
    expect(await decided(key.get('Decision-Id'))).to.include({ kind: 'refuse', code: 'WALLET_BLOCKED' });
  });

  it('that cannot be stored grant nothing', async () => {
    const buyer = await eligible(world);
    sinon.stub(world.issuedAuthorizations, 'record').rejects(storeUnavailable());
    const answer = await buy(buyer);
    expectRefusal(answer, 503, 'STORE_UNAVAILABLE');
    expect(answer.get('Decision-Id')).to.equal(undefined);
    expect(answer.text).not.to.include('signature');
  });

  it('that cannot be stored leave a refusal a refusal, and raise an alarm', async () => {
    const stranger = await signedIn(world);
    sinon.stub(world.decisions, 'record').rejects(storeUnavailable());
    const answer = await buy(stranger);
    expectRefusal(answer, 403, 'KYC_REQUIRED');
    expect(answer.get('Decision-Id')).to.equal(undefined);
    expect(world.raised).to.deep.equal(['decision-not-recorded']);
  });

  it('are shown to their wallet only, with nulls for what is absent', async () => {
    const [buyer, stranger] = [await eligible(world), await signedIn(world)];
    const id = (await buy(buyer).expect(200)).get('Decision-Id');
    const { data } = (await world.api.get(`/api/sale/decisions/${id}`).set(buyer.bearer).expect(200)).body;
    expect(data).to.include({ id, kind: 'buy', outcome: 'granted', code: null, wallet: buyer.address });
    expect(data.rules[0]).to.deep.equal({
      rule: 'registered',
      outcome: 'pass',
      code: null,
      message: null,
      fact: { source: 'user record', age: 0, block: null, version: null },
    });
    expectRefusal(await world.api.get(`/api/sale/decisions/${id}`).set(stranger.bearer), 404, 'DECISION_NOT_FOUND');
    expectRefusal(await world.api.get('/api/sale/decisions/x').set(buyer.bearer), 400, 'VALIDATION_FAILED');
  });
});
