import { expect } from 'chai';
import { lex } from '../../../../src/adapters/language/lexer/lex.ts';
import { normalizeText } from '../../../../src/adapters/language/lexer/normalize.ts';
import { changeIn } from '../../../../src/adapters/language/strict/read-change.ts';
import type { OpenFrame, Slots } from '../../../../src/domain/chat/understanding.ts';
import { EVAL_LEXICON } from '../../../chat-eval/lexicon.ts';

/** The open requests of the tables. */
export const PAYMENT: OpenFrame = {
  intent: 'transfer',
  slots: { amount: '40', token: 'USDC', recipient: 'rosa.eth', fromChain: 8453 },
};
export const TRADE: OpenFrame = {
  intent: 'swap',
  slots: { amount: '90', fromToken: 'USDC', toToken: 'UNI', fromChain: 8453 },
};
export const BRIDGE: OpenFrame = {
  intent: 'swap',
  slots: { amount: '7', fromToken: 'USDC', toToken: 'USDC', fromChain: 8453, toChain: 10 },
};
export const without = (open: OpenFrame, ...names: (keyof Slots)[]): OpenFrame => ({
  ...open,
  slots: Object.fromEntries(Object.entries(open.slots).filter(([name]) => !names.includes(name as keyof Slots))),
});

export const read = (text: string, open: OpenFrame) =>
  changeIn(lex(normalizeText(text), EVAL_LEXICON), EVAL_LEXICON, open);

export const itChanges = (open: OpenFrame, lines: Readonly<Record<string, Partial<Slots>>>): void => {
  for (const [text, slots] of Object.entries(lines))
    it(`changes the request: ${text}`, () =>
      expect(read(text, open)).to.deep.equal({ act: 'change', slots: { ...open.slots, ...slots } }));
};
export const itLeaves = (open: OpenFrame, lines: readonly string[]): void => {
  for (const text of lines) it(`leaves the request alone: ${text}`, () => expect(read(text, open)).to.equal(undefined));
};
