import { expect } from 'chai';
import { actionOf } from '../../../../src/domain/chat/action.ts';
import { rememberedFrame } from '../../../../src/domain/chat/memory.ts';
import { questionFor } from '../../../../src/domain/chat/question.ts';
import type { OpenFrame, Understanding } from '../../../../src/domain/chat/understanding.ts';
import { EVAL_LEXICON } from '../../../chat-eval/lexicon.ts';
import { understandText } from '../../../chat-eval/understand-text.ts';

const ADDRESS = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const read = (text: string, open?: OpenFrame) => understandText(text, EVAL_LEXICON, open);
const questionOf = ({ clarification }: Understanding) => clarification && questionFor(clarification);
const sending: OpenFrame = { intent: 'transfer', slots: { amount: '5', token: 'ETH', recipient: 'vitalik.eth' } };
const trading: OpenFrame = { intent: 'swap', slots: { amount: '100', fromToken: 'USDC', toToken: 'ETH' } };

describe('understanding a request', () => {
  it('fills the slots of a transfer and offers it', () => {
    const understood = read(`please send 1,500 USDC to ${ADDRESS.toLowerCase()} on Base`);
    expect(understood).to.deep.include({
      act: 'request',
      intent: 'transfer',
      slots: { amount: '1500', token: 'USDC', recipient: ADDRESS, fromChain: 8453 },
      missing: [],
      problems: [],
    });
    expect(questionOf(understood)).to.equal(undefined);
    expect(actionOf(understood)).to.deep.equal({
      kind: 'transfer',
      amount: { kind: 'exact', value: '1500' },
      token: 'USDC',
      recipient: ADDRESS,
      chain: 8453,
    });
  });

  it('distinguishes the input amount from the output amount', () => {
    expect(actionOf(read('buy 2 eth with usdc'))).to.include({
      trade: 'exact-output',
      fromToken: 'USDC',
      toToken: 'ETH',
    });
    expect(actionOf(read('buy eth with 2 usdc'))).to.include({
      trade: 'exact-input',
      fromToken: 'USDC',
      toToken: 'ETH',
    });
  });

  it('takes a price in trade terms, and a token carried across chains, as swaps', () => {
    expect(read('how much ETH for 1000 USDC').slots).to.deep.equal({
      amount: '1000',
      fromToken: 'USDC',
      toToken: 'ETH',
    });
    expect(read('bridge 1 eth from mainnet to base').slots).to.deep.equal({
      amount: '1',
      fromToken: 'ETH',
      toToken: 'ETH',
      fromChain: 1,
      toChain: 8453,
    });
  });

  it('keeps relative and money amounts apart from token amounts', () => {
    expect(read('swap half my eth to usdc').slots).to.deep.include({
      relativeAmount: { kind: 'share', part: 1, of: 2 },
    });
    expect(read('send $50 of eth to vitalik.eth').slots).to.deep.include({
      relativeAmount: { kind: 'fiat', currency: 'USD', value: '50' },
    });
    expect(read('send all my eth to vitalik.eth').slots).to.not.have.property('amount');
  });

  it('asks one thing: the first that is missing', () => {
    const understood = read('i want to buy eth');
    expect(understood.missing).to.deep.equal(['fromToken', 'amount']);
    expect(questionOf(understood)).to.equal('Which token do you want to give?');
    expect(actionOf(understood)).to.equal(undefined);
  });

  it('asks which reading is meant instead of choosing', () => {
    expect(questionOf(read('send 1.500 USDC to vitalik.eth'))).to.equal('How much exactly: 1.5 or 1500?');
    expect(questionOf(read('swap 1 eth to usdc, then send 5 dai to vitalik.eth'))).to.match(/^These are several steps/);
  });

  it('answers the same text the same way every time', () => {
    const texts = ['swap 1 eth for usdc', 'send 5 dai to vitalik.eth', 'what is the weather', 'sawp 5 eht too usdc'];
    const once = texts.map((text) => read(text));
    expect(
      [...texts]
        .reverse()
        .map((text) => read(text))
        .reverse(),
    ).to.deep.equal(once);
  });
});

