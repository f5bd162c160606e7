import { expect } from 'chai';
import fc from 'fast-check';
import { editableAmount, formatAmount, parseAmount, shortAmount } from '../../console/src/values/amount.ts';
import { exactUsd, formatUsd } from '../../console/src/values/money.ts';

const units = (text: string, decimals = 6) => {
  const parsed = parseAmount(text, decimals);
  return parsed.ok ? parsed.units : parsed.problem;
};

describe('amounts in the console', () => {
  it('reads plain and grouped numbers', () => {
    expect(units('250')).to.equal(250_000_000n);
    expect(units(' 1,250.5 ')).to.equal(1_250_500_000n);
    expect(units('.5')).to.equal(500_000n);
    expect(units('7.')).to.equal(7_000_000n);
    expect(units('1.5000000000')).to.equal(1_500_000n);
  });

  it('rejects what could be read in two ways, and says why', () => {
    for (const text of ['1,5', '12,34', '1,2345', '-1', '1e3', '0x10', '.', 'abc', '1 000'])
      expect(units(text), text).to.equal('not-a-number');
    expect(units('')).to.equal('empty');
    expect(units('0.0000001')).to.equal('too-many-decimals');
    expect(units('1.5', 0)).to.equal('too-many-decimals');
    expect(units('9'.repeat(80))).to.equal('too-large');
  });

  it('reads back every amount that it formats, to the last digit', () => {
    fc.assert(
      fc.property(fc.bigInt(0n, 2n ** 256n - 1n), fc.integer({ min: 0, max: 30 }), (amount, decimals) => {
        expect(units(formatAmount(amount, decimals), decimals)).to.equal(amount);
        expect(units(editableAmount(amount, decimals), decimals)).to.equal(amount);
      }),
      { numRuns: 200 },
    );
  });

  it('cuts the short form and never rounds it up', () => {
    expect(shortAmount(1_234_999_999n, 6, 2)).to.equal('1,234.99');
    expect(shortAmount(1n, 18)).to.equal('<0.0001');
    expect(shortAmount(-1n, 18)).to.equal('>-0.0001');
    expect(shortAmount(0n, 18)).to.equal('0');
    expect(shortAmount(1_999_999n, 6, 0)).to.equal('1');
  });

  it('formats US dollars from decimal text, and nothing from other text', () => {
    expect(formatUsd('1234567.899')).to.equal('$1,234,567.89');
    expect(formatUsd('-5')).to.equal('-$5.00');
    expect(formatUsd('0.001')).to.equal('<$0.01');
    expect(formatUsd('0')).to.equal('$0.00');
    expect(exactUsd('1234567.899')).to.equal('$1,234,567.899');
    for (const text of ['', 'NaN', '1e9', 'unlimited']) expect(formatUsd(text), text).to.equal(undefined);
  });
});
