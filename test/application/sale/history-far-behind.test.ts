import { expect } from 'chai';
import sinon from 'sinon';
import { aSale, bought, bury } from '../../support/fixtures/indexed-sale.ts';

describe('indexPurchases, while the history is far behind', () => {
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
