import { expect } from 'chai';
import type { ChatMemory } from '../../../../src/domain/chat/dialogue.ts';
import { confirmed, step, wordsOf } from '../../../chat-eval/sets/dialogue.ts';

/** What is open after a message and whether it is offered; `ends`, where nothing is open any more. */
type Turn = readonly [say: string, open: Readonly<Record<string, string>> | 'ends' | 'same', offers?: boolean];

const CONVERSATIONS: Readonly<Record<string, readonly Turn[]>> = {
  'a payment that is completed, corrected and ended': [
    ['send 40 usdc to rosa.eth', { amount: '40', token: 'USDC', recipient: 'rosa.eth' }, true],
    ['on base please', { amount: '40', token: 'USDC', recipient: 'rosa.eth', fromChain: '8453' }, true],
    ['what is the gas price on base', 'same'],
    [
      'oops, i typed the wrong amount, make it 45',
      { amount: '45', token: 'USDC', recipient: 'rosa.eth', fromChain: '8453' },
      true,
    ],
    ['thanks', 'same'],
    ['nah, she already got it, cancel it', 'ends'],
  ],
  'a trade that moves and shrinks': [
    [
      'swap 300 usdc to eth on arbitrum',
      { amount: '300', fromToken: 'USDC', toToken: 'ETH', fromChain: '42161' },
      true,
    ],
    [
      'gas there is insane, do it on base instead',
      { amount: '300', fromToken: 'USDC', toToken: 'ETH', fromChain: '8453' },
      true,
    ],
    ['lovely weather today', 'same'],
    [
      "only half of it, i can't afford more",
      { amount: '150', fromToken: 'USDC', toToken: 'ETH', fromChain: '8453' },
      true,
    ],
  ],
  'a payment whose recipient moves': [
    ['pay 120 dai', { amount: '120', token: 'DAI' }, false],
    ["it's for my sister, max.eth", { amount: '120', token: 'DAI', recipient: 'max.eth' }, true],
    [
      'hold on, she changed wallets, the new one is rosa.eth',
      { amount: '120', token: 'DAI', recipient: 'rosa.eth' },
      true,
    ],
    ['she has two dogs', 'same'],
    ['and on polygon', { amount: '120', token: 'DAI', recipient: 'rosa.eth', fromChain: '137' }, true],
    ['130 is enough', { amount: '130', token: 'DAI', recipient: 'rosa.eth', fromChain: '137' }, true],
  ],
  'a bridge from another network': [
    [
      'bridge 200 usdc from base to arbitrum',
      { amount: '200', fromToken: 'USDC', toToken: 'USDC', fromChain: '8453', toChain: '42161' },
      true,
    ],
    [
      'sorry, it should go from optimism',
      { amount: '200', fromToken: 'USDC', toToken: 'USDC', fromChain: '10', toChain: '42161' },
      true,
    ],
    ['let me look that up', 'same'],
    ['never mind, i found a better rate', 'ends'],
  ],
  'wishes and opinions between corrections': [
    [
      'send 60 usdc to rosa.eth on polygon',
      { amount: '60', token: 'USDC', recipient: 'rosa.eth', fromChain: '137' },
      true,
    ],
    ['he wants 80', 'same'],
    [
      "make it 70, that's what we agreed on",
      { amount: '70', token: 'USDC', recipient: 'rosa.eth', fromChain: '137' },
      true,
    ],
    ['base is better', 'same'],
    ['dai not usdc, he prefers it', { amount: '70', token: 'DAI', recipient: 'rosa.eth', fromChain: '137' }, true],
    ["i'd rather keep my money", 'ends'],
  ],
  'a report that ends nothing': [
    ['unwrap 3 weth on optimism', { amount: '3', fromToken: 'WETH', toToken: 'ETH', fromChain: '10' }, true],
    ['2 will do', { amount: '2', fromToken: 'WETH', toToken: 'ETH', fromChain: '10' }, true],
    ['i paid him in cash yesterday', 'same'],
    ['no need anymore', 'ends'],
  ],
};

describe('conversations of plain changes', () => {
  for (const [name, turns] of Object.entries(CONVERSATIONS))
    it(name, () => {
      let memory: ChatMemory | undefined;
      for (const [say, open, offers] of turns) {
        const before = wordsOf(memory?.frame);
        const after = step(say, memory);
        memory = after.memory;
        if (offers !== undefined) expect(after.offers, say).to.equal(offers);
        expect(wordsOf(after.open), say).to.deep.equal(open === 'same' ? before : open === 'ends' ? {} : open);
      }
    });

  it('closes a request with its confirmation', () => {
    const opened = step('send 40 usdc to rosa.eth on base');
    const corrected = step('wrong address, it is max.eth', opened.memory);
    expect(corrected.offers).to.equal(true);
    const after = confirmed(corrected.memory);
    const late = step('make it 55, he paid for the taxi too', after);
    expect(late.offers).to.equal(false);
  });
});
