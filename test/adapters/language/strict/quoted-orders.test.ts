import { expect } from 'chai';
import { lex } from '../../../../src/adapters/language/lexer/lex.ts';
import { normalizeText } from '../../../../src/adapters/language/lexer/normalize.ts';
import { changeIn } from '../../../../src/adapters/language/strict/read-change.ts';
import { requestIn } from '../../../../src/adapters/language/strict/read-strictly.ts';
import { EVAL_LEXICON } from '../../../chat-eval/lexicon.ts';

const A = '0xE483EA62c3b48e5365906a713f5abE2C9CDe1942';
const B = '0x8ba1f109551bD432803012645Ac136ddd64DBA72';
const askedIn = (text: string) => requestIn(lex(normalizeText(text.replace('{A}', A)), EVAL_LEXICON), EVAL_LEXICON);

/** Orders that somebody else gave, wrote or practises, and amounts that are not what is paid. */
const NOT_ASKED = [
  'my cousin helped us send 30 dai to {A}',
  'the plumber drove me send 30 dai to {A}',
  'my aunt asked for it: send 30 dai to {A}',
  'she is hungry: send 30 dai to {A}',
  'the neighbour gave me the order, send 30 dai to {A}',
  'for the spanish lesson: send 30 dai to {A}',
  'for the article: swap 30 dai to eth',
  'the poster: send 30 dai to {A}',
  'we had a class: send 30 dai to {A}',
  'our pitch: send 30 dai to {A}',
  'the dentist: send 30 dai to {A}',
  'her mechanic: send 30 dai to {A}',
  "send 30 dai to {A}. it's my translation",
  'the lamp is 30 dai, send it to {A} for three lamps',
  'a pizza costs 30 dai so send it to {A} for 2 pizzas',
  'send her his 30 dai {A}',
  'für den kurs: schick 30 dai an {A}',
  'para el curso: manda 30 dai a {A}',
  'pour le cours: envoie 30 dai à {A}',
] as const;
const ASKED = [
  'my cousin helped us, send 30 dai to {A}',
  'my cousin helped us so please send 30 dai to {A}',
  'she is hungry, send 30 dai to {A}',
  'for the rent: send 30 dai to {A}',
  'the rent: send 30 dai to {A}',
  'for the spanish lesson, send 30 dai to {A}',
  'the lamp is 30 dai, send it to {A}',
  'send her her 30 dai {A}',
] as const;
/** Wallets of people of whom nobody knows whether they are paid, and amounts that would leave nothing. */
const NOT_CHANGED = [
  `my uncle sent me a new wallet ${B}`,
  `the plumber has a new wallet: ${B}`,
  `she opened another address ${B}`,
  'reduce it by 100%',
  'gas is too high, on polygon',
] as const;

describe('an order beside a story', () => {
  for (const text of NOT_ASKED) it(`is not asked for: ${text}`, () => expect(askedIn(text)).to.equal(undefined));
  for (const text of ASKED)
    it(`is asked for: ${text}`, () =>
      expect(askedIn(text)?.slots).to.deep.include({ amount: '30', token: 'DAI', recipient: A }));

  const open = { intent: 'transfer', slots: { amount: '5', token: 'USDC', recipient: A } } as const;
  for (const text of NOT_CHANGED)
    it(`changes nothing: ${text}`, () =>
      expect(changeIn(lex(normalizeText(text), EVAL_LEXICON), EVAL_LEXICON, open)).to.equal(undefined));
});
