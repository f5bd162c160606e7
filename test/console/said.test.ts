import { expect } from 'chai';
import fc from 'fast-check';
import { formatAmount, parseAmount, shortAmount } from '../../console/src/values/amount.ts';
import { speak } from '../../console/src/values/language.ts';
import { partsOf, suggestionsOf } from '../../console/src/values/said.ts';

describe('what the agent said in the console', () => {
  const confirm = { label: 'Confirm', params: {} };

  it('is suggested once: not beside the card that has a button for it', () => {
    const offer = { suggestions: ['cancel', 'change the amount'], actions: [confirm], requiresConfirmation: true };
    expect(suggestionsOf(offer)).to.deep.equal(['change the amount']);
    expect(suggestionsOf({ ...offer, requiresConfirmation: false })).to.deep.equal(offer.suggestions);
    const asked = { suggestions: ['Base', 'help'], actions: [{ label: 'On Base', params: { message: 'Base' } }] };
    expect(suggestionsOf(asked)).to.deep.equal(['help']);
  });

  /** As the page shows it. */
  const shown = (message: string, data: object) =>
    partsOf(message, data)
      .map((part) => (typeof part === 'string' ? part : shortAmount(part.units, part.decimals, part.places)))
      .join('');

  const BALANCE = { balances: [{ chainId: 8453, token: 'ETH', amount: '12345.49999999' }] };

  it('has its figures as the pages have them, in the language of the page, and every digit to look up', () => {
    expect(shown('0x12 holds 12345.49999999 ETH on Base.', BALANCE)).to.equal('0x12 holds 12,345.4999 ETH on Base.');
    const [figure] = partsOf('12345.49999999', BALANCE).filter((part) => typeof part !== 'string');
    expect(figure && formatAmount(figure.units, figure.decimals)).to.equal('12,345.49999999');
    speak('de');
    try {
      expect(shown('0x12 hat 12345,49999999 ETH auf Base.', BALANCE)).to.equal('0x12 hat 12.345,4999 ETH auf Base.');
    } finally {
      speak('en');
    }
    const portfolio = { portfolio: { totalUSD: 111811.041503 } };
    expect(shown('It has 111811.04 USD, 3026.10 USD of it in coins, and 1007.25 more.', portfolio)).to.equal(
      'It has 111,811.04 USD, 3,026.1 USD of it in coins, and 1007.25 more.',
    );
  });

  const digits = fc
    .tuple(fc.bigInt({ min: 0n, max: 10n ** 24n }), fc.integer({ min: 1, max: 18 }))
    .map(([units, decimals]) => {
      const text = units.toString().padStart(decimals + 1, '0');
      return `${text.slice(0, -decimals)}.${text.slice(-decimals)}`;
    });
  const plain = (text: string) => Number(text.replaceAll(',', ''));

  it('has every digit of what is moved, asked for, charged or priced, also where as much is held', () => {
    const carriers: readonly ((figure: string) => object)[] = [
      (amount) => ({ amount }),
      (amount) => ({ amount, balances: [{ amount }] }),
      (cost) => ({ gas: [{ estimates: [{ cost }] }] }),
      (least) => ({ sale: { least }, portfolio: { topTokens: [{ balance: least }] } }),
      (price) => ({ price }),
      (amount) => ({ transactions: [{ amount }] }),
    ];
    fc.assert(
      fc.property(digits, fc.constantFrom(...carriers), (figure, carry) => {
        expect(parseAmount(shown(figure, carry(figure)), 18)).to.deep.equal(parseAmount(figure, 18));
        const [dollars = ''] = shown(`${figure} USD`, {}).split(' ');
        expect(parseAmount(dollars, 18)).to.deep.equal(parseAmount(figure, 18));
      }),
    );
    expect(shown('It costs 0.00019999 USD.', {})).to.equal('It costs 0.00019999 USD.');
  });

  it('has no more than what is held, and of that four digits at least', () =>
    fc.assert(
      fc.property(digits, (amount) => {
        const [exact, told] = [Number(amount), plain(shown(amount, { balances: [{ amount }] }))];
        expect(told).to.be.at.most(exact);
        expect(exact - told).to.be.at.most(exact / 1_000);
      }),
    ));

  it('has everything else as it was said', () => {
    const data = { ...BALANCE, fromChain: 8453, endBlock: 54628131, hash: '0x12345.49999999', year: '2026' };
    for (const message of [
      'On 2026-11-29 at 21:50, in block 54628131 of chain 8453.',
      'To 0x12345.499999990000, or v12345.49999999-rc, or 12345.49999999.1',
      'Nothing.',
      '',
    ])
      expect(shown(message, data)).to.equal(message);
  });
});
