import { expect } from 'chai';
import { GrammarLanguageReader } from '../../../../src/adapters/language/reading/language-reader.grammar.ts';
import { understand, withoutDoubt } from '../../../../src/domain/chat/understand.ts';
import type { OpenFrame } from '../../../../src/domain/chat/understanding.ts';
import { EVAL_LEXICON } from '../../../chat-eval/lexicon.ts';
import { A } from './conversation.ts';

const S = `send 5 usdc on base to ${A}`;
const reader = new GrammarLanguageReader(EVAL_LEXICON);
const understood = (text: string, contacts: readonly string[] = []) =>
  withoutDoubt(understand(reader.read(text.replaceAll('{A}', A), undefined, { contacts }), EVAL_LEXICON));
/** Whether a yes would make a request of it. */
const isWhole = (text: string, contacts: readonly string[] = []): boolean => {
  const { intent, clarification } = understood(text, contacts);
  return intent !== 'unknown' && clarification === undefined;
};

describe('a first message that proposes no request', () => {
  for (const text of [
    ...['send not all my usdc to {A}', 'i want you to not send 5 usdc to {A}', "n'envoie pas 5 usdc à {A}"],
    ...['不要发 5 usdc 给 {A}', 'não envie 5 usdc para {A}', 'schicke keine 5 usdc an {A}', `cancel. ${S}`],
    ...['i would rather not send 5 usdc on base to {A}', 'bitte die 5 usdc nicht auf base an {A} senden'],
    ...['send 5 usdc on base to anyone but {A}', 'send 5 usdc on not base to {A}', 'manda 5 usdc a todos menos a {A}'],
    ...[`my friend said: ${S}`, `she wrote: ${S}`, 'mi primo dijo: manda 5 usdc en base a {A}'],
    ...['envoie 5 usdc à {A} demain', `${S} tomorrow`, 'überweise morgen 5 usdc an {A}'],
    ...['swap 5 eth to usdc on base if cheap', `${S} twice`, 'schick zweimal 5 usdc an {A}', `${S} unless it rains`],
    ...['swap 5 eth to usdc on base at 2500', 'swap 5 eth to usdc on base slippage 0'],
    ...['send 5 ethereum classic to {A}', 'send 5 fake usdc to {A}', 'send 5 usdc on base testnet to {A}'],
    'get 5 usdc from {A}',
  ])
    it(text, () => expect(isWhole(text)).to.equal(false));

  it('and what is polite, or a plain request, is still one', () => {
    for (const text of [
      'please, if possible, see that 5 usdc reach him at {A} on base',
      'no problem, please see that 5 usdc reach him at {A} on base',
      "don't worry, please see that 5 usdc reach him at {A} on base",
      'please see that 5 more usdc reach him at {A} on base',
    ])
      expect(isWhole(text), text).to.equal(true);
  });
});

describe('a first message whose amount is asked for', () => {
  for (const amount of [
    ...['R$5 of eth', 'A$5 of eth', '5 australian dollars of eth', '5 cents of usdc', '2 Mrd usdc', '5·5 usdc'],
    ...['5٫5 usdc', '5+5 usdc', '5×10 usdc', '5 x 10 usdc', '5 or 6 usdc', '5 rupees of usdc'],
  ])
    it(amount, () => {
      const { slots, clarification } = understood(`send ${amount} to {A}`);
      expect(slots).to.not.have.any.keys('amount', 'relativeAmount');
      expect(clarification).to.not.equal(undefined);
    });
});

describe('a first message whose recipient is asked for', () => {
  for (const text of ['to ana, {A}', 'to ana and {A}', "to ana's brother", "to ana's new wallet", 'to ana maria'])
    it(text, () => expect(isWhole(`please send 5 usdc on base ${text}`, ['ana'])).to.equal(false));
  it('not where a contact is plainly named', () => {
    for (const text of ['to ana', 'to Ana please', "to ana's wallet", 'to ana on base'])
      expect(
        isWhole(`please send 5 usdc on base ${text}`.replace('on base to ana on base', 'to ana on base'), ['ana']),
        text,
      ).to.equal(true);
  });
});

describe('a value that a message rejects is not what takes its place', () => {
  const open: OpenFrame = { intent: 'transfer', slots: { amount: '5', token: 'USDC', fromChain: 8453, recipient: A } };
  for (const text of [
    'no, 5 not 30',
    '5 instead of 30',
    '5 usdc, not 30',
    '5 statt 30',
    'nicht 30 sondern 5',
    '5 en vez de 30',
  ])
    it(text, () => {
      const { change, slots } = reader.read(text, open, {});
      expect([change, slots.amount]).to.deep.equal([undefined, undefined]);
    });
});
