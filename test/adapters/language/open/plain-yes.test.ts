import { expect } from 'chai';
import { agrees, yesOrNo } from '../../../../src/adapters/language/open/answer.ts';
import { GrammarLanguageReader } from '../../../../src/adapters/language/reading/language-reader.grammar.ts';
import type { OpenFrame } from '../../../../src/domain/chat/understanding.ts';
import { EVAL_LEXICON } from '../../../chat-eval/lexicon.ts';
import { BOB } from '../../../support/fixtures/store-fixtures.ts';

const WORDS = ['yes', 'ja', 'sí', 'oui', 'evet', '是', '好的', "that's right", 'go ahead'];
const AGREEING = new Set(['.', ',', '!', '。', '，', '！', '👍', '✅']);

/** Each character of Unicode that is neither a letter, nor a digit, nor white space. */
function* signs(): Generator<string> {
  for (let code = 0x21; code <= 0xe01ef; code += 1) {
    const sign = String.fromCodePoint(code);
    if (!/[\p{L}\p{Nd}\p{Cs}\p{Cn}\p{Co}\s]/u.test(sign)) yield sign;
  }
}

/** A letter with an accent is a letter. */
const isAccent = (sign: string, beside: string): boolean =>
  /\p{M}/u.test(sign) && `${beside}${sign}`.normalize('NFC').length === 1;

describe('a yes', () => {
  for (const text of [
    ...WORDS,
    ...[
      'Yes.',
      'YES!!',
      ' yes \n',
      'yes, please',
      'Ok. Do it!',
      'd’accord',
      'yes 👍',
      'yes! ✅',
      'yes 👍🏽',
      '是的。',
      '好的，谢谢',
      '是！',
    ],
  ])
    it(`is plain: ${text}`, () => {
      expect(agrees(text)).to.equal(true);
    });

  for (const text of [
    ...[
      'yes 👎',
      'yes ❌',
      '🚫 yes',
      'yes 🙅',
      'yes 🤔',
      'yes ❓',
      'yes？',
      '是？',
      'yes؟',
      'yes‽',
      '¿sí',
      '¬yes',
      '!yes',
      '~~yes~~',
    ],
    ...[
      '✗ yes',
      '<!--yes-->',
      '"yes"',
      '“yes”',
      '«oui»',
      '「是」',
      '> yes',
      'yes :(',
      'yes…',
      'yes...',
      'y̶e̶s̶',
      'yes⃠',
      "'yes'",
      'yes?',
    ],
    ...['yes (not)', 'yes / no', '- yes', '* yes', 'yes\u200b', '\u202eyes', 'yes 50', '👎'],
  ])
    it(`is not plain: ${text}`, () => {
      expect([agrees(text), yesOrNo(text) === 'yes']).to.deep.equal([false, false]);
    });

  it('is not plain with any other sign before, behind or around it', () => {
    const found = new Set<string>();
    for (const sign of signs()) {
      const isAgreeing = AGREEING.has(sign) || isAccent(sign, 's');
      for (const text of [`yes${sign}`, `yes ${sign}`, `是${sign}`]) if (!isAgreeing && agrees(text)) found.add(text);
      for (const text of [`${sign}yes`, `${sign} yes`, `${sign}yes${sign}`]) if (agrees(text)) found.add(text);
    }
    expect([...found]).to.deep.equal([]);
  });
});

describe('a change in quotes', () => {
  const open: OpenFrame = {
    intent: 'transfer',
    slots: { amount: '5', token: 'USDC', fromChain: 8453, recipient: BOB },
  };

  for (const text of [
    'no, "30"',
    'no, “30”',
    'make it "30"',
    "no, '30'",
    'no, `30`',
    'no, «30»',
    'to "0x6626040387fde2176266d3E93c5BD368742501AB"',
  ])
    it(`is only asked about: ${text}`, () => {
      const { intent, slots, act } = new GrammarLanguageReader(EVAL_LEXICON).read(text, open);
      expect({ intent, slots, act }).to.deep.equal({ intent: 'unknown', slots: {}, act: 'request' });
    });
});
