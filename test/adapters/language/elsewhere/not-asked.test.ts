import { expect } from 'chai';
import { step, wordsOf } from '../../../chat-eval/sets/dialogue.ts';

const [A, B] = ['0xE483EA62c3b48e5365906a713f5abE2C9CDe1942', '0x213f096030F0d7cAf4C0A8eda62dD9a60fae5A6E'];
const WHOLE = `send 50 usdc to ${A} on base`;
const NO_AMOUNT = `send usdc to ${A} on base`;
const SWAP = 'swap 100 usdc to eth on base';

/** Messages that give a value another part than the open request would, by what they mean. */
const TABLE: Readonly<Record<string, readonly (readonly [opening: string, said: string])[]>> = {
  'everything is well': [
    [NO_AMOUNT, 'all quiet'],
    [NO_AMOUNT, 'everything lovely, thanks'],
    [NO_AMOUNT, 'all day'],
    [NO_AMOUNT, 'that is all'],
  ],
  'a courtesy': [
    [WHOLE, `congratulations to ${B}`],
    [WHOLE, `goodbye to ${B}`],
    [WHOLE, 'apologies for the 40'],
    [NO_AMOUNT, 'welcome all'],
  ],
  'something more, not something instead': [
    [WHOLE, `to ${B} as well please`],
    [WHOLE, 'additionally on arbitrum'],
    [WHOLE, `plus to ${B}`],
    [SWAP, 'besides to dai'],
  ],
  'another role': [
    [WHOLE, `previous wallet: ${B}`],
    [WHOLE, `use ${B} as a fallback`],
    [WHOLE, `set my wallet to ${B}`],
    [WHOLE, `to ${B} she owes 7`],
    [WHOLE, `my address is ${B}`],
    [SWAP, 'use aave for the tip'],
    [WHOLE, 'change the meeting to 9'],
  ],
  'a number that counts no money': [
    [NO_AMOUNT, 'half asleep'],
    [NO_AMOUNT, 'a quarter past eight'],
    [NO_AMOUNT, 'at 8'],
    [NO_AMOUNT, 'nine out of ten'],
    [WHOLE, 'a thousand apologies'],
  ],
  'a report': [
    [WHOLE, 'i said 70 to my neighbour'],
    [WHOLE, 'make it 70, back in the day it was'],
    [NO_AMOUNT, '70, he borrowed'],
    [NO_AMOUNT, "70, that's his salary"],
    [WHOLE, 'make it 70, that is nonsense'],
    [WHOLE, 'captain: make it 70'],
  ],
  'a question': [
    [WHOLE, 'i wrote 70?'],
    [SWAP, 'is 3% slippage normal'],
  ],
  'the place of the speaker': [
    [WHOLE, 'we are on optimism now'],
    [WHOLE, 'my account is on arbitrum'],
  ],
  'what the speaker receives': [
    [WHOLE, 'i would rather receive 70'],
    [WHOLE, 'i hope to get 70'],
  ],
  'something else than money': [
    [WHOLE, `send flowers to ${B}`],
    [NO_AMOUNT, 'everything except polygon'],
  ],
  'a remark about a place or a sum': [
    [WHOLE, 'on optimism it is slower'],
    [WHOLE, 'on arbitrum nothing works'],
    [WHOLE, '70 exists'],
    [WHOLE, 'sweet 70'],
    [WHOLE, `close to ${B}`],
    [WHOLE, `greetings to ${B}`],
    [WHOLE, `to ${B} sadly`],
    [WHOLE, `lovely to ${B}`],
    [WHOLE, 'oh dear, 70'],
    [WHOLE, '70 apparently'],
    [NO_AMOUNT, 'lucky 7'],
    [NO_AMOUNT, 'catch 22'],
    [NO_AMOUNT, 'all of them are happy'],
  ],
  'a question about a value': [
    [WHOLE, 'oops, 70?'],
    [WHOLE, 'just on optimism?'],
    [WHOLE, '7 more?'],
    [WHOLE, `sorry, to ${B}?`],
    [SWAP, `whose wallet is ${B}`],
  ],
  'the token itself': [
    [WHOLE, `usdc’s contract is ${B}`],
    [WHOLE, `the coin is ${B}`],
  ],
  'a sign': [
    [NO_AMOUNT, 'cheers :3'],
    [NO_AMOUNT, '<4'],
    [NO_AMOUNT, '2) no'],
    [NO_AMOUNT, '100% sure'],
  ],
  'nothing of a kind': [
    [WHOLE, 'no dai for now'],
    [SWAP, 'no optimism tonight'],
  ],
  'the end of something else': [
    [WHOLE, 'never mind the previous question'],
    [WHOLE, 'not yet, one moment'],
    [WHOLE, 'nothing at all'],
    [WHOLE, 'can i still cancel later?'],
    [WHOLE, 'leave it the way it is'],
    [WHOLE, 'they paid the invoice'],
    [WHOLE, "i don't need advice"],
    [WHOLE, 'pretty close'],
  ],
};

describe('a value of a message that is otherwise meant', () => {
  for (const [meaning, messages] of Object.entries(TABLE))
    it(`leaves the open request as it is: ${meaning}`, () => {
      for (const [opening, said] of messages) {
        const open = step(opening);
        expect(wordsOf(step(said, open.memory).open), said).to.deep.equal(wordsOf(open.open));
      }
    });

  for (const [opening, said, slot, value] of [
    [NO_AMOUNT, '70', 'amount', '70'],
    [NO_AMOUNT, 'all of it', 'amount', 'max'],
    [NO_AMOUNT, 'everything', 'amount', 'max'],
    [WHOLE, 'make it 70 for dinner', 'amount', '70'],
    [WHOLE, `to ${B}, not to ${A}`, 'recipient', B],
    [WHOLE, 'on arbitrum instead', 'fromChain', '42161'],
    [WHOLE, 'could we do 70?', 'amount', '70'],
    [WHOLE, '70 would be better', 'amount', '70'],
    [WHOLE, '70 is plenty', 'amount', '70'],
    [WHOLE, 'typo: 70', 'amount', '70'],
    [WHOLE, 'make it 70 asap', 'amount', '70'],
    [WHOLE, 'in dai please', 'token', 'DAI'],
    [NO_AMOUNT, 'i only have 70 left so 70', 'amount', '70'],
    [`send 50 usdc to ${A}`, "on polygon, i'm there", 'fromChain', '137'],
  ] as const)
    it(`takes “${said}”`, () => {
      expect(String(wordsOf(step(said, step(opening).memory).open)[slot])).to.equal(value);
    });
});
