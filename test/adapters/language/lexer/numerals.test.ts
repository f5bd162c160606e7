import { expect } from 'chai';
import fc from 'fast-check';
import { readNumeral } from '../../../../src/adapters/language/text/numerals.ts';
import { readSpokenNumber } from '../../../../src/adapters/language/values/english-number-words.ts';
import { plusFraction, timesPowerOfTen } from '../../../../src/domain/chat/decimal.ts';

describe('the numbers that people type', () => {
  const exact: readonly (readonly [string, string])[] = [
    ['1500', '1500'],
    ['1,500', '1500'],
    ['1,234,567.89', '1234567.89'],
    ['1.234.567,89', '1234567.89'],
    ['1.000,50', '1000.5'],
    ['1.000.000', '1000000'],
    ["1'250.75", '1250.75'],
    ['1 000 000', '1000000'],
    ['10 000,5', '10000.5'],
    ['1_000', '1000'],
    ['0,5', '0.5'],
    ['1,50', '1.5'],
    ['0.125', '0.125'],
    ['0,125', '0.125'],
    ['1500,125', '1500.125'],
    ['12.3456', '12.3456'],
    ['12.5000', '12.5'],
    ['1,2345', '1.2345'],
    ['0,5000', '0.5'],
    ['.5', '0.5'],
    ['007', '7'],
    ['1/2', '0.5'],
    ['1 1/4', '1.25'],
    ['0.000000000000000001', '0.000000000000000001'],
  ];
  for (const [text, value] of exact)
    it(`reads ${text} as ${value}`, () => expect(readNumeral(text)).to.deep.equal({ kind: 'exact', value }));

  for (const [text, options] of [
    ['1.500', ['1.5', '1500']],
    ['12.000', ['12', '12000']],
    ['999.999', ['999.999', '999999']],
    ['12,5000', ['12.5', '125000']],
    ['3,70000', ['3.7', '370000']],
    ['4,1500', ['4.15', '41500']],
  ] as const)
    it(`asks whether ${text} is ${options.join(' or ')}`, () =>
      expect(readNumeral(text)).to.deep.equal({ kind: 'unclear', options: [...options] }));

  for (const text of [
    '1,00,0',
    '1.2.3',
    '1,000,50',
    '1..5',
    '5-10',
    '1,2,3',
    '1/3',
    '1/0',
    '1.000.50',
    "1'00",
    '9'.repeat(61),
  ])
    it(`refuses ${text.slice(0, 12)}`, () => expect(readNumeral(text).kind).to.equal('malformed'));

  it('keeps every integer, with English and with continental groups', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1_000_000n, max: 10n ** 30n }), (value) => {
        for (const sign of [',', '.', "'", ' ']) {
          const grouped = value.toString().replace(/\B(?=(\d{3})+$)/g, sign);
          expect(readNumeral(grouped)).to.deep.equal({ kind: 'exact', value: value.toString() });
        }
      }),
    );
  });

  it('moves the decimal point without rounding', () => {
    expect(timesPowerOfTen('1.5', 3)).to.equal('1500');
    expect(timesPowerOfTen('0.1234567', 6)).to.equal('123456.7');
    expect(plusFraction('2', 3, 8)).to.equal('2.375');
    expect(plusFraction('0', 2, 3)).to.equal(undefined);
  });
});

describe('the numbers that people spell', () => {
  for (const [text, value] of [
    ['ten', '10'],
    ['twenty five', '25'],
    ['a hundred', '100'],
    ['fifteen hundred', '1500'],
    ['three thousand two hundred', '3200'],
    ['one hundred and one', '101'],
    ['two million', '2000000'],
    ['two point five', '2.5'],
    ['zero point two', '0.2'],
    ['point five', '0.5'],
    ['one and a half', '1.5'],
  ] as const)
    it(`reads "${text}" as ${value}`, () => {
      const words = text.split(' ');
      expect(readSpokenNumber(words)).to.deep.equal({ length: words.length, value });
    });

  for (const text of ['two three', 'hundred', 'million thousand', 'five hundred million billion', 'twenty twelve'])
    it(`makes no number of "${text}"`, () => expect(readSpokenNumber(text.split(' '))?.value).to.equal(undefined));

  it('takes no more words than the number has', () => {
    expect(readSpokenNumber(['ten', 'usdc', 'to'])?.length).to.equal(1);
    expect(readSpokenNumber(['a', 'token'])).to.equal(undefined);
  });
});
