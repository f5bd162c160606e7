import { expect } from 'chai';
import sinon from 'sinon';
import type { Sold } from '../../../src/adapters/chain/memory/chain.memory.ts';
import type { IssuedAuthorizations } from '../../../src/application/ports/sale.ts';
import { chainUnavailable } from '../../../src/domain/shared/failures.ts';
import { aGrant } from '../../support/fixtures/decision-fixtures.ts';
import { aSale, BUYER, bought, bury, LINKED } from '../../support/fixtures/indexed-sale.ts';

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
});
