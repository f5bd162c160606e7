import { expect } from 'chai';
import type { Request } from 'express';
import sinon from 'sinon';
import { payerOf } from '../../../src/adapters/http/frame/admission/recognise.ts';
import { currentPayer, type Payer } from '../../../src/adapters/upstream/payer.ts';
import { upstreamBudget } from '../../../src/domain/shared/failures.ts';
import { aKey } from '../../support/chain/keys.ts';
import { expectRefusal } from '../../support/refusal.ts';
import { aWorld, signedIn, type TestWorld } from '../../support/service/world.ts';

const STATUS = `/api/swap/status?requestId=0x${'ab'.repeat(32)}`;
const FROM = { 'x-forwarded-for': '203.0.113.5' };

describe('calls to providers are paid', () => {
  let world: TestWorld;
  let payers: Payer[];
  beforeEach(async () => {
    world = await aWorld();
    payers = [];
    sinon.stub(world.swapProvider, 'progress').callsFake(async () => {
      payers.push(currentPayer());
      throw upstreamBudget({ retryAfterSeconds: 7 });
    });
  });

  it('by the network of an anonymous caller, also when it shows a token that is not ours', async () => {
    await world.api.get(STATUS).set(FROM);
    await world.api.get(STATUS).set(FROM).set('authorization', 'Bearer forged');
    expect(payers).to.deep.equal([
      { network: '203.0.113.5', wallet: '' },
      { network: '203.0.113.5', wallet: '' },
    ]);
  });

  it('by the network and the wallet of a caller with a session or an API key', async () => {
    const owner = await signedIn(world);
    const { bearer } = await aKey(world, owner);
    for (const headers of [owner.bearer, bearer]) await world.api.get(STATUS).set(FROM).set(headers);
    const paid = { network: '203.0.113.5', wallet: owner.address };
    expect(payers).to.deep.equal([paid, paid]);
  });

  it('by the endpoint where deliveries and cron calls come from few machines for many people', () => {
    const req = { ip: '203.0.113.5' } as Request;
    for (const access of ['webhook', 'cron'] as const)
      expect(payerOf(req, { access, operationId: 'drainMessages' })).to.deep.equal({
        network: 'endpoint:drainMessages',
        wallet: 'endpoint:drainMessages',
      });
  });

  it('and a refusal by their budget is 429 with the time to wait', async () => {
    const refused = await world.api.get(STATUS).set(FROM);
    expectRefusal(refused, 429, 'UPSTREAM_BUDGET');
    expect(refused.get('retry-after')).to.equal('7');
  });
});
