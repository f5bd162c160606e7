import type { OpenFrame } from '../../../../src/domain/chat/understanding.ts';
import { BRIDGE, itChanges, itLeaves, PAYMENT, TRADE, without } from './english-open-requests.ts';

const UNSIZED: OpenFrame = { intent: 'swap', slots: { fromToken: 'USDC', toToken: 'UNI', fromChain: 8453 } };
const DOLLARS: OpenFrame = {
  intent: 'swap',
  slots: { amount: '90', fromToken: 'USDC', toToken: 'DAI', fromChain: 8453 },
};

describe('corrections that are announced or excused', () => {
  itChanges(PAYMENT, {
    'two changes: 30 usdc, and do it on polygon': { amount: '30', fromChain: 137 },
    'hey so new plan, 30 and to max.eth': { amount: '30', recipient: 'max.eth' },
    'sorry for all the confusion but it should be dai': { token: 'DAI' },
    'apologies, i misread the receipt. it is 30': { amount: '30' },
    'i copied the wrong line from my notes, the payee should be max.eth': { recipient: 'max.eth' },
    'the receiver is wrong. max.eth is the one i want': { recipient: 'max.eth' },
    "not to her, it's for max.eth": { recipient: 'max.eth' },
    'lol i wrote 40, should have been 4': { amount: '4' },
    'change it to 10 dai to max.eth, sorry for the mess': { amount: '10', token: 'DAI', recipient: 'max.eth' },
    'the recipient should be max.eth and the token dai': { recipient: 'max.eth', token: 'DAI' },
    '30 not 40, polygon not base': { amount: '30', fromChain: 137 },
    'forget rosa.eth, send it to max.eth': { recipient: 'max.eth' },
    'the invoice says 45, not 40': { amount: '45' },
    "pay it with dai instead of usdc, i don't have usdc": { token: 'DAI' },
    'send 30 so i have some left for gas': { amount: '30' },
    'different address please max.eth': { recipient: 'max.eth' },
    '-> max.eth sorry': { recipient: 'max.eth' },
  });
  itLeaves(PAYMENT, [
    'wrong address: max.eth',
    'sorry for the mess',
    'i misread the receipt',
    'new plan, a better one',
    'a few things, 30',
    'the total is 30',
    'his address is max.eth',
    'the invoice says 45',
    'he wants 45, not 40',
    'the invoice says 45, not 50',
    '30 not 50, polygon not base',
    'forget max.eth, send it to bob.eth',
    "make it 30, i don't have usdc",
    "i don't have usdc",
    'wrap 30 so i have some left',
    'on polygon oops',
    'to max.eth oops',
    'use 30 usdc for the fee',
    'change to 25% rather than half',
  ]);
});

describe('a fact and the order that follows from it', () => {
  itChanges(PAYMENT, {
    'he uses polygon, so change it to that': { fromChain: 137 },
    'my usdc is on polygon so use that chain': { fromChain: 137 },
    'she only takes dai, so make it dai please': { token: 'DAI' },
    'the board approved 45, so set the amount to 45': { amount: '45' },
    'my sister says her address is max.eth, so send it there please': { recipient: 'max.eth' },
    '45 is what i owe, fix that': { amount: '45' },
    'my landlord just gave me a new address, please use max.eth instead': { recipient: 'max.eth' },
  });
  itLeaves(PAYMENT, [
    'he uses polygon',
    'my dai is on polygon so use that chain',
    'she only takes dai',
    'she only takes dai, so make it usdt',
    'he uses eth, use that',
    'he is 50, use that',
    'it was 30, change it',
    '30 is the price, change it',
    'the board approved 45, so set the amount to 50',
    'the board approved 45',
    'he says his address is max.eth',
    'he says his address is max.eth, send it there?',
    'he says his address is max.eth, so send 5 there',
    'he uses polygon, use that if it is cheaper',
  ]);
  itChanges(TRADE, { 'i can tolerate 1% slippage, use that': { slippageBps: 100 } });
});

describe('trades the other way around', () => {
  itChanges(UNSIZED, {
    'sorry, the other way around': { fromToken: 'UNI', toToken: 'USDC' },
    'oops backwards. uni to usdc': { fromToken: 'UNI', toToken: 'USDC' },
    'no, i want to sell uni and get dai': { fromToken: 'UNI', toToken: 'DAI' },
  });
  itChanges(DOLLARS, { 'i got it backwards, dai into usdc': { fromToken: 'DAI', toToken: 'USDC' } });
  itChanges(BRIDGE, { 'the other way round please': { fromChain: 10, toChain: 8453 } });
  itChanges(TRADE, {
    'i mixed up the two. it is uni to usdc, 3 uni': { amount: '3', fromToken: 'UNI', toToken: 'USDC' },
    'change that to 50 dai to link': { amount: '50', fromToken: 'DAI', toToken: 'LINK' },
    'the source token should be dai': { fromToken: 'DAI' },
    'to link with 1% slippage': { toToken: 'LINK', slippageBps: 100 },
    "forget uni, i'll take link": { toToken: 'LINK' },
    'sell 40 of them': { amount: '40' },
  });
  itLeaves(TRADE, [
    'the other way around',
    'i got it backwards, uni to usdc',
    'wrong way round, 3',
    'uni to usdc',
    "forget link, i'll take dai",
    'i mixed up the two. it is uni to usdc, 3 usdc',
  ]);
  itLeaves(PAYMENT, ['the other way around', 'reverse it']);
});

describe('answers in ordinary sentences', () => {
  itChanges(without(PAYMENT, 'amount'), {
    'oh right, 48.25': { amount: '48.25' },
    'the amount is 0.33, forgot to write that': { amount: '0.33' },
  });
  itLeaves(without(PAYMENT, 'amount'), ['oh right, not 48', 'the amount is 5 or 6', 'yes']);
  itChanges(without(PAYMENT, 'recipient'), {
    'goes to my brother, he has max.eth': { recipient: 'max.eth' },
    'it is for my sister, her address is max.eth': { recipient: 'max.eth' },
  });
  itLeaves(without(PAYMENT, 'recipient'), ['my brother has max.eth?', 'not my brother, he has max.eth']);
  itChanges(without(PAYMENT, 'token'), {
    'in dai, sorry for not saying': { token: 'DAI' },
    'in usdt, i mean usdt': { token: 'USDT' },
  });
  itLeaves(without(PAYMENT, 'token'), ['in usdt, i mean dai']);
});
