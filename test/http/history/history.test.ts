import { expect } from 'chai';
import { Wallet } from 'ethers';
import sinon from 'sinon';
import { developmentAccounts } from '../../../contracts/kit/accounts.ts';
import { SANDBOX_ACCOUNTS } from '../../../src/adapters/sandbox/world.ts';
import { historyUnavailable } from '../../../src/domain/history/errors.ts';
import { storeUnavailable } from '../../../src/domain/shared/failures.ts';
import { tokenListUnavailable } from '../../../src/domain/token/errors.ts';
import { signedRaw, transferData, type Wanted } from '../../support/chain/transfers.ts';
import { expectRefusal } from '../../support/refusal.ts';
import { withLaggingExplorer } from '../../support/service/lagging-explorer.ts';
import { aWorld, signedIn, type TestWorld } from '../../support/service/world.ts';

const USDC = '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913';
const WETH = '0x4200000000000000000000000000000000000006';
const [FIRST = '', SECOND = ''] = SANDBOX_ACCOUNTS;

describe('GET /api/transactions/history', () => {
  const asker = async (world: TestWorld) => {
    const { bearer } = await signedIn(world);
    return (query: string) => world.api.get(`/api/transactions/history?${query}`).set(bearer);
  };

  it('returns movements of all chains, newest first', async () => {
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

  it('continues across chains with its cursor', async () => {
    const ask = await asker(await aWorld());
    const first = (await ask(`address=${FIRST}&limit=1`).expect(200)).body.data;
    const rest = (await ask(`address=${FIRST}&limit=1&cursor=${first.nextCursor}`).expect(200)).body.data;
    expect([first.transactions[0].chainId, rest.transactions[0].chainId, rest.nextCursor]).to.deep.equal([
      1,
      8453,
      null,
    ]);
  });

  it('names a chain of which some rows could not be read, and shows the others', async () => {
    const world = await aWorld();
    const ask = await asker(world);
    const newest = sinon.stub(world.transactionHistory, 'newest').callsFake(async (chainId, wallet) => ({
      ...(await newest.wrappedMethod.call(world.transactionHistory, chainId, wallet)),
      ...(chainId === 8453 && { unread: 2 }),
    }));
    const { data } = (await ask(`address=${FIRST}`).expect(200)).body;
    expect(data.degraded).to.deep.equal(['history:8453']);
    expect(data.transactions).to.have.length.above(1);
  });

  it('names a chain that cannot be read, and returns 503 when none can', async () => {
    const world = await aWorld();
    const ask = await asker(world);
    const newest = sinon.stub(world.transactionHistory, 'newest').callThrough();
    newest.withArgs(8453).rejects(historyUnavailable());
    const { data } = (await ask(`address=${FIRST}`).expect(200)).body;
    expect([data.transactions.length, data.degraded]).to.deep.equal([1, ['history:8453']]);
    sinon.restore();
    sinon.stub(world.transactionHistory, 'newest').rejects(historyUnavailable());
    expectRefusal(await ask(`address=${FIRST}`), 503, 'HISTORY_UNAVAILABLE');
  });

  describe('of the session’s own wallet', () => {
    const open = async () => {
      const world = await aWorld();
      withLaggingExplorer(world);
      const own = await signedIn(world, new Wallet(developmentAccounts[0].privateKey));
      const execute = async (changes: Wanted) => {
        const signedTx = await signedRaw(own.wallet, changes);
        const sent = { signedTx, chainId: changes.chainId ?? 8453 };
        return (await world.api.post('/api/transfer/execute').set(own.bearer).send(sent).expect(200)).body.hash;
      };
      const view = async (query = '', { bearer } = own) =>
        (await world.api.get(`/api/transactions/history?address=${FIRST}&${query}`).set(bearer).expect(200)).body.data;
      return { world, own, execute, view };
    };
    type Shown = Readonly<{ hash: string; status: string; symbol: string | null; value: string; token: string | null }>;

    it('lists what the wallet executed here, with its status', async () => {
      const { world, execute, view } = await open();
      const coins = await execute({ value: 5n, to: SECOND });
      world.clock.advance(1_000);
      const data = transferData(SECOND, 7n);
      const tokens = await execute({ to: USDC, value: 0n, data, gasLimit: 80_000n, nonce: 1 });
      const { transactions } = await view('limit=2');
      expect(transactions.map(({ hash, status }: Shown) => [hash, status])).to.deep.equal([
        [tokens, 'pending'],
        [coins, 'pending'],
      ]);
      expect(transactions[0]).to.include({ to: SECOND, value: '7', token: USDC, symbol: 'USDC', direction: 'out' });
      expect(transactions[1]).to.include({ to: SECOND, value: '5', token: null, symbol: 'ETH', chainId: 8453 });
      const now = world.clock.now();
      await world.relayedTransactions.settle({ chainId: 8453, hash: coins }, 'confirmed', now);
      await world.relayedTransactions.settle({ chainId: 8453, hash: tokens }, 'reverted', now);
      const later = (await view('limit=2')).transactions;
      expect(later.map(({ status }: Shown) => status)).to.deep.equal(['failed', 'confirmed']);
    });

    it('continues from its own records to those of the chains', async () => {
      const { world, execute, view } = await open();
      for (const nonce of [0, 1]) {
        await execute({ nonce, chainId: 10 });
        world.clock.advance(1_000);
      }
      const walked: string[] = [];
      let cursor: string | null = null;
      do {
        const page: { transactions: Shown[]; nextCursor: string | null } = await view(
          `limit=1${cursor === null ? '' : `&cursor=${cursor}`}`,
        );
        walked.push(...page.transactions.map(({ hash }) => hash));
        cursor = page.nextCursor;
      } while (cursor !== null);
      expect(walked).to.have.length(4);
      expect(new Set(walked).size).to.equal(4);
      expect(walked.slice(2)).to.deep.equal([`0x${'b'.repeat(64)}`, `0x${'a'.repeat(64)}`]);
    });

    it('has no symbol for a token outside the lists, or while no list is available', async () => {
      const { world, execute, view } = await open();
      for (const [nonce, to] of [SECOND, WETH, USDC].entries()) {
        await execute({ nonce, to, value: 0n, data: transferData(SECOND, 7n), gasLimit: 80_000n });
        world.clock.advance(1_000);
      }
      const symbols = async () => (await view('limit=3')).transactions.map(({ symbol }: Shown) => symbol);
      expect(await symbols()).to.deep.equal(['USDC', 'WETH', null]);
      sinon.stub(world.tokenList, 'tokensOf').rejects(tokenListUnavailable());
      expect(await symbols()).to.deep.equal(['USDC', null, null]);
      expect((await view()).degraded).to.deep.equal([]);
    });

    it('is not visible to other callers', async () => {
      const { world, execute, view } = await open();
      const hash = await execute({});
      const { transactions } = await view('', await signedIn(world));
      expect(transactions.map((shown: Shown) => shown.hash)).to.not.include(hash);
      expect(transactions).to.have.length(2);
    });

    it('reports that its own records cannot be read, and lists them when nothing else can be read', async () => {
      const { world, execute, view } = await open();
      const hash = await execute({});
      const stored = sinon.stub(world.relayedTransactions, 'history').rejects(storeUnavailable());
      const { transactions, degraded } = await view();
      expect([transactions.length, degraded]).to.deep.equal([2, ['broadcasts']]);
      stored.restore();
      sinon.stub(world.transactionHistory, 'newest').rejects(historyUnavailable());
      const own = await view();
      expect(own.transactions.map((shown: Shown) => shown.hash)).to.deep.equal([hash]);
      expect(own.degraded).to.have.length(5);
    });

    it('returns 503 when nothing can be read', async () => {
      const { world, own } = await open();
      sinon.stub(world.relayedTransactions, 'history').rejects(storeUnavailable());
      sinon.stub(world.transactionHistory, 'newest').rejects(historyUnavailable());
      const answer = await world.api.get(`/api/transactions/history?address=${FIRST}`).set(own.bearer);
      expectRefusal(answer, 503, 'HISTORY_UNAVAILABLE');
    });
  });

  it('returns 400 for invalid input', async () => {
    const world = await aWorld();
    const ask = await asker(world);
    expectRefusal(await ask(''), 400, 'VALIDATION_FAILED', 'address');
    expectRefusal(await ask(`address=${FIRST}&limit=0`), 400, 'VALIDATION_FAILED', 'limit');
    expectRefusal(await ask(`address=${FIRST}&cursor=x`), 400, 'VALIDATION_FAILED', 'cursor');
  });
});
