import { expect } from 'chai';
import { lex } from '../../../../src/adapters/language/lexer/lex.ts';
import { normalizeText } from '../../../../src/adapters/language/lexer/normalize.ts';
import { changedValues } from '../../../../src/adapters/language/proposed-change/change-values.ts';
import { saidToOpen } from '../../../../src/adapters/language/proposed-change/said.ts';
import type { OpenFrame, Slots } from '../../../../src/domain/chat/understanding.ts';
import { EVAL_LEXICON } from '../../../chat-eval/lexicon.ts';

const [A, B, C] = [
  '0xE483EA62c3b48e5365906a713f5abE2C9CDe1942',
  '0x213f096030F0d7cAf4C0A8eda62dD9a60fae5A6E',
  '0xC5658b346B336344254C1Fb61aaeDEdAA2258dD5',
];
const TRANSFER: OpenFrame = {
  intent: 'transfer',
  slots: { amount: '20', token: 'USDC', recipient: A, fromChain: 8453 },
};
const SWAP: OpenFrame = { intent: 'swap', slots: { amount: '20', fromToken: 'USDC', toToken: 'ETH', fromChain: 8453 } };
const changed = (text: string, open: OpenFrame, language?: string) =>
  changedValues(saidToOpen(lex(normalizeText(text), EVAL_LEXICON), EVAL_LEXICON, language).tokens, open);

describe('the values of a message in the open request', () => {
  for (const [text, open, change, language] of [
    ['gosh, 60 it was', TRANSFER, { amount: '60' }],
    ['60 and surely not 20', TRANSFER, { amount: '60' }],
    [`the wallet ${A} is lost, ${B} works`, TRANSFER, { recipient: B }],
    ['polygon has nicer gas', TRANSFER, { fromChain: 137 }],
    ['we pay in dai around here', TRANSFER, { token: 'DAI' }],
    ['two instalments, 60 for this one', TRANSFER, { amount: '60' }],
    ['the old one has no gas, polygon', TRANSFER, { fromChain: 137 }],
    ['no more than 2% slippage', SWAP, { slippageBps: 200 }],
    ['dame 60', TRANSFER, { amount: '60' }, 'es'],
    ['polygondan yapalım', TRANSFER, { fromChain: 137 }, 'tr'],
  ] as const satisfies readonly (readonly [string, OpenFrame, Partial<Slots>, string?])[])
    it(`are placed: “${text}”`, () =>
      expect(changed(text, open, language)).to.deep.equal({ ...open.slots, ...change }));

  for (const [why, text, open] of [
    ['two amounts', '60 or 70 perhaps', TRANSFER],
    ['two addresses', `${B} and ${C}`, TRANSFER],
    ['two networks', 'polygon or optimism', TRANSFER],
    ['a sum of money beside a number of tokens', '$60 rather', TRANSFER],
    ['quoted words', '"make it 60"', TRANSFER],
    ['a wrong checksum', 'oh dear 0xe483EA62c3b48e5365906a713f5abE2C9CDe1942', TRANSFER],
    ['a token that may be either side', 'hmm, dai', SWAP],
    ['an account in a swap', `for ${B}`, SWAP],
    ['what multiplies', '3 times that', TRANSFER],
    ['nothing that differs', 'so 20 usdc on base', TRANSFER],
    ['no value', 'see you later', TRANSFER],
  ] as const)
    it(`are not placed with ${why}`, () => expect(changed(text, open)).to.equal(undefined));
});
