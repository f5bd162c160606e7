import { expect } from 'chai';
import { rememberedFrame } from '../../../../src/domain/chat/remember.ts';
import type { OpenFrame } from '../../../../src/domain/chat/understanding.ts';
import { EVAL_LEXICON } from '../../../chat-eval/lexicon.ts';
import { understandText } from '../../../chat-eval/understand-text.ts';

const [A, B] = ['0xC5658b346B336344254C1Fb61aaeDEdAA2258dD5', '0x49639E95cF5ffCDC5c1F2c7A1df8BCA6aF27641c'];
const TRANSFER: OpenFrame = { intent: 'transfer', slots: { amount: '35', token: 'USDT', recipient: A, fromChain: 10 } };
const WITHOUT_AMOUNT: OpenFrame = { intent: 'transfer', slots: { token: 'USDT', recipient: A, fromChain: 10 } };
const SWAP: OpenFrame = {
  intent: 'swap',
  slots: { amount: '70', fromToken: 'DAI', toToken: 'LINK', fromChain: 10 },
};

const frameAfter = (text: string, open: OpenFrame) =>
  rememberedFrame(understandText(text.replace('B', B), EVAL_LEXICON, open), open);

const LEFT_ALONE: Readonly<Record<string, readonly (readonly [open: OpenFrame, ...texts: string[]])[]>> = {
  'courtesies and what they are for': [
    [TRANSFER, 'cheers to B', 'kudos to arbitrum', 'apologies for the 90', 'congrats to B', 'hugs to B', 'sorry all'],
    [WITHOUT_AMOUNT, 'hello all', 'thanks for everything', 'sorry about all of it'],
  ],
  'what comes beside, and not instead': [
    [TRANSFER, 'to B as well', 'also on arbitrum', 'use B too', 'and to B', 'on polygon also', 'i said B too'],
    [SWAP, 'and to uni', 'uni as well', 'also on base'],
  ],
  'other roles of an address or a token': [
    [TRANSFER, 'the sender is B', 'refund wallet: B', 'old address: B', 'use B as a backup', 'B for the refunds'],
    [TRANSFER, 'use dai for gas', 'make it like B', 'use B for support', 'previous amount: 90'],
  ],
  'another payment or paper': [
    [TRANSFER, 'make it 90 for the other transfer', 'use arbitrum for the next one', 'put 90 in the contract'],
  ],
  'what was said to somebody': [[TRANSFER, 'i said 90 to the nurse', 'i said dai to my cook', 'i meant 90 to my son']],
  'what somebody does there': [
    [TRANSFER, 'to B he paid 4', 'on base i have friends', 'i am on polygon', 'we are on base'],
  ],
  'what the speaker receives': [
    [TRANSFER, 'i would rather receive 90', 'i want to get 90', 'i prefer dai for my savings'],
    [WITHOUT_AMOUNT, 'i would like to get 90'],
  ],
  'what is no money': [[TRANSFER, 'send kisses to B', 'send her to B', 'send me the photo']],
  'what the clause behind tells': [
    [TRANSFER, 'make it 90, last month', '90 instead, he laughed', "make it 90, that's wrong", 'make it 90 (nope)'],
    [WITHOUT_AMOUNT, '90, she owes me', '90 (yesterday)', '90, he lent me'],
  ],
  'questions and statements': [
    [TRANSFER, 'i said 90?', 'the amount is 90?', 'the network is base?', 'half is mine'],
    [SWAP, 'is 4% slippage ok', 'my slippage is 4%'],
  ],
  'idioms and hours': [
    [TRANSFER, 'all fine so far', '5 more to go'],
    [
      WITHOUT_AMOUNT,
      'everything great',
      'all day',
      'that is all',
      'all the best',
      'in 2031',
      'back in 5',
      'wait 5',
      'the third',
    ],
    [SWAP, 'all but uni', 'double thanks', 'everything lovely'],
  ],
  'what others say': [[TRANSFER, 'mum: make it 90', 'my boss: 90']],
};

describe('a value that stands for something else', () => {
  for (const [why, cases] of Object.entries(LEFT_ALONE))
    for (const [open, ...texts] of cases)
      for (const text of texts)
        it(`changes nothing: ${why} (${text})`, () => expect(frameAfter(text, open)).to.deep.equal(open));

  for (const [text, open, slots] of [
    ['make it 90, thanks', TRANSFER, { amount: '90' }],
    ['send it to B, thanks', TRANSFER, { recipient: B }],
    ['do arbitrum instead', TRANSFER, { fromChain: 42161 }],
    ['make it 90 for the rent', TRANSFER, { amount: '90' }],
    ['hang on 90', TRANSFER, { amount: '90' }],
    ['less, like 9', TRANSFER, { amount: '9' }],
    ['everything the same but 90', TRANSFER, { amount: '90' }],
    ['the whole lot', WITHOUT_AMOUNT, { relativeAmount: { kind: 'max' } }],
    ['all of it, please', WITHOUT_AMOUNT, { relativeAmount: { kind: 'max' } }],
    ['90 please', WITHOUT_AMOUNT, { amount: '90' }],
    ['i would rather get uni', SWAP, { toToken: 'UNI' }],
  ] as const)
    it(`is told from one that is meant: ${text}`, () =>
      expect(frameAfter(text, open)?.slots).to.deep.equal({ ...open.slots, ...slots }));
});
