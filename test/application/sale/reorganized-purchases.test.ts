import { expect } from 'chai';
import sinon from 'sinon';
import type { SaleEvents } from '../../../src/application/ports/sale.ts';
import { aSale, bought } from '../../support/fixtures/indexed-sale.ts';
import { rejection } from '../../support/rejection.ts';

describe('indexPurchases, when the chain is reorganized', () => {
  for (const [what, policy, { depth, anew }, told, left] of [
    ['the blocks above the common ancestor', {}, { depth: 2, anew: 1 }, { eventsProcessed: 1, reorgDepth: 2 }, 2],
    [
      'everything without a checkpoint',
      { startBlock: 1 },
      { depth: 3, anew: 0 },
      { eventsProcessed: 0, reorgDepth: 3 },
      0,
    ],
    ['an unconfirmed purchase', { confirmations: 1 }, { depth: 1, anew: 0 }, { reorgDepth: 0 }, 2],
  ] as const)
    it(`rolls back ${what}, and reads the new blocks`, async () => {
      const { chain, index, history } = aSale(policy);
      for (let i = 0; i < 3; i += 1) {
        chain.mine(bought());
        await index();
      }
      expect(await history()).to.not.be.empty;
      chain.reorganise(depth);
      for (let i = 0; i < anew; i += 1) chain.mine(bought());
      expect(await index()).to.include(told);
      expect(await history()).to.have.length(left);
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

  type LinkedRange = () => ReturnType<SaleEvents['linkedRange']>;
  /** An index of one purchase, with another one mined; the next answer about linked blocks is disturbed. */
  const disturbed = async (disturb: (sale: ReturnType<typeof aSale>, read: LinkedRange) => ReturnType<LinkedRange>) => {
    const sale = aSale();
    await sale.index();
    sale.chain.mine(bought());
    await sale.index();
    sale.chain.mine(bought());
    const real: SaleEvents['linkedRange'] = sale.saleEvents.linkedRange.bind(sale.saleEvents);
    const stub = sinon.stub(sale.saleEvents as SaleEvents, 'linkedRange').callThrough();
    stub.onFirstCall().callsFake((from, to) => disturb(sale, () => real(from, to)));
    return sale;
  };

  it('rolls back in the next run what the chain replaced right after it was read', async () => {
    const { index, history } = await disturbed(async ({ chain }, read) => {
      const range = await read();
      chain.reorganise(2);
      return range;
    });
    await index();
    expect(await index()).to.include({ reorgDepth: 2 });
    expect(await history()).to.deep.equal([]);
  });

  it('starts again from the common ancestor when the blocks above do not continue the cursor', async () => {
    const { index, history } = await disturbed(({ chain }, read) => {
      chain.reorganise(2);
      chain.mine(bought());
      return read();
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
});
