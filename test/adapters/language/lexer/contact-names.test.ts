import { expect } from 'chai';
import { GrammarLanguageReader } from '../../../../src/adapters/language/reading/language-reader.grammar.ts';
import { withContacts } from '../../../../src/adapters/language/text/contact-names.ts';
import { lex } from '../../../../src/adapters/language/text/lex.ts';
import { normalizeText } from '../../../../src/adapters/language/text/normalize.ts';
import { EVAL_LEXICON } from '../../../chat-eval/lexicon.ts';

const A = '0x6626040387fde2176266d3E93c5BD368742501AB';
const reader = new GrammarLanguageReader(EVAL_LEXICON);
const written = (text: string, contacts: readonly string[]) =>
  withContacts(lex(normalizeText(text), EVAL_LEXICON), contacts, EVAL_LEXICON).map((one) =>
    one.is === 'name' ? `<${one.written}>` : one.written,
  );

describe('the names of contacts in a message', () => {
  for (const [text, contacts, expected] of [
    ['send Marta 5 usdc', ['marta'], 'send <marta> 5 usdc'],
    ['send mr lee 5 usdc', ['lee', 'mr lee'], 'send <mr lee> 5 usdc'],
    ['manda 5 usdc a Lucia', ['lucía'], 'manda 5 usdc a <lucía>'],
    ['pay martas rent', ['marta'], 'pay martas rent'],
    ["pay marta's rent", ['marta'], 'pay <marta> rent'],
    ["Marta'ya 5 usdc", ['marta'], "<marta> ' ya 5 usdc"],
    ['给小林转 5 usdc', ['小林'], '给 <小林> 转 5 usdc'],
    ['给林转 5 usdc', ['林'], '给林转 5 usdc'],
    ['5 usdc on base to max', ['base', 'max', 'usdc', 'to'], '5 usdc on base to max'],
    ['say "hello marta" to her', ['marta'], 'say "hello marta" to her'],
  ] as const)
    it(`${text}: ${expected}`, () => expect(written(text, contacts).join(' ')).to.equal(expected));

  for (const text of [
    'send Marta 5 usdc on base',
    'pay marta 5 usdc on base, please',
    'i want to send 5 usdc to marta on base',
    'mándale 5 usdc a Marta en base',
    'manda 5 usdc pra Marta na base',
    'überweise Marta 5 usdc auf base',
    'envoie 5 usdc à Marta sur base',
    "base ağında Marta'ya 5 usdc gönder",
    '在base上给 Marta 转5 usdc',
  ])
    it(`are who is paid: ${text}`, () => {
      const { slots, problems } = reader.read(text, undefined, { contacts: ['marta'] });
      expect([slots, problems]).to.deep.equal([
        { amount: '5', token: 'USDC', recipient: 'marta', fromChain: 8453 },
        [],
      ]);
    });

  for (const text of [
    'marta sends 5 usdc on base',
    'should i send marta 5 usdc on base',
    'marta, send me 5 usdc on base',
    'do not send marta 5 usdc on base',
    'marta wants me to send 5 usdc on base',
    `send 5 usdc on base to ${A}, not marta, or marta?`,
  ])
    it(`make no request plainer: ${text}`, () => {
      const { intent, problems } = reader.read(text, undefined, { contacts: ['marta'] });
      expect(intent === 'unknown' || problems.length > 0).to.equal(true);
    });

  for (const text of ['marta says hi', 'is marta there?', 'marta already has 8', 'i told marta', 'marta is on polygon'])
    it(`leave an open request as it is: ${text}`, () => {
      const open = {
        intent: 'transfer',
        slots: { amount: '5', token: 'USDC', recipient: A, fromChain: 8453 },
      } as const;
      const { intent, slots, problems } = reader.read(text, open, { contacts: ['marta'] });
      const isChanged =
        intent === 'transfer' && problems.length === 0 && JSON.stringify(slots) !== JSON.stringify(open.slots);
      expect(isChanged).to.equal(false);
    });

  it('take the place of the recipient in a correction', () => {
    const open = { intent: 'transfer', slots: { amount: '5', token: 'USDC', recipient: A, fromChain: 8453 } } as const;
    expect(reader.read('no, to marta', open, { contacts: ['marta'] }).slots.recipient).to.equal('marta');
  });
});
