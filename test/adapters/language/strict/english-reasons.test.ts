import { expect } from 'chai';
import type { OpenFrame } from '../../../../src/domain/chat/understanding.ts';
import { BRIDGE, itChanges, itLeaves, PAYMENT, read, TRADE } from './english-open-requests.ts';

const itEnds = (lines: readonly string[]): void => {
  for (const text of lines)
    it(`ends the request: ${text}`, () => expect(read(text, PAYMENT)).to.deep.equal({ act: 'end' }));
};

describe('corrections with a reason or an excuse', () => {
  itChanges(PAYMENT, {
    'make it 55, he paid for the taxi too': { amount: '55' },
    'make it 55 because they added shipping': { amount: '55' },
    'rent went up, so 45 please': { amount: '45' },
    'i mixed up the numbers, 14': { amount: '14' },
    "it's 14, i swapped the digits": { amount: '14' },
    'oops forgot the tip, make it 48': { amount: '48' },
    '40 is too much, make it 25': { amount: '25' },
    'i typed 40 but i meant 4': { amount: '4' },
    "30 is enough, i can't afford more": { amount: '30' },
    'just 30 for now': { amount: '30' },
    'better 45, it is a round number': { amount: '45' },
    'ah sorry i am meaning 41': { amount: '41' },
    'pls chnage it too 44': { amount: '44' },
    'use max.eth, the other one is old': { recipient: 'max.eth' },
    'she changed wallets, the new one is max.eth': { recipient: 'max.eth' },
    'the recipient should be max.eth, i copied the wrong line': { recipient: 'max.eth' },
    'to my sister instead: max.eth': { recipient: 'max.eth' },
    "do it on polygon, it's cheaper there": { fromChain: 137 },
    'gas is insane, polygon please': { fromChain: 137 },
    'dai not usdc, he prefers it': { token: 'DAI' },
    'do 25 and use polygon': { amount: '25', fromChain: 137 },
    'she moved wallets, use max.eth, and make it 45': { recipient: 'max.eth', amount: '45' },
  });
  itLeaves(PAYMENT, [
    'he paid for the taxi too',
    'they added shipping, 5',
    'they added shipping, 5 please',
    'forgot the tip, 5',
    'the price went up, 3000 now',
    'the price went up so 3000',
    'he gave me a discount of 20',
    'he moved to polygon',
    'she moved, max.eth',
    'his old wallet is max.eth',
    'gas is cheaper on polygon',
    'gas is too high, on polygon',
    'on polygon, it is cheaper',
    'base is insane',
    'polygon is better',
    '30 is enough for a taxi',
    '30 is enough?',
    '30 is a lot',
    'he wants 50',
    'make it 55, he said',
    'i typed 30 but i meant 4',
    '30 is too much, make it 25',
    'better late than never',
    'make it 25 and send 20 to max.eth',
    'and send 5 to max.eth',
    'also to max.eth',
    'also on polygon',
    'max.eth, wrong account',
  ]);
  itChanges(TRADE, {
    'into link please, not uni': { toToken: 'LINK' },
    'no, i want link not uni': { toToken: 'LINK' },
    'max 1% slippage': { slippageBps: 100 },
    'buy 3 link instead': { amount: '3', amountSide: 'to', toToken: 'LINK' },
  });
  itLeaves(TRADE, ['use link', 'link would be better', 'i want 3 link', 'the price is 3 link']);
  itChanges(BRIDGE, { 'sorry it should go from arbitrum': { fromChain: 42161 } });
  itLeaves(BRIDGE, ['take it to arbitrum', 'the destination is arbitrum']);
});

describe('amounts that follow from the open one', () => {
  itChanges(PAYMENT, {
    'lower it by half': { amount: '20' },
    'raise it by 20%': { amount: '48' },
    'halve it': { amount: '20' },
    'only half of it': { amount: '20' },
    'make it 10 more': { amount: '50' },
    'put another 5 on top for the tip': { amount: '45' },
    'knock 5 off': { amount: '35' },
  });
  const ALL: OpenFrame = {
    intent: 'transfer',
    slots: { relativeAmount: { kind: 'max' }, token: 'USDC', recipient: 'rosa.eth' },
  };
  itChanges(ALL, { 'only half of it': { relativeAmount: { kind: 'share', part: 1, of: 2 } } });
  itLeaves(ALL, ['raise it by 20%', 'halve it twice', 'add 5']);
  itLeaves(PAYMENT, [
    'half of it',
    '10 more',
    'add 10 to max.eth',
    'knock 5 times',
    'raise it by hand',
    'cut it by friday',
    'only half my salary',
    'lower it by 20% if he agrees',
  ]);
});

describe('ends with a reason', () => {
  itEnds([
    'no need, he already got it',
    'leave it, she already paid',
    'cancel it, i paid him in cash',
    'cancel - found a better rate',
    "never mind, i'll do it myself",
    'nvm he paid me back',
    'the deal fell through, cancel',
    "actually no, i'd rather keep my money",
    'We withdraw this instruction.',
    'i would like this payment cancelled please',
    'i do not want anymore',
    "changed my mind, i'm not sending it",
    'turns out it is already paid, drop it',
    'wrong window, ignore this',
  ]);
  itLeaves(PAYMENT, [
    'he already got it',
    'i paid him in cash',
    'i found a better rate',
    "i'll do it myself",
    'leave it, it is fine',
    'leave it, i need it',
    'cancel. i was joking',
    'no, i was joking',
    'cancel. that was my cat',
    'cancel it. scratch that',
    'cancel it, he said no',
    'forget it is monday',
    'forget he paid',
    'no need to hurry',
    'no need, send it',
    'no way!',
    'i want it cancelled tomorrow',
    'consider it done',
    'the payment has been cancelled',
    'the flight was cancelled, sorry',
    'cancel my subscription',
    'cancel the previous one',
    'stop joking',
    'i am not doing well',
    'not sending it to max.eth',
    'i will do it later',
  ]);
});
