import { expect } from 'chai';
import { formatAmount, shortAmount } from '../../console/src/values/amount.ts';
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

  it('has every digit of what is to be moved, and of what is less than the last place', () => {
    expect(shown('Transfer 1234.49999999 ETH.', { amount: '1234.49999999' })).to.equal('Transfer 1,234.49999999 ETH.');
    expect(shown('It costs 0.00000021 ETH.', { gas: [{ cost: '0.00000021' }] })).to.equal('It costs 0.00000021 ETH.');
  });

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
