import { expect } from 'chai';
import { step } from '../../../chat-eval/sets/dialogue.ts';
import { A, B, meantBy } from './conversation.ts';

const PAYMENT = `send 20 usdc on base to ${A}`;

describe('what follows a whole request in the same message', () => {
  for (const rest of [
    '. wait 7',
    '. sorry for the 45',
    ', apologies for the 45',
    '. no arbitrum please',
    '. i said 35, she smiled',
    '. make it 35 for the other invoice',
    '. is it 35?',
    ', make it 35, two days ago',
    '. make it 35, it is somebody else’s money',
    '. one minute, my phone rings',
    '. that is not 20',
  ])
    it(`is asked about where a second message would change nothing: “${rest}”`, () => {
      const { offers, memory } = step(`${PAYMENT}${rest}`);
      expect([offers, memory.frame?.slots.recipient === B]).to.deep.equal([false, false]);
    });

  for (const [text, name, value] of [
    [`${PAYMENT}. no, make it 30`, 'amount', '30'],
    [`${PAYMENT}, sorry, 30`, 'amount', '30'],
    [`send 20 usdc to ${A}. use base please`, 'fromChain', '8453'],
    [`send 20 usdc to ${A}, sorry, to ${B}`, 'recipient', B],
    [`sende 20 usdc auf base an ${A}, nein, 30`, 'amount', '30'],
  ] as const)
    it(`changes it, or only tells, at once or with a yes: “${text.slice(0, 12)}…${text.slice(-24)}”`, () =>
      expect(meantBy(text)?.[name]).to.equal(value));
});
