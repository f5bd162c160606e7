import { expect } from 'chai';
import { actionOf } from '../../../../src/domain/chat/action.ts';
import { EVAL_LEXICON } from '../../../chat-eval/lexicon.ts';
import { slotWords } from '../../../chat-eval/slot-words.ts';
import { understandText } from '../../../chat-eval/understand-text.ts';

const [A, B] = ['0xC5658b346B336344254C1Fb61aaeDEdAA2258dD5', '0x49639E95cF5ffCDC5c1F2c7A1df8BCA6aF27641c'];
const filled = (text: string): string => text.replaceAll('{A}', A).replaceAll('{B}', B);
const read = (text: string) => understandText(filled(text), EVAL_LEXICON);
const offered = (text: string) => (actionOf(read(text)) === undefined ? undefined : slotWords(read(text).slots));

/** Each line of a group is the same request in other words. */
const TRANSFERS: Readonly<Record<string, readonly string[]>> = {
  'who receives first': [
    'make sure {A} gets 17 usdt',
    'let {A} have 17 usdt',
    'we want {A} to receive 17 usdt',
    '{A} needs 17 usdt, could you send it',
    'top up {A} with 17 usdt',
    'i owe {A} 17 usdt, so please pay it',
    'the address is {A}, please transfer 17 usdt there',
  ],
  'the passive': [
    'we need 17 usdt sent to {A}',
    'could 17 usdt be wired to {A}',
    'please get 17 usdt delivered to {A}',
  ],
  nouns: [
    'execute a payment of 17 usdt to {A}',
    'build a transaction that pays {A} 17 usdt',
    'kindly arrange for a disbursement of 17 usdt to {A}',
    'please go ahead with sending 17 usdt to {A}',
    'i could use a hand sending 17 usdt to {A}',
  ],
  forms: ['transfer\namount: 17\ntoken: usdt\nrecipient: {A}', 'operation: send, amount: 17 usdt, to: {A}'],
  courtesies: [
    'be a gem and send 17 usdt to {A}',
    'send 17 usdt to {A} and ping me once it is through',
    'send 17 usdt to {A}, could you do that for me?',
    'it is my first time, please send 17 usdt to {A}',
    'good evening, this is nora. please send 17 usdt to {A}',
  ],
  reasons: [
    'send 17 usdt to {A} so that my sister can buy groceries',
    'dinner came to 17 usdt, please send it to {A}',
    'send the 17 usdt that i owe her to {A}',
    'per our call, send 17 usdt to {A}. we verified the address twice',
    'the electricity bill is due tomorrow, send 17 usdt to {A}',
    'send 17 usdt to {A}, memo: november salary',
  ],
  amounts: ['send seventeen (17) usdt to {A}', 'send usdt to {A}, 17 of them', 'send17 usdt to {A}'],
};

const OTHERS: readonly (readonly [text: string, slots: Readonly<Record<string, string>>])[] = [
  ['move 1/4 my uni over to {A}', { amount: '1/4', token: 'UNI', recipient: A }],
  ['send the rest of my dai to {A}', { amount: 'max', token: 'DAI', recipient: A }],
  ['send 8 dai, optimism, to {A}', { amount: '8', token: 'DAI', recipient: A, fromChain: '10' }],
  ['arbitrum: swap 8 dai to link', { amount: '8', fromToken: 'DAI', toToken: 'LINK', fromChain: '42161' }],
  ['swap 8 dai (polygon) for link', { amount: '8', fromToken: 'DAI', toToken: 'LINK', fromChain: '137' }],
  [
    'optimism to base, bridge 8 dai',
    { amount: '8', fromToken: 'DAI', toToken: 'DAI', fromChain: '10', toChain: '8453' },
  ],
  ['convert dai to link, 8 dai', { amount: '8', fromToken: 'DAI', toToken: 'LINK' }],
  ['cash in 8 dai for link', { amount: '8', fromToken: 'DAI', toToken: 'LINK' }],
  ['sell 8 dai and then buy link', { amount: '8', fromToken: 'DAI', toToken: 'LINK' }],
  ['i want 8 dai converted to link', { amount: '8', fromToken: 'DAI', toToken: 'LINK' }],
  ['i would like 8 dai in link', { amount: '8', fromToken: 'DAI', toToken: 'LINK' }],
  ['hand me link for 8 dai', { amount: '8', fromToken: 'DAI', toToken: 'LINK' }],
  ['give me 8 link for dai', { amount: '8@to', fromToken: 'DAI', toToken: 'LINK' }],
  ['i need 8 link, take it from my dai', { amount: '8@to', fromToken: 'DAI', toToken: 'LINK' }],
  ['8 dai to link, slippage 20 bps', { amount: '8', fromToken: 'DAI', toToken: 'LINK', slippageBps: '20' }],
  [
    'swap 8 dai to link, slippage not above 20 bps',
    { amount: '8', fromToken: 'DAI', toToken: 'LINK', slippageBps: '20' },
  ],
  ['unwrap 3 weth to eth', { amount: '3', fromToken: 'WETH', toToken: 'ETH' }],
];

