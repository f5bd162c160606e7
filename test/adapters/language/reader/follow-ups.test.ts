import { expect } from 'chai';
import { B, changeMeantBy, meansEnd, openAfter, openBefore } from './conversation.ts';

const WHOLE = 'send 50 usdc to {A} on base';

describe('a message of several clauses to an open request', () => {
  for (const [said, slot, value] of [
    ["that's stingy, 75", 'amount', '75'],
    ['i only have 30 left so 30', 'amount', '30'],
    [`no wait, that is the old one. his new one is ${B}`, 'recipient', B],
  ] as const)
    it(`may be meant to change it, and is asked about: “${said}”`, () => {
      expect(changeMeantBy(WHOLE, said)[slot]).to.equal(value);
    });

  for (const said of [
    'my brother already paid it',
    'so the plumber never came. cancel his payment',
    'he is a liar omg call it off',
  ])
    it(`may be meant to end it, and is asked about: “${said}”`, () => {
      expect(meansEnd(WHOLE, said)).to.equal(true);
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
      expect(openAfter(WHOLE, said)).to.deep.equal(openBefore(WHOLE));
    });
});
