import { expect } from 'chai';
import fc from 'fast-check';
import { pageOf, type WalletTransaction, withoutEmptyCalls } from '../../../src/domain/history/wallet-transaction.ts';
import { Failure } from '../../../src/domain/shared/failure.ts';
import { ALICE, BOB, hash } from '../../support/fixtures/store-fixtures.ts';

const movement = (chainId: number, number: number, seconds: number, part = 'coin'): WalletTransaction => ({
  chainId,
  hash: hash(number),
  part,
  direction: 'out',
  from: ALICE,
  to: BOB,
  value: 1n,
  symbol: 'ETH',
  timestamp: new Date(seconds * 1_000),
  status: 'confirmed',
});

const anyMovement = fc
  .tuple(fc.constantFrom(1, 10, 8453), fc.nat(5), fc.nat(4), fc.constantFrom('coin', '0xA-0', '0xA-1'))
  .map(([chainId, number, seconds, part]) => movement(chainId, number, seconds, part));
const keyOf = ({ timestamp, chainId, hash: own, part }: WalletTransaction) => `${+timestamp} ${chainId} ${own} ${part}`;

describe('pageOf', () => {
  it('lists every movement once, newest first, for any page size and order of chains', () =>
    fc.assert(
      fc.property(
        fc.uniqueArray(anyMovement, { selector: keyOf, maxLength: 40 }),
        fc.integer({ min: 1, max: 10 }),
        (all, limit) => {
          const walked: WalletTransaction[] = [];
          let cursor: string | undefined;
          do {
            const page = pageOf(all, limit, cursor);
            expect(page.items.length).to.be.at.most(limit);
            walked.push(...page.items);
            cursor = page.nextCursor;
          } while (cursor !== undefined);
          expect(walked.map(keyOf)).to.have.members(all.map(keyOf)).and.to.have.length(all.length);
          for (const [i, { timestamp }] of walked.entries())
            expect(timestamp <= (walked[i - 1] ?? { timestamp }).timestamp).to.equal(true);
        },
      ),
    ));

  it('continues after the cursor when newer movements were added', () => {
    const old = [movement(1, 1, 30), movement(10, 2, 20), movement(1, 3, 10)];
    const { nextCursor = '' } = pageOf(old, 2);
    expect(pageOf([movement(1, 9, 40), ...old], 2, nextCursor).items.map(keyOf)).to.deep.equal([
      keyOf(movement(1, 3, 10)),
    ]);
  });

  it('has no cursor after the last page', () => {
    expect(pageOf([movement(1, 1, 1)], 1)).not.to.have.property('nextCursor');
    expect(pageOf([], 1)).to.deep.equal({ items: [] });
  });

  for (const cursor of [
    '',
    'x',
    '1.2.3.4',
    `1.1.${hash(1)}`,
    `-1.1.${hash(1)}.coin`,
    `1.1.${hash(1)}.co in`,
    `1.1.${hash(1)}.coin\n`,
  ])
    it(`rejects ${JSON.stringify(cursor)} as a cursor`, () => {
      expect(() => pageOf([], 1, cursor))
        .to.throw(Failure)
        .with.property('code', 'VALIDATION_FAILED');
    });
});

describe('withoutEmptyCalls', () => {
  const empty = (chainId: number, number: number) => ({ ...movement(chainId, number, 1), value: 0n });
  const ofToken = { ...movement(1, 1, 1, `${BOB}-0`), token: BOB };

  it('leaves out the empty movement of a call that moved tokens', () =>
    expect(withoutEmptyCalls([empty(1, 1), ofToken])).to.deep.equal([ofToken]));

  it('keeps a call that moved nothing, one of another chain, and coins that were sent with tokens', () => {
    const others = [empty(1, 2), empty(10, 1), movement(1, 1, 1)];
    expect(withoutEmptyCalls([...others, ofToken])).to.deep.equal([...others, ofToken]);
  });
});
