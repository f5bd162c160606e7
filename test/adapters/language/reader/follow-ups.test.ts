import { expect } from 'chai';
import { step, wordsOf } from '../../../chat-eval/sets/dialogue.ts';

const [A, B] = ['0xE483EA62c3b48e5365906a713f5abE2C9CDe1942', '0x213f096030F0d7cAf4C0A8eda62dD9a60fae5A6E'];
const after = (opening: string, said: string) => step(said, step(opening).memory).open;
const toTransfer = (said: string) => after(`send 50 usdc to ${A} on base`, said);

describe('a message to an open request, clause by clause', () => {
  for (const [said, slot, value] of [
    ['make it 65, he paid for the parking too', 'amount', '65'],
    ["that's stingy, 75", 'amount', '75'],
    ['i only have 30 left so 30', 'amount', '30'],
    ['500 - i dropped a zero', 'amount', '500'],
    ['my usdc sits on optimism, do it there', 'fromChain', '10'],
    [`no wait, that is the old one. his new one is ${B}`, 'recipient', B],
  ] as const)
    it(`takes “${said}”`, () => {
      expect(String(wordsOf(toTransfer(said))[slot])).to.equal(value);
    });

  for (const said of [
    'my brother already paid it',
    'so the plumber never came. cancel his payment',
    'he is a liar omg call it off',
  ])
    it(`closes at “${said}”`, () => {
      expect(toTransfer(said)).to.equal(undefined);
    });

  for (const said of [
    'make it 60, he told me',
    'make it 60 if he agrees',
    'the price went up, 3000 now',
    'should i cancel it?',
    'he told me to cancel it',
    'cancel it, no wait, keep it',
    `his new one is ${B}`,
    'everything is fine',
  ])
    it(`changes nothing at “${said}”`, () => {
      expect(wordsOf(toTransfer(said))).to.deep.equal(wordsOf(step(`send 50 usdc to ${A} on base`).open));
    });

  it('reads im before on as English', () => {
    expect(wordsOf(after('swap 2 eth', 'im on base'))).to.include({ amount: '2', fromChain: '8453' });
  });
});
