import { expect } from 'chai';
import { wordsOf } from '../../../chat-eval/sets/dialogue.ts';
import { openBefore, said } from './conversation.ts';

describe('a purchase that grows message by message', () => {
  for (const [first, then] of [
    ['buy usdc', 'eth'],
    ['buy usdc', 'with eth'],
    ['i want to buy usdc', 'eth'],
  ] as const)
    it(`counts what is bought: ${first} / 50 / ${then}`, () =>
      expect(wordsOf(said(first, '50', then).open)).to.deep.equal({
        amount: '50@to',
        fromToken: 'ETH',
        toToken: 'USDC',
      }));

  it('asks in which token a missing amount counts', () =>
    expect(said('buy usdc with eth').understood.clarification).to.deep.equal({ missing: 'amount', counts: 'ETH' }));

  it('keeps what is bought where it is paid otherwise', () =>
    expect(openBefore('buy 50 usdc with eth')).to.include({ amount: '50@to', toToken: 'USDC' }));
});