describe('plain requests in English wordings', () => {
  for (const [kind, texts] of Object.entries(TRANSFERS))
    for (const text of texts)
      it(`offers, of ${kind}: “${text}”`, () =>
        expect(offered(text)).to.deep.equal({ amount: '17', token: 'USDT', recipient: A }));

  for (const [text, slots] of OTHERS) it(`reads “${text}”`, () => expect(offered(text)).to.deep.equal(slots));
});

describe('what only looks like such a request', () => {
  for (const text of [
    'i had 17 usdt sent to {A}',
    'i want the 17 usdt sent to {A} back',
    'i want to make sure {A} gets 17 usdt',
    'make sure {A} received 17 usdt',
    '{A} needs 17 usdt',
    '{A} needs 17 usdt, who can send it',
    'payment of 17 usdt to {A} failed',
    'prepare a report of a transaction that pays {A} 17 usdt',
    'sending 17 usdt to {A} please stop',
    'send 17 usdt to {A} and ping me if it fails',
    'send 17 usdt to {A}, right?',
    'i never met her, send 17 usdt to {A}',
    'the bill is due tomorrow, send 17 usdt to {A} then',
    'send 17 usdt to {A} so that she can pay {B}',
    'pay her 17 usdt, her old address is {A}',
    'send seventeen (70) usdt to {A}',
    'send 17 usdt, not polygon, to {A}',
    'swap 17 usdt to link polygon arbitrum',
    'swap me some link for 17 usdt',
    'sell me 17 usdt for link',
    'link for 17 usdt please',
    'i want 17 usdt in aave',
    'cash in 17 usdt for 1 link',
    'dinner was 17 usdt, i already sent it to {A}',
    '[send 17 usdt to {A}]',
    'coudl you send 17 usdt to {A}',
  ])
    it(`is not offered: “${text}”`, () => expect(offered(text)).to.equal(undefined));
});

describe('questions known by their subject', () => {
  for (const [intent, text] of [
    ['price', 'i was curious what a link costs these days'],
    ['gas', 'is ethereum clogged right now'],
    ['kyc', 'i uploaded my id card on tuesday, any news on my verification'],
    ['sale', 'is the private sale still running or did i miss it'],
    ['fees', 'are there any hidden charges'],
    ['help', 'could you walk me through this'],
    ['history', 'how much have i paid to bob so far'],
    ['contacts', 'list my saved recipients'],
    ['link', 'i would like to pair my account with this bot'],
    ['portfolio', 'how is my bag looking'],
  ] as const)
    it(`“${text}” asks for ${intent}`, () => expect(read(text).intent).to.equal(intent));

  for (const text of [
    'undo my last transfer',
    'refund me',
    'send me 5 usdc',
    'get {A} to send me 5 usdc',
    '{A} still owes me 50 usdc',
    'i want {A} to refund me 12 dai',
    'predict the price of link',
    'would it be silly to buy link',
    'withdraw my dai from aave',
    'reset my password',
    'someone stole my dai',
    'put my dai to work',
    'swap 17 usdt to link if it drops',
  ])
    it(`refuses “${text}”`, () => {
      expect(read(text).intent).to.equal('unknown');
      expect(offered(text)).to.equal(undefined);
    });
});
