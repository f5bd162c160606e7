import { expect } from 'chai';
import { EVAL_LEXICON } from '../../../chat-eval/lexicon.ts';
import { understandText } from '../../../chat-eval/understand-text.ts';
import { A, offersFor } from './conversation.ts';

const read = (text: string) => understandText(text.replaceAll('{A}', A), EVAL_LEXICON);

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
      expect(offersFor(text)).to.equal(false);
    });
});

describe('questions in other languages', () => {
  for (const [intent, text] of [
    ['gas', 'wie hoch sind die Gasgebühren auf Base gerade'],
    ['sale', 'quand se termine la prévente'],
    ['kyc', 'minha verificação ficou pronta'],
    ['fees', '你们的佣金怎么算'],
    ['portfolio', 'muéstrame mis activos'],
    ['history', 'son işlemlerimi listele'],
    ['price', 'quanto está valendo o ether'],
    ['balance', 'combien de dai il me reste'],
  ] as const)
    it(`“${text}” asks for ${intent}`, () => expect(read(text).intent).to.equal(intent));
});
