import { expect } from 'chai';
import { usableChange } from '../../../src/domain/chat/understand.ts';
import type { OpenFrame, Slots } from '../../../src/domain/chat/understanding.ts';
import { EVAL_LEXICON } from '../../chat-eval/lexicon.ts';

const OPEN: OpenFrame = {
  intent: 'transfer',
  slots: { amount: '20', token: 'USDC', recipient: 'a.eth', fromChain: 8453 },
};
const withSlots = (slots: Partial<Slots>): OpenFrame => ({ ...OPEN, slots: { ...OPEN.slots, ...slots } });
const { amount: _, ...WITHOUT_AMOUNT } = OPEN.slots;

describe('a change that may be asked about', () => {
  for (const [what, change] of [
    ['another amount', withSlots({ amount: '60' })],
    ['another network', withSlots({ fromChain: 137 })],
    ['an amount of another kind', { ...OPEN, slots: { ...WITHOUT_AMOUNT, relativeAmount: { kind: 'max' } } }],
  ] as const)
    it(`is one with ${what}`, () => expect(usableChange(change, OPEN, EVAL_LEXICON)).to.equal(change));

  for (const [what, change] of [
    ['an amount of zero', withSlots({ amount: '0' })],
    ['more decimals than the token has', withSlots({ amount: '1.12345678' })],
    ['a token that is not on the network', withSlots({ token: 'ARB' })],
    ['the zero address', withSlots({ recipient: '0x0000000000000000000000000000000000000000' })],
    ['a part that is lost', { ...OPEN, slots: WITHOUT_AMOUNT }],
    ['another intent', { ...withSlots({ amount: '60' }), intent: 'swap' }],
  ] as const)
    it(`is not one with ${what}`, () => expect(usableChange(change, OPEN, EVAL_LEXICON)).to.equal(undefined));

  it('needs an open request', () => expect(usableChange(OPEN, undefined, EVAL_LEXICON)).to.equal(undefined));
});
