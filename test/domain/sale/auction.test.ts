import { expect } from 'chai';
import fc from 'fast-check';
import {
  type AuctionState,
  type BidPrice,
  decimalPrice,
  lowestBid,
  phaseOf,
  priceText,
  tickBelow,
  tickOf,
} from '../../../src/domain/sale/auction.ts';
import { bookedBids, spanOf } from '../../../src/domain/sale/bid-book.ts';
import { anAuctionState, bid, checkpoint, claim, exit } from '../../support/fixtures/auction-fixtures.ts';

const Q96 = 2n ** 96n;
const DECIMALS = { token: 18, currency: 6 };
const decimal = (text: string): BidPrice => {
  const [whole = '', fraction = ''] = text.split('.');
  return { digits: BigInt(whole + fraction), places: fraction.length };
};

describe('prices of an auction', () => {
  it('are written as decimal numbers of whole currency for a whole token', () => {
    const q96 = (5n * 10n ** 4n * Q96) / 10n ** 18n;
    expect(decimalPrice(q96, DECIMALS)).to.equal('0.05');
    expect(decimalPrice(2n * Q96, { token: 6, currency: 6 })).to.equal('2');
    expect(decimalPrice(Q96 / 2n, { token: 6, currency: 6 })).to.equal('0.5');
    expect(decimalPrice(123_456_789n * Q96, { token: 0, currency: 0 })).to.equal('123456789');
    expect(decimalPrice(0n, DECIMALS)).to.equal('0');
  });

  it('name the same tick again when their decimal number is read', () =>
    fc.assert(
      fc.property(
        fc.bigInt(1n, 10n ** 9n),
        fc.bigInt(10n ** 8n, 2n ** 100n),
        fc.record({ token: fc.nat(24), currency: fc.nat(18) }),
        (ticks, spacing, decimals) => {
          const price = ticks * spacing;
          const read = tickOf(decimal(decimalPrice(price, decimals)), spacing, decimals);
          // A spacing below a billionth of the price is finer than the digits.
          const difference = read === undefined ? price : read > price ? read - price : price - read;
          expect(difference * 10n ** 9n <= price).to.equal(true);
          if (spacing * 10n ** 9n > price) expect(read).to.equal(price);
        },
      ),
    ));

  it('name no tick when they are further from one than a billionth', () => {
    const spacing = (5n * 10n ** 4n * Q96) / 10n ** 20n;
    expect(tickOf(decimal('0.05'), spacing, DECIMALS)).to.equal(100n * spacing);
    expect(tickOf(decimal('0.0505'), spacing, DECIMALS)).to.equal(101n * spacing);
    expect(tickOf(decimal('0.05051'), spacing, DECIMALS)).to.equal(undefined);
    expect(tickBelow(decimal('0.05051'), spacing, DECIMALS)).to.equal(101n * spacing);
    expect(tickOf({ q96: spacing + 1n }, spacing, DECIMALS)).to.equal(undefined);
    expect(tickBelow({ q96: spacing + 1n }, spacing, DECIMALS)).to.equal(spacing);
  });

  it('are bid above the clearing price, which may lie between ticks', () => {
    expect(lowestBid(anAuctionState({ clearingPrice: 10_000n }))).to.equal(10_100n);
    expect(lowestBid(anAuctionState({ clearingPrice: 10_001n }))).to.equal(10_100n);
  });

  it('are written as they were read', () => {
    expect(priceText(decimal('0.0520'))).to.equal('0.0520');
    expect(priceText({ q96: 7n })).to.equal('q96:7');
  });
});

it('the phase of an auction follows its blocks', () => {
  const phases = [99, 100, 199, 200, 209, 210].map((block) => phaseOf(anAuctionState({ block })));
  expect(phases).to.deep.equal(['upcoming', 'open', 'open', 'ended', 'ended', 'claimable']);
});

