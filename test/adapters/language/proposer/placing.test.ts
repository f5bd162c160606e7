import { expect } from 'chai';
import { itemsOf } from '../../../../bench/proposer/examples.ts';
import { proposer } from '../../../../src/adapters/language/reading/trained.ts';

const A = '0xE483EA62c3b48e5365906a713f5abE2C9CDe1942';
const B = '0x213f096030F0d7cAf4C0A8eda62dD9a60fae5A6E';

const proposed = (text: string) => proposer.propose(itemsOf(text));

describe('the values of a proposal', () => {
  for (const [text, slots] of [
    [
      `good morning, the landlord asked again, so please see that 850 usdc reach him at ${A}, with kind regards`,
      { amount: '850', token: 'USDC', recipient: A },
    ],
    [
      'i would love to get rid of 2 eth, usdc is what i want for it',
      { amount: '2', fromToken: 'ETH', toToken: 'USDC' },
    ],
  ] as const)
    it(`are placed by the words around them: ${text.slice(0, 40)}…`, () => {
      expect(proposed(text)?.slots).to.deep.equal(slots);
    });

  it('never choose between two addresses', () => {
    const found = proposed(`please pay the plumber his 40 usdc for the repair, either ${A} or his other wallet ${B}`);
    expect(found?.slots).to.include({ amount: '40', token: 'USDC' }).and.not.have.property('recipient');
  });

  it('never choose between two amounts of a token', () => {
    const found = proposed(`please pay the plumber 40 usdc, he wanted 50 usdc at first, his wallet is ${A}`);
    expect(found?.slots).to.include({ token: 'USDC', recipient: A }).and.not.have.property('amount');
  });

  it('never drop a recipient: nobody else receives what a swap brings', () => {
    const found = proposed(`could you swap my 40 usdc into eth for me and let ${A} have the result please`);
    expect(found?.intent === 'swap').to.equal(false);
  });

  it('are not proposed where the text is a quotation, or names a network that is not supported', () => {
    for (const text of [
      `he wrote "please send 5 usdc to ${A}" to me`,
      'eth',
      `please get my 5 usdt via tron over to ${A} for the rent`,
    ])
      expect(proposed(text), text).to.equal(undefined);
  });
});
