import { expect } from 'chai';
import { suggestionsOf, withoutDeadline } from '../../console/src/values/said.ts';

describe('what the agent said in the console', () => {
  const confirm = { label: 'Confirm', params: {} };

  it('is suggested once: not beside the card that has a button for it', () => {
    const offer = { suggestions: ['cancel', 'change the amount'], actions: [confirm], requiresConfirmation: true };
    expect(suggestionsOf(offer)).to.deep.equal(['change the amount']);
    expect(suggestionsOf({ ...offer, requiresConfirmation: false })).to.deep.equal(offer.suggestions);
    const asked = { suggestions: ['Base', 'help'], actions: [{ label: 'On Base', params: { message: 'Base' } }] };
    expect(suggestionsOf(asked)).to.deep.equal(['help']);
  });

  it('has no time left for a signature once it was sent', () => {
    const words = 'Transfer 5 USDC to 0x1234. The fee is 0.01 USD.';
    expect(withoutDeadline(`${words} Sign it in your wallet within ten minutes.`)).to.equal(words);
    expect(withoutDeadline(words)).to.equal(words);
  });
});