describe('the bids of a wallet', () => {
  const indexed = <T extends object>(events: readonly T[]) => events.map((one) => ({ ...one, confirmed: true }));
  const CHECKPOINTS = [checkpoint(110, 10_000n, 1_000_000), checkpoint(120, 10_500n, 2_000_000)];
  const one = (events: Parameters<typeof indexed>[0], state: Partial<AuctionState>, checkpoints = CHECKPOINTS) => {
    const [found] = bookedBids(indexed(events) as never, checkpoints, anAuctionState(state));
    if (found === undefined) throw new Error('there is no bid');
    return found;
  };

  it('have spent evenly over what was left when they were made', () => {
    const { status, filled } = one([bid(1, 110, { amount: 900n * Q96 })], {});
    expect(status).to.equal('open');
    // A ninth of what was left at block 110 was sold until block 120.
    expect(filled).to.deep.equal({ spent: 100n * Q96, tokens: (100n * Q96 * Q96) / 10_500n });
  });

  it('are computed from the checkpoints since the oldest that is open, up to the highest price of these', () => {
    const [low, high] = [bid(1, 110, { price: 11_000n }), bid(2, 120, { price: 13_000n })];
    expect(spanOf(indexed([low, high]))).to.deep.equal({ from: 110, above: 13_000n });
    expect(spanOf(indexed([low, high, exit(1, 130)]))).to.deep.equal({ from: 120, above: 13_000n });
    expect(spanOf(indexed([low, exit(1, 130)]))).to.equal(undefined);
  });

  it('have spent as of now, also of what was issued since the last checkpoint, at the price of now', () => {
    const now = { block: 130, issued: 3_000_000, clearingPrice: 10_800n };
    const { filled } = one([bid(1, 110, { amount: 900n * Q96 })], now);
    expect(filled).to.deep.equal({
      spent: 200n * Q96,
      tokens: (100n * Q96 * Q96) / 10_500n + (100n * Q96 * Q96) / 10_800n,
    });
    expect(one([bid(1, 130)], now, CHECKPOINTS).filled, 'made now').to.deep.equal({ spent: 0n, tokens: 0n });
    for (const behind of [
      { block: 119, issued: 3_000_000 },
      { block: 130, issued: 1_900_000 },
    ])
      expect(one([bid(1, 110, { amount: 900n * Q96 })], behind).filled.spent, 'of a node behind').to.equal(100n * Q96);
    const reached = one([bid(1, 110, { amount: 900n * Q96 })], { ...now, clearingPrice: 11_000n });
    expect(reached.filled.spent, 'at its own price').to.equal(100n * Q96);
  });

  it('count nothing of the time when the price reached theirs, which they share', () => {
    const reached = [...CHECKPOINTS, checkpoint(130, 11_000n, 3_000_000)];
    const { filled, exit } = one([bid(1, 110, { amount: 900n })], { clearingPrice: 11_000n }, reached);
    expect(filled.spent).to.equal(100n);
    expect(exit).to.equal(undefined);
  });

  const outbid = [...CHECKPOINTS, checkpoint(130, 11_000n, 3_000_000), checkpoint(140, 12_000n, 4_000_000)];
  const HINTS = { functionName: 'exitPartiallyFilledBid', lastFullyFilledCheckpointBlock: 120 };

  it('exit before the end once they are outbid and enough was raised', () => {
    const { status, exit } = one([bid(1, 110)], { clearingPrice: 12_000n }, outbid);
    expect(status).to.equal('outbid');
    expect(exit).to.deep.equal({ ...HINTS, outbidBlock: 140 });
    expect(one([bid(1, 110)], { clearingPrice: 12_000n, graduated: false }, outbid).exit).to.equal(undefined);
    expect(one([bid(1, 110)], { clearingPrice: 12_000n }).exit).to.equal(undefined);
  });

  it('exit after the end by their price against the last one', () => {
    const ended = { block: 200 };
    expect(one([bid(1, 110)], { ...ended, clearingPrice: 10_900n }).exit).to.deep.equal({ functionName: 'exitBid' });
    const at = { ...ended, clearingPrice: 11_000n };
    expect(one([bid(1, 110)], at, outbid.slice(0, 3)).exit).to.deep.equal({ ...HINTS, outbidBlock: 0 });
    const above = { ...ended, clearingPrice: 12_000n };
    expect(one([bid(1, 110)], above, outbid).exit).to.deep.equal({ ...HINTS, outbidBlock: 140 });
    // The checkpoint of the end is made by the exit itself.
    expect(one([bid(1, 110)], above).exit).to.deep.equal({ ...HINTS, outbidBlock: 200 });
  });

  it('have bought nothing once the auction ended without enough raised: all of it is refunded', () => {
    const bids = [bid(1, 110, { amount: 900n * Q96 })];
    expect(one(bids, { block: 199, graduated: false }).filled.spent > 0n).to.equal(true);
    for (const block of [200, 210])
      expect(one(bids, { block, graduated: false }).filled).to.deep.equal({ spent: 0n, tokens: 0n });
  });

  it('are claimable from the claim block on, once', () => {
    const exited = [bid(1, 110), exit(1, 205)];
    const read = one(exited, { block: 210 });
    expect(read).to.deep.include({ status: 'exited', refunded: 100_000_000n, isClaimable: true });
    expect(read.filled).to.deep.equal({ spent: 400_000_000n, tokens: 10n ** 20n });
    expect(one(exited, { block: 209 }).isClaimable).to.equal(false);
    expect(one(exited, { block: 210, graduated: false }).isClaimable).to.equal(false);
    expect(one([...exited, claim(1, 211)], { block: 212 })).to.deep.include({ status: 'claimed', isClaimable: false });
  });
});
