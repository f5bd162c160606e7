import { expect } from 'chai';
import fc from 'fast-check';
import {
  amountText,
  boundAmount,
  editableAmount,
  formatAmount,
  nearestAmount,
  parseAmount,
  shortAmount,
} from '../../console/src/values/amount.ts';
import { LANGUAGES, speak } from '../../console/src/values/language.ts';
import { chartUsd, exactUsd, formatUsd, shownUsd, usdText } from '../../console/src/values/money.ts';
import { percent, signedPercent, wholeNumber } from '../../console/src/values/numbers.ts';

const units = (text: string, decimals = 6) => {
  const parsed = parseAmount(text, decimals);
  return parsed.ok ? parsed.units : parsed.problem;
};

describe('amounts in the console', () => {
  afterEach(() => speak('en'));

  it('reads plain and grouped numbers', () => {
    expect(units('250')).to.equal(250_000_000n);
    expect(units(' 1,250.5 ')).to.equal(1_250_500_000n);
    expect(units('.5')).to.equal(500_000n);
    expect(units('7.')).to.equal(7_000_000n);
    expect(units('1.5000000000')).to.equal(1_500_000n);
  });

  it('rejects what could be read in two ways, and says why', () => {
    for (const text of ['1,5', '12,34', '1,2345', '0,125', '-1', '1e3', '0x10', '.', 'abc', '1 000'])
      expect(units(text), text).to.equal('not-a-number');
    expect(units('')).to.equal('empty');
    expect(units('0.0000001')).to.equal('too-many-decimals');
    expect(units('1.5', 0)).to.equal('too-many-decimals');
    expect(units('9'.repeat(80))).to.equal('too-large');
  });

  it('reads back every amount that a field offers, to the last digit, in every language', () => {
    const amounts = fc.bigInt(0n, 2n ** 256n - 1n);
    fc.assert(
      fc.property(fc.constantFrom(...LANGUAGES), amounts, fc.nat(30), (language, amount, decimals) => {
        speak(language);
        expect(units(editableAmount(amount, decimals), decimals)).to.equal(amount);
        const shown = units(formatAmount(amount, decimals), decimals);
        expect(shown === amount || (language !== 'en' && shown === 'ambiguous'), String(shown)).to.equal(true);
      }),
      { numRuns: 300 },
    );
  });

  it('refuses a point that groups in one language and begins the decimals in another', () => {
    for (const language of ['de', 'es'] as const) {
      speak(language);
      expect(units('1.250,5')).to.equal(1_250_500_000n);
      expect(units('1250,50')).to.equal(1_250_500_000n);
      expect(units('1.250.000')).to.equal(1_250_000_000_000n);
      expect(units('1.250')).to.equal('ambiguous');
      for (const text of ['0.5', '1.5', '0.125', '1,250.5']) expect(units(text), text).to.equal('not-a-number');
    }
  });

  it('rounds an upper bound up, and never below what it bounds', () => {
    expect(boundAmount(1_260_480_000_000n, 18, 8)).to.equal('0.00000127');
    expect(boundAmount(1n, 18, 8)).to.equal('0.00000001');
    expect(boundAmount(1_500_000n, 6, 8)).to.equal('1.5');
    fc.assert(
      fc.property(fc.bigInt(0n, 2n ** 100n), fc.nat(24), fc.nat(8), (amount, decimals, places) => {
        const bound = parseAmount(boundAmount(amount, decimals, places), decimals);
        expect(bound.ok && bound.units >= amount).to.equal(true);
      }),
    );
  });

  it('rounds to the nearest what two readings of one sum cut and round up in the last digit', () => {
    fc.assert(
      fc.property(fc.bigInt(0n, 2n ** 80n), (units) => {
        const cents = nearestAmount(units, 6, 2);
        const read = parseAmount(cents, 6);
        const off = read.ok ? read.units - units : 0n;
        expect(read.ok ? off <= 5_000n && off >= -5_000n : cents === '<0.01').to.equal(true);
      }),
    );
    expect([84_597n, 84_598n, 499_999_999n, 4_999n, 0n].map((units) => nearestAmount(units, 6, 2))).to.deep.equal([
      ...['0.08', '0.08', '500', '<0.01', '0'],
    ]);
  });

  it('writes figures as the language does', () => {
    const written = LANGUAGES.map((language) => {
      speak(language);
      const texts = [formatAmount(1_234_500_000n, 6), formatUsd('1234.5'), signedPercent(1.2), wholeNumber(4321)];
      return texts.map((text) => text?.replaceAll('\u00A0', ' '));
    });
    expect(written).to.deep.equal([
      ['1,234.5', '$1,234.50', '+1.20%', '4,321'],
      ['1.234,5', '1.234,50 $', '+1,20 %', '4.321'],
      ['1.234,5', '1.234,50 $', '+1,20 %', '4.321'],
    ]);
    speak('de');
    expect(shortAmount(1n, 18)).to.equal('<0,0001');
    expect(formatUsd('0.001')?.replace('\u00A0', ' ')).to.equal('<0,01 $');
  });

  it('writes the decimal text of the API as the language does, and other text as it is', () => {
    const texts = ['1234.5', '0.000000000000000001', '4', 'all', '1e5'];
    speak('de');
    expect(texts.map(amountText)).to.deep.equal(['1.234,5', '0,000000000000000001', '4', 'all', '1e5']);
    speak('en');
    expect(texts.map(amountText)).to.deep.equal(['1,234.5', '0.000000000000000001', '4', 'all', '1e5']);
  });

  it('cuts the short form and never rounds it up', () => {
    expect(shortAmount(1_234_999_999n, 6, 2)).to.equal('1,234.99');
    expect(shortAmount(1n, 18)).to.equal('<0.0001');
    expect(shortAmount(-1n, 18)).to.equal('>-0.0001');
    expect(shortAmount(0n, 18)).to.equal('0');
    expect(shortAmount(1_999_999n, 6, 0)).to.equal('1');
  });

  it('formats US dollars from decimal text, and nothing from other text', () => {
    expect(formatUsd('1234567.899')).to.equal('$1,234,567.90');
    expect(formatUsd('-5')).to.equal('-$5.00');
    expect(formatUsd('0.001')).to.equal('<$0.01');
    expect(formatUsd('-0.001')).to.equal('>-$0.01');
    expect(formatUsd('0')).to.equal('$0.00');
    expect(exactUsd('1234567.899')).to.equal('$1,234,567.899');
    expect(exactUsd('5')).to.equal('$5.00');
    expect(exactUsd('-0.5')).to.equal('-$0.50');
    // A measured price has no more digits than it was measured with.
    expect(exactUsd('3032.76000032217')).to.equal('$3,032.76');
    expect(exactUsd('0.000001234567891')).to.equal('$0.00000123457');
    for (const text of ['', 'NaN', '1e9', 'unlimited']) expect(formatUsd(text), text).to.equal(undefined);
  });

  it('rounds dollars by one rule, in a table and in a chart, and without the noise of a double', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.005, max: 1e9, noNaN: true }), (usd) => {
        expect([shownUsd(usd), chartUsd(usd)]).to.deep.equal(Array(2).fill(formatUsd(usdText(usd) ?? '')));
      }),
    );
    expect(chartUsd(22_499.999999999996)).to.equal('$22,500.00');
    expect(percent(36.695)).to.equal('36.70%');
  });
});
