import { expect } from 'chai';
import sinon from 'sinon';
import { chainUnavailable } from '../../../src/domain/shared/failures.ts';
import { aStaffedWorld } from '../../support/service/operators.ts';
import { eligible } from '../../support/service/world.ts';

describe('the overview of operators', () => {
  let world: Awaited<ReturnType<typeof aStaffedWorld>>;
  beforeEach(async () => {
    world = await aStaffedWorld();
  });
  const overview = async () =>
    (await world.api.get('/api/operator/overview').set(world.staff.viewer.bearer).expect(200)).body.data;

  it('counts what happened', async () => {
    const buyer = await eligible(world);
    const order = { wallet: buyer.address, paymentToken: '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913' };
    const ask = (amount: string) =>
      world.api
        .post('/api/sale/authorize')
        .set(buyer.bearer)
        .send({ ...order, amount });
    await ask('250000000').expect(200);
    const { code } = (await ask('1').expect(400)).body;
    await world.alarms.raise({ name: 'swap-quote-unsafe', message: 'x', facts: { chainId: 1 } });
    const {
      openAlarms,
      users,
      sale,
      nftSale,
      auctions,
      contract,
      refusals,
      queue,
      sponsorship,
      relayers,
      unavailable,
    } = await overview();
    expect(users).to.deep.include({ total: 6, signedIn: 6, blocked: 0 });
    expect(users.kyc).to.deep.equal({ none: 5, pending: 0, approved: 1, rejected: 0 });
    expect(users.tiers).to.deep.equal({ TIER_1: 1, TIER_2: 0, TIER_3: 0 });
    expect(users.registered).to.deep.equal([{ day: '2026-01-31', count: 6 }]);
    expect(sale.authorizations).to.deep.equal({ issued: 1, used: 0, expired: 0 });
    expect(sale).to.deep.include({ purchases: 0, volume: '0', issued: [{ day: '2026-01-31', count: 1 }], bought: [] });
    const none = { authorizations: { issued: 0, used: 0, expired: 0 }, purchases: 0, volume: '0', issued: [] };
    expect(nftSale).to.deep.equal({ ...none, bought: null });
    expect(auctions).to.deep.equal({ ...none, bought: [] });
    expect(contract.phase).to.equal('active');
    expect(refusals).to.deep.equal([{ code, count: 1 }]);
    expect(openAlarms).to.equal(1);
    expect(queue).to.deep.equal({ waiting: 0, dead: 0 });
    expect(sponsorship.spentUsd).to.deep.equal({ all: 0, wallet: 0, network: 0 });
    expect([relayers, unavailable]).to.deep.equal([[], []]);
  });

  it('has null and a reason for a figure that cannot be read, never 0', async () => {
    sinon.stub(world.saleContract, 'state').rejects(chainUnavailable());
    const { contract, unavailable, users } = await overview();
    expect(contract).to.equal(null);
    expect(unavailable).to.deep.equal([
      { figure: 'contract', code: 'CHAIN_UNAVAILABLE', reason: 'The chain node did not respond' },
    ]);
    expect(users.total).to.equal(5);
  });
});
