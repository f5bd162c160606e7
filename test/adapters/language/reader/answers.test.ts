import { expect } from 'chai';
import { openAfter } from './dialogue-table.ts';

const LAST: (messages: readonly string[]) => string | undefined = (messages) => openAfter(messages).at(-1);

const TO_WHOM = 'send 35 usdt on polygon';
const WHERE = 'send 35 usdt to {A}';
const HOW_MUCH = 'send usdt on polygon to {A}';
const WITH_WHAT = 'i want to buy uni';
const INTO_WHAT = 'swap 3 link on base into something';

/** Filled at once. */
const ANSWERS: readonly (readonly [opening: string, answer: string, open: string])[] = [
  [TO_WHOM, 'it goes to {A} please', 'transfer 35 USDT A 137 !'],
  [WHERE, 'on base please', 'transfer 35 USDT A 8453 !'],
  [WHERE, 'let us use base', 'transfer 35 USDT A 8453 !'],
  [HOW_MUCH, '70 usdt, thanks', 'transfer 70 USDT A 137 !'],
  [HOW_MUCH, 'half', 'transfer 1/2 USDT A 137 !'],
  [WITH_WHAT, 'with dai', 'swap DAI UNI'],
];

/** Answers that are asked about, unless the table has their form. */
const ASKED: readonly (readonly [opening: string, answer: string, open: string])[] = [
  [TO_WHOM, 'payable to {A}', 'transfer 35 USDT A 137 !'],
  [TO_WHOM, 'here you are, this is hers: {A} cheers', 'transfer 35 USDT A 137 !'],
  [TO_WHOM, 'carpenter = {A}', 'transfer 35 USDT A 137 !'],
  [TO_WHOM, 'her address, she texted it to me: {A}', 'transfer 35 USDT A 137 !'],
  [TO_WHOM, 'their new wallet is {A}', 'transfer 35 USDT A 137 !'],
  [TO_WHOM, 'sure, the recipient is {A}', 'transfer 35 USDT A 137 !'],
  [TO_WHOM, 'found it. his account: {A}', 'transfer 35 USDT A 137 !'],
  [TO_WHOM, 'the gardener’s wallet is {A}, thank you', 'transfer 35 USDT A 137 !'],
  [WHERE, 'i would prefer base', 'transfer 35 USDT A 8453 !'],
  [WHERE, 'let us go with base', 'transfer 35 USDT A 8453 !'],
  [HOW_MUCH, 'exactly 70 usdt', 'transfer 70 USDT A 137 !'],
  [HOW_MUCH, 'let us say 70', 'transfer 70 USDT A 137 !'],
  [WHERE, 'base would do', 'transfer 35 USDT A 8453 !'],
  [HOW_MUCH, 'spend 70 usdt', 'transfer 70 USDT A 137 !'],
  [HOW_MUCH, 'then send seventy', 'transfer 70 USDT A 137 !'],
  [WITH_WHAT, 'spending 90 dai', 'swap 90 DAI UNI !'],
];

/** The same words as small talk, a report, a question, a denial, or of another thing. */
const NO_ANSWERS: readonly (readonly [opening: string, text: string, open: string])[] = [
  ...[
    'his old wallet was {A}',
    'is his wallet {A}?',
    'not payable to {A}',
    'her mother says the wallet is {A}',
    'the carpenter lost {A}',
    'if it goes to {A} he is happy',
    '{A} is not his',
    'he paid it to {A} yesterday',
    'maybe {A}',
    'the gardener came early',
  ].map((text) => [TO_WHOM, text, 'transfer 35 USDT 137'] as const),
  ...[
    'she would never want base',
    'why base',
    'would base do?',
    'base is for nerds',
    'she says base is slow',
    'my cousin lost money on base',
    'not base',
  ].map((text) => [WHERE, text, 'transfer 35 USDT A'] as const),
  ...[
    'she spent 70 usdt',
    'i owe my uncle 70 years of love',
    'do i owe her 70?',
    'not 70',
    'the other one costs 70',
    'about 70',
    'seventy i guess',
  ].map((text) => [HOW_MUCH, text, 'transfer USDT A 137'] as const),
  [WITH_WHAT, 'my brother has some dai to pay with', 'swap UNI'],
  [WITH_WHAT, 'not with dai', 'swap UNI'],
  [WITH_WHAT, 'is dai good to pay with?', 'swap UNI'],
  [INTO_WHAT, 'dai is dead', 'swap 3 LINK 8453'],
  [INTO_WHAT, 'dai i think', 'swap 3 LINK 8453'],
];

/** What is filled does not change by a statement. */
const FILLED: readonly (readonly [opening: string, text: string, open: string])[] = [
  ['send 35 usdt on polygon to {A}', 'his wallet is {B}', 'transfer 35 USDT A 137'],
  ['send 35 usdt on polygon to {A}', 'my usdt sits on base', 'transfer 35 USDT A 137'],
  ['send 35 usdt on polygon to {A}', 'i owe her 70', 'transfer 35 USDT A 137'],
  [TO_WHOM, 'his wallet is {A} and he says base', 'transfer 35 USDT 137'],
  [HOW_MUCH, 'spend 70 dai', 'transfer USDT A 137'],
];

const bare = (open?: string): string | undefined => open?.replace(' !', '');

describe('answers to what is missing', () => {
  for (const [opening, answer, open] of ANSWERS)
    it(`fill what is missing: ${answer}`, () => {
      const read = LAST([opening, answer]);
      // What was only asked about is asked about until it is pressed.
      expect(opening === HOW_MUCH ? bare(read) : read).to.equal(opening === HOW_MUCH ? bare(open) : open);
    });
  for (const [opening, answer, open] of ASKED)
    it(`fill it, at once or with a yes: ${answer}`, () =>
      expect([LAST([opening, answer]), LAST([opening, answer, 'yes'])].map(bare)).to.include(bare(open)));
  for (const [opening, text, open] of NO_ANSWERS)
    it(`are not read into: ${text}`, () => expect(LAST([opening, text])).to.equal(open));
  for (const [opening, text, open] of FILLED)
    it(`change nothing that is filled: ${text}`, () => expect(LAST([opening, text])).to.equal(open));

  it('complete a request over several messages', () =>
    expect(openAfter(['send dai', 'fifty dai', 'to {B}, thanks', 'she is so kind', 'let us use base'])).to.deep.equal([
      'transfer DAI',
      'transfer 50 DAI',
      'transfer 50 DAI B !',
      'transfer 50 DAI B',
      'transfer 50 DAI B 8453 !',
    ]));
});
