import { expect } from 'chai';
import { Wallet } from 'ethers';
import sinon from 'sinon';
import { developmentAccounts } from '../../../contracts/kit/accounts.ts';
import { swapUnavailable } from '../../../src/domain/swap/errors.ts';
import { aSwap } from '../../support/fixtures/swap-wishes.ts';
import { expectRefusal } from '../../support/refusal.ts';
import { sandboxNode } from '../../support/service/sandbox-node.ts';
import { aWorld, type TestWorld } from '../../support/service/world.ts';

describe('GET /api/swap/status', () => {
  let world: TestWorld;
  const node = sandboxNode(() => world);
  const ask = (query: object) => world.api.get('/api/swap/status').query(query);

  beforeEach(async () => {
    world = await aWorld();
  });

  it('follows a swap from its quote to its completion', async () => {
    const wallet = new Wallet(developmentAccounts[0].privateKey);
    const { body } = await world.api.post('/api/swap/quote').send(aSwap(wallet.address));
    const requestId: string = body.data.steps[0].requestId;
    const waiting = {
      requestId,
      status: 'waiting',
      inTxHashes: [],
      outTxHashes: [],
      updatedAt: '2026-01-31T12:00:00.000Z',
    };
    expect((await ask({ requestId }).expect(200)).body).to.deep.equal({ success: true, data: waiting });
    world.clock.advance(4_000);
    const hashes = [];
    for (const { items } of body.data.steps)
      for (const { data } of items) {
        const { to, data: calldata, value, chainId } = data;
        hashes.push(await node.send(wallet, { to, data: calldata, value: BigInt(value) }, chainId));
      }
    const paid = hashes.slice(-1);
    expect((await ask({ requestId })).body.data).to.include({
      status: 'pending',
      updatedAt: '2026-01-31T12:00:04.000Z',
    });
    world.clock.advance(12_000);
    const { outTxHashes, ...done } = (await ask({ requestId }).expect(200)).body.data;
    expect(outTxHashes).to.have.length(1);
    expect(done).to.deep.equal({
      requestId,
      status: 'success',
      inTxHashes: paid,
      updatedAt: '2026-01-31T12:00:16.000Z',
    });
  });

  it('returns null when the provider sends no value', async () => {
    sinon
      .stub(world.swapProvider, 'progress')
      .resolves({ requestId: '1', status: 'pending', inTxHashes: [], outTxHashes: [] });
    expect((await ask({ requestId: '1' }).expect(200)).body.data.updatedAt).to.equal(null);
  });

  for (const [why, query] of [
    ['no request id', {}],
    ['an empty one', { requestId: '' }],
    ['one of 201 characters', { requestId: 'x'.repeat(201) }],
  ] as const)
    it(`rejects ${why}`, async () => expectRefusal(await ask(query), 400, 'VALIDATION_FAILED', 'requestId'));

  it('returns 404 for an unknown request', async () =>
    expectRefusal(await ask({ requestId: 'x'.repeat(200) }), 404, 'SWAP_NOT_FOUND'));

  it('returns 503 when the provider is unavailable', async () => {
    sinon.stub(world.swapProvider, 'progress').rejects(swapUnavailable());
    expectRefusal(await ask({ requestId: '0x01' }), 503, 'SWAP_UNAVAILABLE');
  });
});
