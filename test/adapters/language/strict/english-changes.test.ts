import { expect } from 'chai';
import type { OpenFrame, Slots } from '../../../../src/domain/chat/understanding.ts';
import { BRIDGE, itChanges, itLeaves, PAYMENT, read, TRADE, without } from './english-open-requests.ts';

const BOUGHT: OpenFrame = {
  intent: 'swap',
  slots: { amount: '12', amountSide: 'to', fromToken: 'ETH', toToken: 'UNI' },
};
const MONEY: OpenFrame = {
  intent: 'transfer',
  slots: { relativeAmount: { kind: 'fiat', currency: 'USD', value: '20' }, token: 'ETH', recipient: 'rosa.eth' },
};

const changed = (text: string, open: OpenFrame): Slots | undefined => {
  const change = read(text, open);
  return change?.act === 'change' ? change.slots : undefined;
};
const ends = (text: string, open: OpenFrame): boolean => read(text, open)?.act === 'end';

describe('plain changes of a payment', () => {
  itChanges(PAYMENT, {
    'no, make it 55': { amount: '55' },
    'Oops, I meant 4 usdc': { amount: '4' },
    'actually only 33 please': { amount: '33' },
    '33 instead of 40': { amount: '33' },
    'not 40, 14': { amount: '14' },
    'change it from 40 to 44': { amount: '44' },
    'please lower the amount to 12.5': { amount: '12.5' },
    'double it': { amount: '80' },
    'half of that please': { amount: '20' },
    'add 5 more': { amount: '45' },
    '41, sorry': { amount: '41' },
    'could you make it 41 please?': { amount: '41' },
    'sorry, wrong token. it should be dai': { token: 'DAI' },
    'dai, not usdc': { token: 'DAI' },
    'make it 8 dai on polygon': { amount: '8', token: 'DAI', fromChain: 137 },
    'wrong address, it is max.eth': { recipient: 'max.eth' },
    'to max.eth instead of rosa.eth': { recipient: 'max.eth' },
    'please change the recipient to max.eth': { recipient: 'max.eth' },
    'on arbitrum please': { fromChain: 42161 },
    'base is too slow, use optimism': { fromChain: 10 },
    'switch the network to polygon, thanks': { fromChain: 137 },
    'same but on polygon': { fromChain: 137 },
  });
  it('sends all instead', () => {
    const { amount: _, ...rest } = PAYMENT.slots;
    expect(changed('send all of it instead', PAYMENT)).to.deep.equal({ ...rest, relativeAmount: { kind: 'max' } });
  });
  itLeaves(PAYMENT, [
    '55',
    'dai',
    'polygon',
    'max.eth',
    'send 55',
    'make it 40',
    'not 55, 60',
    '60 instead of 50',
    'dai instead of usdt',
    'not 55',
    'no. 55',
    'make it 55?',
    'make it 55 tomorrow',
    'make it 55 if he asks',
    'make it 55 or 60',
    'make it 55, he says',
    'he says make it 55',
    'make it 55 minutes',
    'make it 55%',
    'make it snappy',
    'would you make it 55',
    'actually another 55 usdc',
    'and 5 to max.eth',
    'to max.eth too',
    'to max.eth?',
    'max.eth is my brother',
    'his address is max.eth',
    'the wrong address is max.eth',
    'wrong address: max.eth',
    'on polygon or arbitrum',
    'he is on polygon',
    'on polygon it is cheaper',
    'actually swap 55 usdc',
    'use dai for the fee',
    'see you at 8',
    '5 stars',
    'i meant 55 people',
    'it should be there at 5',
    'double check it',
    'add 5 minutes',
    'sorry for 30',
  ]);
});

