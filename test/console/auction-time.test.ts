import { expect } from 'chai';
import fc from 'fast-check';
import { type Auction, priceLine, pricePlain, secondsToClaim, timeOfBlock } from '../../console/src/values/auction.ts';
import { SANDBOX_AUCTION } from '../../src/adapters/sandbox/world.ts';
import { SESSION_LIFETIME_MS } from '../../src/domain/auth/session.ts';

const SPACING = 39_614_081_257_132n;
const price = (q96: bigint) => ({ decimal: pricePlain(q96, { token: 18, currency: 6 }), q96: String(q96) });
const HEAD = '2026-01-01T01:00:00.000Z';
const AUCTION = {
  ...{ chainId: 8453, phase: 'open', graduated: true, block: 1_000, asOf: HEAD },
  ...{ clearingPrice: price(110n * SPACING), prices: [], tokenDecimals: 18 },
} as unknown as Auction;

describe('an auction over time', () => {
  const at = (seconds: number) => new Date(Date.parse(HEAD) + seconds * 1_000).toISOString();

  it('tells about when a block comes, as fast as they came, or usually come', () => {
    expect(timeOfBlock(AUCTION, 1_030)).to.equal(at(60));
    const measured = { ...AUCTION, prices: [{ block: 0, at: at(-5_000), price: price(1n) }] };
    expect(timeOfBlock(measured, 1_030)).to.equal(at(150));
    expect(timeOfBlock({ ...AUCTION, chainId: 5 }, 1_030)).to.equal(undefined);
  });

  it('reports the same end at every look, although each reads the newest block some seconds late', () => {
    const looks = fc.record({ passed: fc.integer({ min: 1, max: 40_000 }), late: fc.integer({ min: 0, max: 12 }) });
    fc.assert(
      fc.property(fc.constantFrom([1, 12], [8453, 2]), looks, ([chainId, each], { passed, late }) => {
        const block = 1_000 + passed;
        const prices = [{ block: 1_000, at: HEAD, price: price(1n) }];
        const seen = { ...AUCTION, chainId: chainId as 1, block, asOf: at(passed * Number(each) + late), prices };
        const told = Date.parse(timeOfBlock(seen, 50_000) ?? '') - Date.parse(at(49_000 * Number(each)));
        expect(told / 1_000).to.be.within(0, 12);
      }),
    );
  });

  it('tells how long it is until tokens can be claimed, until they can', () => {
    const { block } = AUCTION;
    expect(secondsToClaim({ ...AUCTION, claimBlock: block + 9 })).to.equal(20);
    expect(secondsToClaim({ ...AUCTION, claimBlock: block + 9, chainId: 5 })).to.equal(undefined);
    expect(secondsToClaim({ ...AUCTION, claimBlock: block, phase: 'claimable' })).to.equal(undefined);
  });

  it('is over in a sandbox, when its time is moved there, before a session is', () => {
    const { startsIn, blocks, claimsAfter } = SANDBOX_AUCTION;
    const end = secondsToClaim({ ...AUCTION, claimBlock: AUCTION.block + startsIn + blocks + claimsAfter });
    expect(end).to.be.below(SESSION_LIFETIME_MS / 1_000);
  });

  it('keeps each price until the next', () => {
    const prices = [-100, -50].map((seconds, i) => ({
      block: i,
      at: at(seconds),
      price: price(BigInt(i + 1) * SPACING),
    }));
    const line = priceLine({ ...AUCTION, prices });
    expect(line.map(({ value }) => value)).to.deep.equal([0.0005, 0.0005, 0.001, 0.055]);
    expect(line.map(({ at: time }) => time)).to.deep.equal([at(-100), at(-51), at(-50), HEAD]);
  });
});
