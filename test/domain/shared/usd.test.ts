import { expect } from 'chai';
import fc from 'fast-check';
import { sumUsd, toUsd, type Usd, usdNumber, worth } from '../../../src/domain/shared/usd.ts';

const usd = (decimal: string | number) => toUsd(decimal) as Usd;

describe('Usd', () => {
  for (const [text, told] of [
    ['1', 1],
    ['0.9998', 0.9998],
    ['3e-7', 3e-7],
    ['1.5E+3', 1500],
    ['000.10', 0.1],
    ['1e-25', 0],
  ] as const)
    it(`reads ${text} as ${told}`, () => expect(usdNumber(usd(text))).to.equal(told));

  for (const text of [
    '',
    ' 1',
    '-1',
    '+1',
    '.5',
    '1.',
    'NaN',
    'Infinity',
    '0x10',
    '1e',
    '1e61',
    '1e999',
    '١',
    `1${'0'.repeat(80)}`,
  ])
    it(`does not parse ${JSON.stringify(text)}`, () => expect(toUsd(text)).to.equal(undefined));

  it('parses every non-negative number exactly', () =>
    fc.assert(
      fc.property(fc.double({ min: 1e-6, max: 1e12, noNaN: true }), (price) => {
        expect(usdNumber(usd(price))).to.equal(price);
      }),
    ));

  it('values 2^256-1 units exactly', () => {
    const most = 2n ** 256n - 1n;
    expect(worth(most, 0, usd(1)) / 10n ** 24n).to.equal(most);
    expect(worth(most, 18, usd('0.5')) * 2n).to.equal(((most * 10n ** 24n) / 10n ** 18n / 2n) * 2n);
  });

  it('adds exactly where floating point does not', () => {
    expect(usdNumber(sumUsd([usd(0.1), usd(0.2)]))).to.equal(0.3);
  });

  it('rounds to the nearest number, and only when digits are given', () => {
    expect([
      usdNumber(usd('1.2345678'), 6),
      usdNumber(usd('1.2345674'), 6),
      usdNumber(usd('0.0000004'), 6),
    ]).to.deep.equal([1.234568, 1.234567, 0]);
  });
});