describe('a conversation', () => {
  for (const [text, slots] of [
    ['no, make it 2', { amount: '2' }],
    ['to treasury.eth', { recipient: 'treasury.eth' }],
    ['on base', { fromChain: 8453 }],
    ['usdc not eth', { token: 'USDC' }],
    ['actually, 0,5', { amount: '0.5' }],
  ] as const)
    it(`corrects an open transfer by "${text}"`, () => {
      const understood = read(text, sending);
      expect([understood.intent, understood.slots]).to.deep.equal(['transfer', { ...sending.slots, ...slots }]);
    });

  it('replaces the token that was said not to be meant', () => {
    expect(read('use dai instead of usdc', trading).slots).to.include({ fromToken: 'DAI', toToken: 'ETH' });
    expect(read('dai, not eth', trading).slots).to.include({ fromToken: 'USDC', toToken: 'DAI' });
  });

  it('forgets the old amount when the new one cannot be read', () => {
    const understood = read('make it 1.000', sending);
    expect(understood.slots).to.not.have.any.keys('amount', 'relativeAmount');
    expect(actionOf(understood)).to.equal(undefined);
  });

  for (const text of ['cancel', 'no', 'never mind', "don't send it", 'stop', 'no thanks', "no, don't"])
    it(`takes "${text}" as withdrawal`, () => {
      const understood = read(text, sending);
      expect([understood.act, understood.slots, actionOf(understood)]).to.deep.equal(['cancel', {}, undefined]);
    });

  for (const text of ['yes', 'go ahead', 'ok send it', 'confirm'])
    it(`takes "${text}" as said, and carries nothing out`, () => {
      const understood = read(text, sending);
      expect([understood.act, actionOf(understood)]).to.deep.equal(['confirm', undefined]);
    });

  it('lets a question interrupt, and a new request replace', () => {
    expect(read("what's the price of eth?", sending).intent).to.equal('price');
    expect(read('swap 5 dai to usdc', sending).slots).to.deep.equal({ amount: '5', fromToken: 'DAI', toToken: 'USDC' });
  });

  it('does not decide whether a bare name is the token or the chain', () => {
    const open: OpenFrame = { intent: 'swap', slots: { amount: '1', fromToken: 'ETH' } };
    expect(rememberedFrame(read('arbitrum', open), open)).to.equal(open);
  });

  it('corrects within one message', () => {
    expect(read('send 5 eth to vitalik.eth, no wait, make it 2').slots.amount).to.equal('2');
  });
});

describe('what a session remembers', () => {
  const kept = (text: string, before?: OpenFrame) => rememberedFrame(read(text, before), before);

  it('keeps an unfinished request and fills it turn by turn', () => {
    let frame = kept('send eth');
    for (const text of ['5', 'what is the price of eth?', 'to vitalik.eth', 'thanks', 'on base'])
      frame = kept(text, frame);
    expect(frame).to.deep.equal({ intent: 'transfer', slots: { ...sending.slots, fromChain: 8453 } });
  });

  it('forgets a withdrawn request, and one of which words were not understood', () => {
    expect(kept('cancel', sending)).to.equal(undefined);
    expect(kept('almost send 5 eth to treasury.eth')).to.equal(undefined);
    expect(kept('yes', sending)).to.equal(sending);
  });

  it('forgets a request on a chain that is not served, and keeps an open one as it was', () => {
    expect(kept('swap 100 usdc to eth on avalanche')).to.equal(undefined);
    expect(kept('on avalanche', trading)).to.equal(trading);
  });

  it('lets a follow-up question lean on the question before', () => {
    const price = kept('price of eth');
    expect(read('and link?', price)).to.deep.include({ intent: 'price', slots: { token: 'LINK' } });
  });
});
