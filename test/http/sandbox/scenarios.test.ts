import { expect } from 'chai';
import { Wallet } from 'ethers';
import { inScenario, interruptible, SCENARIOS } from '../../../src/adapters/sandbox/scenarios.ts';
import { chainUnavailable } from '../../../src/domain/shared/failures.ts';
import { expectRefusal } from '../../support/refusal.ts';
import { rejectionOf } from '../../support/rejection.ts';
import { aWorld, eligible, type SignedIn, signedIn, type TestWorld } from '../../support/service/world.ts';

/** The last account of the development mnemonic. */
const LISTED = new Wallet('0x2a871d0798f97d79848a013d4936a73bf4cc922c825d33c1cf7073dff6d409c6');

describe('the scenarios of the sandbox', () => {
  let world: TestWorld;
  beforeEach(async () => {
    world = await aWorld();
  });

  const orderOf = ({ address }: SignedIn) => ({
    wallet: address,
    paymentToken: world.config.sale.paymentTokens[0]?.address,
    amount: '250000000',
  });
  const authorize = (buyer: SignedIn) => world.api.post('/api/sale/authorize').set(buyer.bearer).send(orderOf(buyer));

  const REFUSALS = {
    'sale-paused': [400, 'SALE_NOT_ACTIVE'],
    'sale-sold-out': [400, 'SALE_NOT_ACTIVE'],
    'node-down': [503, 'CHAIN_UNAVAILABLE'],
    'screening-down': [503, 'AML_UNAVAILABLE'],
  } as const;

  for (const [scenario, [status, code]] of Object.entries(REFUSALS))
    it(`refuses a purchase in ${scenario}, and only in the request that asks for it`, async () => {
      const buyer = await eligible(world);
      expectRefusal(await authorize(buyer).set('X-Sandbox-Scenario', scenario), status, code);
      expect((await authorize(buyer)).status).to.equal(200);
    });

  it('refuses a verification while the identity provider is down', async () => {
    const { address, bearer } = await signedIn(world);
    const open = world.api.post('/api/kyc/session').set(bearer).send({ wallet: address, requestedTier: 'TIER_1' });
    expectRefusal(await open.set('X-Sandbox-Scenario', 'identity-provider-down'), 503, 'KYC_UNAVAILABLE');
  });

  it('refuses prices while their provider is down', async () => {
    const prices = world.api.get('/api/tokens/prices?symbols=ETH').set('X-Sandbox-Scenario', 'prices-down');
    expectRefusal(await prices, 503, 'PRICES_UNAVAILABLE');
  });

  it('waits two seconds in `slow`', async () => {
    const waits: number[] = [];
    const trouble = { scenario: 'node-down', failure: chainUnavailable } as const;
    const slow = interruptible({ read: async () => 'read' }, ['read'], trouble, async (ms) => void waits.push(ms));
    expect(await inScenario('slow', () => slow.read())).to.equal('read');
    expect(await slow.read()).to.equal('read');
    expect(waits).to.deep.equal([2_000]);
    expect(await rejectionOf(inScenario('node-down', () => slow.read()))).to.have.property('code', 'CHAIN_UNAVAILABLE');
  });

  it('names the scenarios that there are', async () => {
    const refused = await world.api.get('/api/health').set('X-Sandbox-Scenario', 'earthquake');
    expectRefusal(refused, 400, 'VALIDATION_FAILED');
    for (const name of Object.keys(SCENARIOS)) expect(refused.body.details[0].message).to.include(name);
  });

  it('lists a wallet that signs in like every other', async () => {
    expectRefusal(await authorize(await eligible(world, 'TIER_1', LISTED)), 403, 'AML_FAILED');
  });

  it('lets a request say where it comes from', async () => {
    const buyer = await eligible(world);
    expectRefusal(await authorize(buyer).set('X-Sandbox-Country', 'KP'), 403, 'REGION_BLOCKED');
    expect((await authorize(buyer).set('X-Sandbox-Country', 'DE')).status).to.equal(200);
  });
});
