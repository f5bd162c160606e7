import { expect } from 'chai';
import sinon from 'sinon';
import { SANDBOX_ACCOUNTS } from '../../../src/adapters/sandbox.ts';
import { historyUnavailable } from '../../../src/domain/history/errors.ts';
import { expectRefusal } from '../../support/refusal.ts';
import { aWorld, signedIn, type TestWorld } from '../../support/world.ts';

const [FIRST = '', SECOND = ''] = SANDBOX_ACCOUNTS;

describe('GET /api/transactions/history', () => {
  afterEach(() => sinon.restore());
  const asker = async (world: TestWorld) => {
    const { bearer } = await signedIn(world);
    return (query: string) => world.api.get(`/api/transactions/history?${query}`).set(bearer);
  };

  it('answers movements over all chains, newest first', async () => {
    const ask = await asker(await aWorld());
    const { data } = (await ask(`address=${FIRST}`).expect(200)).body;
    expect(
      data.transactions.map(({ chainId, direction }: { chainId: number; direction: string }) => [chainId, direction]),
    ).to.deep.equal([
      [1, 'out'],
      [8453, 'in'],
    ]);
    expect(data.transactions[1]).to.deep.equal({
      chainId: 8453,
      hash: `0x${'a'.repeat(64)}`,
      direction: 'in',
      from: SECOND,
      to: FIRST,
      value: '1000000000000000000',
      token: null,
      symbol: 'ETH',
      timestamp: '2026-01-02T10:00:00.000Z',
      status: 'confirmed',
    });
    expect([data.nextCursor, data.degraded]).to.deep.equal([null, []]);
  });

  it('goes on across chains by its cursor', async () => {
    const ask = await asker(await aWorld());
    const first = (await ask(`address=${FIRST}&limit=1`).expect(200)).body.data;
    const rest = (await ask(`address=${FIRST}&limit=1&cursor=${first.nextCursor}`).expect(200)).body.data;
    expect([first.transactions[0].chainId, rest.transactions[0].chainId, rest.nextCursor]).to.deep.equal([
      1,
      8453,
      null,
    ]);
  });

  it('names a chain that cannot be read, and answers 503 when none can', async () => {
    const world = await aWorld();
    const ask = await asker(world);
    const newest = sinon.stub(world.transactionHistory, 'newest').callThrough();
    newest.withArgs(8453).rejects(historyUnavailable());
    const { data } = (await ask(`address=${FIRST}`).expect(200)).body;
    expect([data.transactions.length, data.degraded]).to.deep.equal([1, ['history:8453']]);
    sinon.restore();
    sinon.stub(world.transactionHistory, 'newest').rejects(historyUnavailable());
    expectRefusal(await ask(`address=${FIRST}`), 503, 'HISTORY_UNAVAILABLE');
    expect(world.undocumented).to.deep.equal([]);
  });

  it('answers 401 to nobody and 400 to what makes no sense', async () => {
    const world = await aWorld();
    const ask = await asker(world);
    expectRefusal(await world.api.get(`/api/transactions/history?address=${FIRST}`), 401, 'UNAUTHENTICATED');
    expectRefusal(await ask(''), 400, 'VALIDATION_FAILED', 'address');
    expectRefusal(await ask(`address=${FIRST}&limit=0`), 400, 'VALIDATION_FAILED', 'limit');
    expectRefusal(await ask(`address=${FIRST}&cursor=x`), 400, 'VALIDATION_FAILED', 'cursor');
  });
});