describe('plain changes of a trade', () => {
  itChanges(TRADE, {
    'make it 120 usdc': { amount: '120' },
    'link instead of uni': { toToken: 'LINK' },
    'use dai instead of usdc': { fromToken: 'DAI' },
    'into link instead': { toToken: 'LINK' },
    'no, from dai': { fromToken: 'DAI' },
    'from eth instead': { fromToken: 'ETH' },
    'actually i want to receive link': { toToken: 'LINK' },
    'reverse it, 3 uni to usdc': { amount: '3', fromToken: 'UNI', toToken: 'USDC' },
    'set the slippage to 0.7%': { slippageBps: 70 },
    'do it on optimism': { fromChain: 10 },
  });
  itChanges(BOUGHT, { 'make it 15 uni': { amount: '15' }, 'pay with dai instead': { fromToken: 'DAI' } });
  itLeaves(TRADE, [
    'make it dai',
    'i meant dai',
    'dai instead',
    'use dai',
    'make it 20 dai',
    'make it 3 uni',
    'to polygon',
    'from polygon',
    'to max.eth',
    'send 50 instead',
    'to usdc instead',
    'is 1% slippage ok',
    '1%',
    'no, 40 uni',
  ]);
  itLeaves(BOUGHT, ['make it 1 eth', 'max instead', 'link instead of uni']);
  itChanges(BRIDGE, {
    'to arbitrum instead': { toChain: 42161 },
    'from polygon, not from base': { fromChain: 137 },
    'the other way round, from optimism to base': { fromChain: 10, toChain: 8453 },
  });
  itLeaves(BRIDGE, ['on polygon', 'polygon instead', 'to base', 'not optimism, polygon', 'make it dai', 'slippage 1%']);
  itLeaves(MONEY, ['make it 30', '30 instead', 'sorry 25', 'double it']);
});

describe('answers to what a request lacks', () => {
  itChanges(without(PAYMENT, 'amount'), {
    '55': { amount: '55' },
    '55 usdc please': { amount: '55' },
    "it's 55": { amount: '55' },
    '55, thanks': { amount: '55' },
  });
  itLeaves(without(PAYMENT, 'amount'), [
    '55 dai',
    'not 55',
    '55 or 60',
    'about 55',
    'at 5',
    '10:30',
    'a hundred thanks',
    'hi all',
    'one moment',
    '55 cent',
    '55 on polygon',
    'swap 55',
  ]);
  itChanges(without(PAYMENT, 'recipient'), {
    'max.eth': { recipient: 'max.eth' },
    'to max.eth please': { recipient: 'max.eth' },
    'his address is max.eth': { recipient: 'max.eth' },
  });
  itLeaves(without(PAYMENT, 'recipient'), [
    'max.eth?',
    'not max.eth',
    'from max.eth',
    'max.eth or rosa.eth',
    'i am max.eth',
  ]);
  itChanges(without(PAYMENT, 'token'), {
    dai: { token: 'DAI' },
    'ARB, please': { token: 'ARB' },
    '40 dai': { token: 'DAI' },
  });
  itLeaves(without(PAYMENT, 'token'), ['41 dai', 'dai or usdc', 'not dai', 'optimism']);
  itChanges(without(TRADE, 'toToken'), { 'to link': { toToken: 'LINK' }, 'i want link': { toToken: 'LINK' } });
  itLeaves(without(TRADE, 'toToken'), ['to usdc', '5 link', 'link or uni', 'to max.eth']);
  itChanges(without(BRIDGE, 'fromChain'), { base: { fromChain: 8453 }, 'from polygon please': { fromChain: 137 } });
  itLeaves(without(BRIDGE, 'fromChain'), ['on base', 'optimism', 'not base']);
});

describe('plain ends', () => {
  for (const text of [
    'cancel',
    'Cancel that please.',
    'no',
    'no thanks, cancel it',
    'actually, never mind',
    "i changed my mind, don't send it",
    "please don't go ahead",
    'wrong person, cancel it',
    'scrap the whole thing',
    'forget the payment, sorry',
    'i no longer want to send it',
    'can you cancel it?',
    'call it off, he already paid',
  ])
    it(`ends the request: ${text}`, () => expect(ends(text, PAYMENT)).to.equal(true));
  itLeaves(PAYMENT, [
    'cancel?',
    'cancel the swap',
    'cancel the flight',
    'cancel half of it',
    'cancel it tomorrow',
    'cancel it if he calls',
    'cancel it, they said',
    'cancel it. wait, no',
    'cancel that change',
    'he cancelled it',
    "don't cancel it",
    'no cancel',
    'no need to cancel',
    "don't send it yet",
    "don't send it now",
    "don't send it to max.eth",
    'forget the fee',
    'leave it',
    'keep it',
    'not yet',
    'no problem',
    'i changed my mind about dinner',
    'nope, all good',
  ]);
  it('ends a swap and a bridge by their own names', () => {
    expect(ends('cancel the swap', TRADE)).to.equal(true);
    expect(ends("don't bridge it", BRIDGE)).to.equal(true);
    expect(ends('cancel the bridge', TRADE)).to.equal(false);
  });
});
