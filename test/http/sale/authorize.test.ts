import { expect } from 'chai';
import { Interface, verifyTypedData } from 'ethers';
import sinon from 'sinon';
import { chainUnavailable } from '../../../src/domain/shared/failures.ts';
import { type WalletAddress, ZERO_ADDRESS } from '../../../src/domain/shared/wallet-address.ts';
import { expectRefusal } from '../../support/refusal.ts';
import { aWorld, eligible, type TestWorld } from '../../support/service/world.ts';

const BUY = new Interface([
  'function buy((address buyer,address paymentToken,uint256 amount,uint256 maxAllowed,bool isEU,address referrer,uint256 nonce,uint256 deadline,uint8 tier) authorization, bytes signature)',
]);

describe('POST /api/sale/authorize', () => {
  let world: TestWorld;
  const tokenOf = ({ config }: TestWorld) => config.sale.paymentTokens[0].address;
  const order = (wallet: string, over: object = {}) => ({
    wallet,
    amount: '250000000',
    paymentToken: tokenOf(world),
    ...over,
  });
  const ask = (buyer: { bearer: object }, body: object) =>
    world.api
      .post('/api/sale/authorize')
      .set(buyer.bearer as Record<string, string>)
      .send(body);

  beforeEach(async () => {
    world = await aWorld();
  });

  it('signs what the contract needs, in a form that anyone can verify', async () => {
    const buyer = await eligible(world);
    const { body } = await ask(buyer, order(buyer.address)).expect(200);
    const { signature, purchaseParams, typedData: _, tier, ...terms } = body.data;
    expect(body.success).to.equal(true);
    expect({ ...terms, tier }).to.include({
      buyer: buyer.address,
      paymentToken: tokenOf(world),
      amount: '250000000',
      maxAllowed: '999990000',
      isEU: false,
      referrer: ZERO_ADDRESS,
      deadline: String(Date.UTC(2026, 0, 31, 12, 15) / 1000),
      tier: 'TIER_1',
    });
    const rules = (await world.api.get('/api/sale/authorize').expect(200)).body.data;
    expect(rules.inMemory).to.equal(true);
    const struct = { ...terms, tier: 1 };
    expect(verifyTypedData(rules.eip712.domain, rules.eip712.types, struct, signature)).to.equal(rules.eip712.signer);
    expect(purchaseParams).to.deep.include({ chainId: 8453, to: rules.saleContract, value: '0', functionName: 'buy' });
    expect(purchaseParams.args).to.deep.equal([struct, signature]);
    expect(purchaseParams.data).to.equal(BUY.encodeFunctionData('buy', [struct, signature]));
  });

  it('reads each fact about the buyer once', async () => {
    const buyer = await eligible(world);
    const { kycs, saleContract, sessions, terms, users } = world;
    const readings = [
      sinon.spy(kycs, 'verificationsOf'),
      sinon.spy(kycs, 'rulingsOf'),
      sinon.spy(saleContract, 'state'),
      sinon.spy(saleContract, 'purchased'),
      sinon.spy(sessions, 'isLive'),
      sinon.spy(terms, 'acceptanceOf'),
      sinon.spy(users, 'find'),
    ];
    await ask(buyer, order(buyer.address)).expect(200);
    expect(readings.map(({ callCount }) => callCount)).to.deep.equal(readings.map(() => 1));
  });

  it('issues repeatedly, with a new nonce each time, and records each', async () => {
    const buyer = await eligible(world);
    const nonces = new Set<string>();
    for (let i = 0; i < 5; i += 1) nonces.add((await ask(buyer, order(buyer.address)).expect(200)).body.data.nonce);
    expect(nonces.size).to.equal(5);
    for (const nonce of nonces)
      expect(await world.issuedAuthorizations.stateOf(BigInt(nonce), world.clock.now())).to.equal('issued');
    expect(await world.issuedAuthorizations.countLive(buyer.address, world.clock.now())).to.equal(5);
    world.clock.advance(15 * 60_000 + 1000);
    expect(await world.issuedAuthorizations.countLive(buyer.address, world.clock.now())).to.equal(0);
  });

  for (const [why, over, path] of [
    ['an empty amount', { amount: '' }, 'amount'],
    ['a hexadecimal amount', { amount: '0x10' }, 'amount'],
    ['an exponent', { amount: '1e8' }, 'amount'],
    ['a blank before the amount', { amount: ' 100000000' }, 'amount'],
    ['a blank after the amount', { amount: '100000000 ' }, 'amount'],
    ['a line break after the amount', { amount: '100000000\n' }, 'amount'],
    ['a negative amount', { amount: '-1' }, 'amount'],
    ['a plus sign', { amount: '+100000000' }, 'amount'],
    ['a leading zero', { amount: '0100000000' }, 'amount'],
    ['a fraction', { amount: '100000000.5' }, 'amount'],
    ['a thousands separator', { amount: '100,000,000' }, 'amount'],
    ['2^256', { amount: (2n ** 256n).toString() }, 'amount'],
    ['a number of a thousand digits', { amount: '9'.repeat(1000) }, 'amount'],
    ['digits of another script', { amount: '١٠٠٠٠٠٠٠٠' }, 'amount'],
    ['full-width digits', { amount: '１００００００００' }, 'amount'],
    ['a number instead of a string', { amount: 100000000 }, 'amount'],
    ['null', { amount: null }, 'amount'],
    ['a list', { amount: ['100000000'] }, 'amount'],
    ['a wallet that is too short', { wallet: '0x1234' }, 'wallet'],
    ['a name instead of an address', { paymentToken: 'vitalik.eth' }, 'paymentToken'],
    ['a field that does not exist', { tier: 'TIER_3' }, 'tier'],
  ] as const)
    it(`rejects ${why}, and names the field`, async () => {
      const buyer = await eligible(world);
      expectRefusal(await ask(buyer, order(buyer.address, over)), 400, 'VALIDATION_FAILED', path);
    });

  for (const [why, over, code] of [
    ['less than 100 USD', { amount: '99999999' }, 'AMOUNT_BELOW_MINIMUM'],
    ['more than the tier', { amount: '999990001' }, 'TIER_LIMIT_EXCEEDED'],
  ] as const)
    it(`rejects ${why}`, async () => {
      const buyer = await eligible(world);
      expectRefusal(await ask(buyer, order(buyer.address, over)), 400, code);
    });

  it('rejects while the sale is not active', async () => {
    const buyer = await eligible(world);
    world.saleContract.change({ phase: 'paused' });
    expectRefusal(await ask(buyer, order(buyer.address)), 400, 'SALE_NOT_ACTIVE');
  });

  for (const [what, port, method, failure, code] of [
    ['the chain', 'saleContract', 'state', chainUnavailable, 'CHAIN_UNAVAILABLE'],
    ['what was bought', 'saleContract', 'purchased', chainUnavailable, 'CHAIN_UNAVAILABLE'],
  ] as const)
    it(`returns 503 when ${what} cannot be read, and records nothing`, async () => {
      const buyer = await eligible(world);
      (sinon.stub(world[port] as object, method as never) as sinon.SinonStub).rejects(failure());
      expectRefusal(await ask(buyer, order(buyer.address)), 503, code);
      expect(await world.issuedAuthorizations.countLive(buyer.address as WalletAddress, world.clock.now())).to.equal(0);
    });

  it('returns 500 for a defect, without details', async () => {
    const buyer = await eligible(world);
    sinon.stub(world.users, 'find').rejects(new Error('postgres://user:password@host'));
    const response = await ask(buyer, order(buyer.address));
    expectRefusal(response, 500, 'INTERNAL');
    expect(response.text).to.not.include('postgres');
  });
});
