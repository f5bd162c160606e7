import { expect } from 'chai';
import { suggestionsOf } from '../../console/src/values/said.ts';

describe('what the agent said in the console', () => {
  const confirm = { label: 'Confirm', params: {} };

  it('is suggested once: not beside the card that has a button for it', () => {
    const offer = { suggestions: ['cancel', 'change the amount'], actions: [confirm], requiresConfirmation: true };
    expect(suggestionsOf(offer)).to.deep.equal(['change the amount']);
    expect(suggestionsOf({ ...offer, requiresConfirmation: false })).to.deep.equal(offer.suggestions);
    const asked = { suggestions: ['Base', 'help'], actions: [{ label: 'On Base', params: { message: 'Base' } }] };
    expect(suggestionsOf(asked)).to.deep.equal(['help']);
  });
});
