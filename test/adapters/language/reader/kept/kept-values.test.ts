import { expect } from 'chai';
import { step, wordsOf } from '../../../../chat-eval/sets/dialogue.ts';

const A = '0xE483EA62c3b48e5365906a713f5abE2C9CDe1942';
const BRIDGE = 'bridge 50 usdc from base to arbitrum';
const SEND = `send 20 usdc on base to ${A}`;

/** What is open after a message to a request, in words. */
const openAfter = (opening: string, text: string) => {
  const { open } = step(text, step(opening).memory);
  return open === undefined ? undefined : wordsOf(open);
};
const openBefore = (opening: string) => wordsOf(step(opening).open ?? { intent: 'unknown', slots: {} });

describe('an open request keeps the values that a message does not replace', () => {
  for (const [opening, text] of [
    [BRIDGE, 'optimism instead'],
    [BRIDGE, 'optimism not arbitrum'],
    [BRIDGE, 'change base to optimism'],
    [BRIDGE, 'make it polygon'],
    [BRIDGE, 'to base'],
    [BRIDGE, 'from arbitrum'],
    [SEND, 'set slippage to max'],
    [SEND, 'lower the price to 5'],
    [SEND, 'get it to work'],
    [SEND, 'put it to the back'],
    [SEND, 'ten more today'],
    [SEND, 'do it in 10'],
    [SEND, 'the change was 30'],
    [SEND, 'uncancel'],
    [SEND, 'do not stop'],
  ] as const)
    it(`at “${text}” to “${opening.replace(A, 'A')}”`, () =>
      expect(openAfter(opening, text)).to.deep.equal(openBefore(opening)));

  for (const [opening, text, slot, value] of [
    [BRIDGE, 'to optimism instead', 'toChain', '10'],
    [BRIDGE, 'from polygon instead', 'fromChain', '137'],
    [BRIDGE, 'make it 80', 'amount', '80'],
    [BRIDGE, 'set slippage to 1%', 'slippageBps', '100'],
    [SEND, 'make it 30', 'amount', '30'],
    [SEND, '5 less', 'amount', '15'],
    [SEND, '10 more', 'amount', '30'],
    [SEND, 'on arbitrum instead', 'fromChain', '42161'],
    [SEND, 'change base to arbitrum', 'fromChain', '42161'],
    [SEND, 'make it dai', 'token', 'DAI'],
  ] as const)
    it(`and takes “${text}” to “${opening.replace(A, 'A')}”`, () =>
      expect(openAfter(opening, text)).to.deep.equal({ ...openBefore(opening), [slot]: value }));
});
