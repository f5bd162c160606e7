import { expect } from 'chai';
import fc from 'fast-check';
import { partOfBalance, unitsWorth } from '../../../src/domain/chat/relative-amount.ts';
import { toUsd, type Usd, worth } from '../../../src/domain/shared/usd.ts';

const amounts = fc.bigInt({ min: 0n, max: 2n ** 256n - 1n });

describe('a part of a balance', () => {
  it('is never more than the balance without its reserve', () => {
    const parts = fc.integer({ min: 1, max: 10_000 });
    fc.assert(
      fc.property(amounts, amounts, parts, (balance, reserve, part) => {
        const spendable = balance > reserve ? balance - reserve : 0n;
        expect(partOfBalance({ kind: 'max' }, balance, reserve)).to.equal(spendable);
        const share = partOfBalance({ kind: 'share', part, of: 10_000 }, balance, reserve);
        expect(share <= spendable).to.equal(true);
        if (share < spendable) expect(share).to.equal((balance * BigInt(part)) / 10_000n);
      }),
    );
  });

  it('is rounded down', () => {
    expect(partOfBalance({ kind: 'share', part: 2, of: 3 }, 10n, 0n)).to.equal(6n);
    expect(partOfBalance({ kind: 'share', part: 1, of: 2 }, 1n, 0n)).to.equal(0n);
  });
});

describe('unitsWorth', () => {
  it('is the largest amount whose value does not exceed the dollars', () => {
    const cents = fc
      .integer({ min: 1, max: 10 ** 9 })
      .map((count) => `${Math.floor(count / 100)}.${String(count % 100).padStart(2, '0')}`);
    const prices = fc.bigInt({ min: 1n, max: 10n ** 32n });
    fc.assert(
      fc.property(cents, prices, fc.nat(18), (dollars, price, decimals) => {
        const units = unitsWorth(dollars, price as Usd, decimals) ?? -1n;
        const scale = 10n ** BigInt(decimals);
        const usd = toUsd(dollars) as Usd;
        expect(units * price <= usd * scale && (units + 1n) * price > usd * scale).to.equal(true);
        expect(worth(units, decimals, price as Usd) <= usd).to.equal(true);
      }),
    );
  });

  it('is undefined without a price, and for text that is not a number', () => {
    expect(unitsWorth('50', 0n as Usd, 6)).to.equal(undefined);
    expect(unitsWorth('much', toUsd('1') as Usd, 6)).to.equal(undefined);
  });
});
