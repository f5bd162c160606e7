import { expect } from 'chai';
import fc from 'fast-check';
import sinon from 'sinon';
import { InMemoryAlarms } from '../../../src/adapters/alarm/alarms.memory.ts';
import { InMemoryChain, type Sold } from '../../../src/adapters/chain/memory/chain.memory.ts';
import { InMemorySaleEvents } from '../../../src/adapters/chain/sale/sale-events.memory.ts';
import { SettableClock } from '../../../src/adapters/local/clock.ts';
import { SeededRandom } from '../../../src/adapters/local/random.ts';
import { inMemorySaleStores } from '../../../src/adapters/store/sale/sale-stores.memory.ts';
import { InMemoryLeases } from '../../../src/adapters/store/system/system-stores.memory.ts';
import type { IssuedAuthorizations } from '../../../src/application/ports/sale.ts';
import { indexPurchases } from '../../../src/application/sale/index-purchases.ts';
import type { SalePolicy } from '../../../src/domain/sale/sale-policy.ts';
import { chainUnavailable } from '../../../src/domain/shared/failures.ts';
import type { WalletAddress } from '../../../src/domain/shared/wallet-address.ts';
import { aGrant } from '../../support/fixtures/decision-fixtures.ts';
import { rejection } from '../../support/rejection.ts';

const BUYER = '0x1111111111111111111111111111111111111111' as WalletAddress;
const NOON = new Date('2026-01-31T12:00:00Z');

let nonces = 0n;
const bought = (over: Partial<Sold> = {}): Sold => {
  nonces += 1n;
  return {
    buyer: BUYER,
    paymentToken: BUYER,
    referrer: BUYER,
    amount: 1n,
    tokens: 2n,
    nonce: nonces,
    tier: 1,
    ...over,
  };
};

function aSale(over: Partial<SalePolicy> = {}, largestRange?: number) {
  const clock = new SettableClock(NOON);
  const chain = new InMemoryChain(clock);
  const policy: SalePolicy = {
    chainId: 1,
    contract: BUYER,
    paymentTokens: [{ address: BUYER, symbol: 'USDC', decimals: 6 }],
    startBlock: 0,
    confirmations: 0,
    ...over,
  };
  const ports = {
    alarms: new InMemoryAlarms(),
    clock,
    leases: new InMemoryLeases(clock),
    random: new SeededRandom('indexing'),
    saleEvents: new InMemorySaleEvents(chain, largestRange),
    ...inMemorySaleStores(),
    salePolicy: policy,
  };
  const history = async () => (await ports.purchaseHistory.list(BUYER, { limit: 100 })).items;
  return { ...ports, chain, index: indexPurchases(ports), history };
}

/** How many confirmed blocks are linked by their hashes. */
const LINKED = 64;
const bury = (chain: InMemoryChain) => {
  for (let i = 0; i < LINKED; i += 1) chain.mine();
};

const issue = (authorizations: IssuedAuthorizations, { nonce }: Sold) =>
  authorizations.record(
    {
      buyer: BUYER,
      paymentToken: BUYER,
      amount: 1n,
      maxAllowed: 1n,
      isEU: false,
      referrer: BUYER,
      nonce,
      deadline: 1n,
      tier: 'TIER_1',
    },
    new Date(0),
    aGrant(),
  );

