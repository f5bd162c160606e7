import { expect } from 'chai';
import sinon from 'sinon';
import { swapUnavailable } from '../../../src/domain/swap/errors.ts';
import { aSwap } from '../../support/fixtures/swap-wishes.ts';
import { expectRefusal } from '../../support/refusal.ts';
import { aWallet, aWorld, type TestWorld } from '../../support/service/world.ts';

describe('GET /api/swap/status', () => {
  let world: TestWorld;
  const ask = (query: object) => world.api.get('/api/swap/status').query(query);

  beforeEach(async () => {
    world = await aWorld();
  });
  afterEach(() => sinon.restore());

  it('follows a swap from its quote to its completion', async () => {
    const { body } = await world.api.post('/api/swap/quote').send(aSwap(aWallet().address));
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
    world.swapProvider.move(requestId, 'success', { inTxHashes: ['0xaa'], outTxHashes: ['0xbb'] });
    expect((await ask({ requestId }).expect(200)).body.data).to.deep.equal({
      requestId,
      status: 'success',
      inTxHashes: ['0xaa'],
      outTxHashes: ['0xbb'],
      updatedAt: '2026-01-31T12:00:04.000Z',
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
