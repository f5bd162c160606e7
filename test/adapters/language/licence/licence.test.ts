import { expect } from 'chai';
import { actionOf } from '../../../../src/domain/chat/action.ts';
import { rememberedFrame } from '../../../../src/domain/chat/remember.ts';
import type { OpenFrame } from '../../../../src/domain/chat/understanding.ts';
import { EVAL_LEXICON } from '../../../chat-eval/lexicon.ts';
import { understandText } from '../../../chat-eval/understand-text.ts';

const [A, B] = ['0xC5658b346B336344254C1Fb61aaeDEdAA2258dD5', '0x49639E95cF5ffCDC5c1F2c7A1df8BCA6aF27641c'];
const offers = (text: string) => actionOf(understandText(text, EVAL_LEXICON)) !== undefined;
const SENDING: OpenFrame = { intent: 'transfer', slots: { amount: '40', token: 'DAI', recipient: A, fromChain: 10 } };
const LACKING: OpenFrame = { intent: 'transfer', slots: { token: 'DAI', recipient: A } };
const openAfter = (text: string, open: OpenFrame) => rememberedFrame(understandText(text, EVAL_LEXICON, open), open);

describe('a licence to act', () => {
  for (const text of [
    `send 40 dai to ${A}`,
    `would you kindly wire 40 dai over to ${A}, many thanks`,
    `whenever you have a minute, please move 40 dai to ${A}`,
    `i'd be glad if you could pay ${A} 40 dai`,
    'trade 40 dai for link on optimism with 1% slippage',
    'unwrap 3 weth on base',
    `withdraw 40 dai to ${A}`,
    `envoie 40 dai à ${A}`,
    `schicke bitte 40 dai an ${A}`,
  ])
    it(`is given by “${text}”`, () => expect(offers(text)).to.equal(true));

  for (const text of [
    `send 40 dai to ${A} (by no means ${B})`,
    `send 40 dai to ${A}. PPS mine is ${B}`,
    `send 40 dai to ${A}, btw who owns ${B}`,
    `postpone sending 40 dai to ${A}`,
    `odnt send 40 dai to ${A}`,
    `i can't stand sending 40 dai to ${A}`,
    `The tutorial reads: send 40 dai to ${A}`,
    `send 40 dai to ${A} hold on`,
    `send 40 dai to ${A}?`,
    `ought i to send 40 dai to ${A}`,
    `my aunt wants me to send 40 dai to ${A}`,
    `send ₹400 of dai to ${A}`,
    `send two oh five dai to ${A}`,
    `send 40 and 50 dai to ${A}`,
    `send roughly 40 dai to ${A}`,
    `pay back 40 dai on aave to ${A}`,
    'swap 40 dai to usdc on uniswap',
    `send 40 dai to ${A} 🙄`,
    `40 dai to ${A}`,
    `schicke nicht 40 dai an ${A}`,
    `si llueve envía 40 dai a ${A}`,
  ])
    it(`is not given by “${text}”`, () => expect(offers(text)).to.equal(false));

  it('never corrects a typo into a verb or a wish', () => {
    for (const text of [`sende5 40 dai to ${A}`, `coudl you send 40 dai to ${A}`])
      expect(offers(text), text).to.equal(false);
  });
});

describe('an open request', () => {
  for (const text of [
    'is everything settled?',
    'talk to you at 9',
    `my cousin owns ${B}`,
    'polygon feels sluggish',
    'link',
    '12',
    `${B}`,
    'why optimism?',
    'i have 7 brothers',
    'what is the price of link?',
    'hasta las 8',
  ])
    it(`is not changed by “${text}”`, () => expect(openAfter(text, SENDING)).to.deep.equal(SENDING));

  for (const [text, slots] of [
    ['make it 12', { amount: '12' }],
    ['sorry, i meant 12', { amount: '12' }],
    [`to ${B} instead`, { recipient: B }],
    ['use polygon instead', { fromChain: 137 }],
    ['a quarter of that', { amount: '10' }],
    ['triple it', { amount: '120' }],
    ['usdc rather than dai', { token: 'USDC' }],
  ] as const)
    it(`is corrected by “${text}”`, () =>
      expect(openAfter(text, SENDING)).to.deep.equal({ ...SENDING, slots: { ...SENDING.slots, ...slots } }));

  it('takes an answer to what it lacks', () => {
    for (const text of ['12', '12 please', "let's say 12 dai", 'twelve'])
      expect(openAfter(text, LACKING)?.slots.amount, text).to.equal('12');
  });

  for (const text of [
    'ditch it',
    'no longer needed',
    'let us not do that',
    'scrap the whole thing',
    'déjalo',
    'storniere',
    '算了',
  ])
    it(`is closed by “${text}”`, () => expect(openAfter(text, SENDING)).to.equal(undefined));
});