describe('indexPurchases', () => {
  afterEach(() => sinon.restore());

  it('indexes every purchase once, and continues where it stopped', async () => {
    const { chain, index, history } = aSale();
    chain.mine(bought(), bought());
    chain.mine();
    expect(await index()).to.include({ eventsProcessed: 2, fromBlock: 0, toBlock: 2, reorgDepth: 0 });
    expect(await index()).to.include({ eventsProcessed: 0, fromBlock: 2, toBlock: 2 });
    chain.mine(bought());
    expect(await index()).to.include({ eventsProcessed: 1, fromBlock: 3, toBlock: 3 });
    expect(await history()).to.have.length(3);
  });

  it('starts at the sale’s first block', async () => {
    const { chain, index } = aSale({ startBlock: 2 });
    chain.mine(bought());
    chain.mine(bought());
    expect(await index()).to.include({ eventsProcessed: 1, fromBlock: 2, toBlock: 2 });
  });

  describe('while the history is far behind', () => {
    const LARGEST_RANGE = 100;
    const SLOW_MS = 20_000;
    /** Each accepted query of the node takes long, so that a run ends before it has read the history. */
    const behind = () => {
      const sale = aSale({ confirmations: 2 }, LARGEST_RANGE);
      const old = bought();
      sale.chain.mine(old);
      for (let i = 0; i < 2_000; i += 1) sale.chain.mine();
      const range = sale.saleEvents.range.bind(sale.saleEvents);
      sinon.stub(sale.saleEvents, 'range').callsFake(async (from, to) => {
        const found = await range(from, to);
        sale.clock.advance(SLOW_MS);
        return found;
      });
      const shown = async () => (await sale.history()).map(({ nonce, confirmed }) => [nonce, confirmed]);
      return { ...sale, old, shown };
    };

    it('shows the newest purchases, unconfirmed, and those of a run before', async () => {
      const { chain, index, shown, purchaseIndex, old } = behind();
      const [first, second] = [bought(), bought()];
      chain.mine(first);
      await index();
      expect((await purchaseIndex.cursor())?.number).to.be.below(1_000);
      expect(await shown()).to.deep.equal([
        [first.nonce, false],
        [old.nonce, true],
      ]);
      bury(chain);
      chain.mine(second);
      await index();
      expect((await shown()).slice(0, 2)).to.deep.equal([
        [second.nonce, false],
        [first.nonce, false],
      ]);
    });

    it('forgets what a reorganization dropped, and confirms the rest once the history has reached it', async () => {
      const { chain, index, shown, old } = behind();
      const [dropped, kept] = [bought(), bought()];
      chain.mine(dropped);
      await index();
      chain.reorganise(1);
      chain.mine(kept);
      await index();
      expect((await shown()).map(([nonce]) => nonce)).to.deep.equal([kept.nonce, old.nonce]);
      bury(chain);
      for (let run = 0; run < 12; run += 1) await index();
      expect(await shown()).to.deep.equal([
        [kept.nonce, true],
        [old.nonce, true],
      ]);
    });
  });

  it('waits for the sale’s first block', async () => {
    const { index, purchaseIndex } = aSale({ startBlock: 5 });
    expect(await index()).to.include({ eventsProcessed: 0 });
    expect(await purchaseIndex.cursor()).to.equal(undefined);
  });

  it('stores recent purchases as unconfirmed, and confirms them later', async () => {
    const { chain, index, history } = aSale({ confirmations: 2 });
    chain.mine();
    chain.mine(bought());
    chain.mine();
    expect(await index()).to.include({ eventsProcessed: 0, toBlock: 1 });
    expect((await history()).map(({ confirmed }) => confirmed)).to.deep.equal([false]);
    chain.mine();
    expect(await index()).to.include({ eventsProcessed: 1, toBlock: 2 });
    expect((await history()).map(({ confirmed }) => confirmed)).to.deep.equal([true]);
  });

  it('deletes an unconfirmed purchase that a reorganization removed', async () => {
    const { chain, index, history } = aSale({ confirmations: 3 });
    for (let i = 0; i < 4; i += 1) chain.mine();
    chain.mine(bought());
    await index();
    expect(await history()).to.have.length(1);
    chain.reorganise(1);
    expect(await index()).to.include({ reorgDepth: 0 });
    expect(await history()).to.deep.equal([]);
  });

  it('halves a range that the node rejects, down to single blocks', async () => {
    const { chain, index, history } = aSale({}, 1);
    for (let i = 0; i < 20; i += 1) chain.mine(bought());
    bury(chain);
    expect(await index()).to.include({ eventsProcessed: 20, fromBlock: 0, toBlock: 20 + LINKED });
    expect(await history()).to.have.length(20);
  });

  it('closes in on the width that the node accepts, and remembers what it rejected', async () => {
    const { chain, index, saleEvents } = aSale({}, 5);
    for (let i = 0; i < 200; i += 1) chain.mine();
    bury(chain);
    const reads = sinon.spy(saleEvents, 'range');
    await index();
    const widths = reads.args.map(([from, to]) => to - from + 1);
    expect(widths).to.deep.equal([201, 100, 50, 25, 12, 6, 3, 4, ...Array<number>(38).fill(5), 4]);
    bury(chain);
    reads.resetHistory();
    await index();
    expect(reads.args.every(([from, to]) => to - from < 6)).to.equal(true);
  });

  it('queries old blocks by range, and links the newest confirmed ones', async () => {
    const { chain, index, saleEvents } = aSale({ confirmations: 3 });
    for (let i = 0; i < 10; i += 1) chain.mine();
    bury(chain);
    const [range, linked] = [sinon.spy(saleEvents, 'range'), sinon.spy(saleEvents, 'linkedRange')];
    await index();
    expect(range.args).to.deep.equal([
      [0, 7],
      [72, 74],
    ]);
    expect(linked.args).to.deep.equal([
      [8, 27],
      [28, 47],
      [48, 67],
      [68, 71],
    ]);
  });

  it('rolls back past a reorganization, and reads the new blocks', async () => {
    const { chain, index, history } = aSale();
    chain.mine(bought());
    await index();
    chain.mine(bought());
    await index();
    chain.mine(bought());
    await index();
    chain.reorganise(2);
    chain.mine(bought());
    expect(await index()).to.include({ eventsProcessed: 1, reorgDepth: 2 });
    expect(await history()).to.have.length(2);
  });

  it('starts over when no checkpoint is on the chain any more', async () => {
    const { chain, index, history } = aSale({ startBlock: 1 });
    for (let i = 0; i < 3; i += 1) {
      chain.mine(bought());
      await index();
    }
    chain.reorganise(3);
    expect(await index()).to.include({ eventsProcessed: 0, reorgDepth: 3 });
    expect(await history()).to.deep.equal([]);
  });

  it('does nothing when the node lags behind', async () => {
    const { chain, index, history } = aSale();
    chain.mine(bought());
    await index();
    chain.rollBack(1);
    expect(await index()).to.include({ eventsProcessed: 0, reorgDepth: 0, toBlock: 1 });
    expect(await history()).to.have.length(1);
  });

  it('keeps what it has when a node that lags behind answers the search for the common ancestor', async () => {
    const { chain, index, history, saleEvents } = aSale();
    chain.mine(bought());
    await index();
    const replaced = { ...chain.head, hash: chain.head.parentHash };
    const read = sinon.stub(saleEvents, 'blocksAt').onFirstCall().resolves([replaced]);
    read.onSecondCall().callsFake(async (heights) => heights.map(() => undefined));
    expect(await index()).to.include({ eventsProcessed: 0, reorgDepth: 0, toBlock: 1 });
    expect(read.callCount).to.equal(2);
    expect(await history()).to.have.length(1);
  });

  it('keeps the progress, and continues later, when the node fails in the middle', async () => {
    const { chain, index, history, saleEvents } = aSale({}, 2);
    for (let i = 0; i < 9; i += 1) chain.mine(bought());
    bury(chain);
    const range = saleEvents.range.bind(saleEvents);
    const read = sinon.stub(saleEvents, 'range');
    read.callsFake(async (from, to) => {
      if (from > 3) throw chainUnavailable();
      return await range(from, to);
    });
    const failure = await index().catch((error: unknown) => error);
    expect(failure).to.include({ code: 'CHAIN_UNAVAILABLE' });
    read.restore();
    await index();
    expect(await history()).to.have.length(9);
  });

  it('rolls back in the next run what the chain replaced right after it was read', async () => {
    const { chain, index, history, saleEvents } = aSale();
    await index();
    chain.mine(bought());
    await index();
    chain.mine(bought());
    const real = saleEvents.linkedRange.bind(saleEvents);
    sinon
      .stub(saleEvents, 'linkedRange')
      .onFirstCall()
      .callsFake(async (from, to) => {
        const range = await real(from, to);
        chain.reorganise(2);
        return range;
      });
    await index();
    sinon.restore();
    expect(await index()).to.include({ reorgDepth: 2 });
    expect(await history()).to.deep.equal([]);
  });

  it('starts again from the common ancestor when the blocks above do not continue the cursor', async () => {
    const { chain, index, history, saleEvents } = aSale();
    await index();
    chain.mine(bought());
    await index();
    chain.mine(bought());
    const real = saleEvents.linkedRange.bind(saleEvents);
    sinon
      .stub(saleEvents, 'linkedRange')
      .callThrough()
      .onFirstCall()
      .callsFake((from, to) => {
        chain.reorganise(2);
        chain.mine(bought());
        return real(from, to);
      });
    expect(await index()).to.include({ eventsProcessed: 1, fromBlock: 1, toBlock: 3, reorgDepth: 1 });
    expect(await history()).to.have.length(1);
  });

  it('rejects with CHAIN_UNAVAILABLE, and indexes nothing, when the chain changes during every attempt', async () => {
    const { chain, index, history, saleEvents } = aSale();
    chain.mine(bought());
    const read = sinon.stub(saleEvents, 'linkedRange').resolves(undefined);
    expect(await rejection(index())).to.equal('CHAIN_UNAVAILABLE');
    expect(read.callCount).to.equal(3);
    expect(await history()).to.deep.equal([]);
    sinon.restore();
    expect(await index()).to.include({ eventsProcessed: 1 });
  });

  it('shows no provisional purchase of a range that does not continue the cursor', async () => {
    const { chain, index, history, saleEvents } = aSale({ confirmations: 2 });
    for (let i = 0; i < 3; i += 1) chain.mine();
    await index();
    chain.mine(bought());
    sinon.stub(saleEvents, 'range').resolves(undefined);
    expect(await rejection(index())).to.equal('CHAIN_UNAVAILABLE');
    expect(await history()).to.deep.equal([]);
    sinon.restore();
    await index();
    expect((await history()).map(({ confirmed }) => confirmed)).to.deep.equal([false]);
  });

  it('runs in one process at a time', async () => {
    const { chain, index, history, saleEvents } = aSale();
    for (let i = 0; i < 5; i += 1) chain.mine(bought());
    const reads = sinon.spy(saleEvents, 'linkedRange');
    const runs = await Promise.all([index(), index(), index()]);
    expect(runs.map(({ eventsProcessed }) => eventsProcessed).sort()).to.deep.equal([0, 0, 5]);
    expect(reads.callCount).to.equal(1);
    expect(await history()).to.have.length(5);
  });

  it('can run again after a run that failed', async () => {
    const { chain, index, saleEvents } = aSale();
    chain.mine(bought());
    sinon.stub(saleEvents, 'head').onFirstCall().rejects(chainUnavailable()).callThrough();
    await index().catch(() => undefined);
    expect(await index()).to.include({ eventsProcessed: 1 });
  });

  it('raises an alarm, once, for a nonce that was never issued', async () => {
    const { alarms, chain, index, issuedAuthorizations } = aSale();
    const ours = bought();
    await issue(issuedAuthorizations, ours);
    const theirs = bought();
    chain.mine(ours, theirs);
    await index();
    await index();
    expect(alarms.raised.map(({ name, facts }) => [name, facts.nonce])).to.deep.equal([
      ['purchase-never-authorized', theirs.nonce.toString()],
    ]);
  });

  it('retries an alarm that could not be raised', async () => {
    const { alarms, chain, index } = aSale();
    chain.mine(bought());
    sinon.stub(alarms, 'raise').onFirstCall().rejects(new Error('no line')).callThrough();
    await index().catch(() => undefined);
    await index();
    await index();
    expect(alarms.raised).to.have.length(1);
  });

  it('contains exactly the chain’s purchases in the end, whatever reorganizations happen', async () => {
    const step = fc.oneof(
      fc.record({ kind: fc.constant('mine' as const), sold: fc.nat({ max: 3 }) }),
      fc.record({ kind: fc.constant('reorganise' as const), depth: fc.integer({ min: 1, max: 4 }) }),
      fc.record({ kind: fc.constant('index' as const) }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 40 }), fc.nat({ max: 3 }), async (steps, confirmations) => {
        const { chain, index, history } = aSale({ confirmations }, 3);
        for (const it of steps) {
          if (it.kind === 'mine') chain.mine(...Array.from({ length: it.sold }, () => bought()));
          else if (it.kind === 'reorganise') chain.reorganise(Math.min(it.depth, chain.head.number));
          else await index();
        }
        for (let i = 0; i < 4; i += 1) chain.mine();
        await index();
        await index();
        const indexed = (await history()).map(({ txHash, logIndex }) => `${txHash}/${logIndex}`);
        const real = chain.purchases().map(({ txHash, logIndex }) => `${txHash}/${logIndex}`);
        expect(indexed.reverse()).to.deep.equal(real);
      }),
      { numRuns: 150 },
    );
  });
});
