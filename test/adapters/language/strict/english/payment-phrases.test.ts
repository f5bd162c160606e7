import { expect } from 'chai';
import { lex } from '../../../../../src/adapters/language/lexer/lex.ts';
import { normalizeText } from '../../../../../src/adapters/language/lexer/normalize.ts';
import { requestIn } from '../../../../../src/adapters/language/strict/read-strictly.ts';
import { EVAL_LEXICON } from '../../../../chat-eval/lexicon.ts';

const A = '0xC5658b346B336344254C1Fb61aaeDEdAA2258dD5';
const asked = (text: string) =>
  requestIn(lex(normalizeText(text.replaceAll('A1', A)), EVAL_LEXICON), EVAL_LEXICON)?.slots;

const AMOUNTS: Readonly<Record<string, string>> = {
  'three dozen dai': '36',
  '4 dozen dai': '48',
  '2 lakh pepe': '200000',
  'hundred twenty dai': '120',
  'point oh two dai': '0.02',
  'one point five million pepe': '1500000',
  'a single link': '1',
  '3 whole link': '3',
  'the full 45 dai': '45',
  'exact 45 dai': '45',
  '45 pcs uni': '45',
  'usdt 750/- only': '750',
  '45,- dai': '45',
  '45 of those dai': '45',
  '45 dai (forty five)': '45',
};
const RECIPIENTS =
  'to our guild leader A1|to auntie ruth A1|to Mr. Zablocki A1|to Mrs Oyelaran at A1|to kavita at A1|to the escrow wallet A1|to vendor address A1|to the address i copied: A1|to the wallet mentioned below: A1|to my wifes account A1|to myself at A1|addressed to A1|with A1 as the recipient|to the address from the invoice: A1'.split(
    '|',
  );
const VERBS =
  'ship off|zip over|funnel|sign and send|open my wallet and send|take from my account and transfer|please sent|send on my behalf|tranfser|pay in'.split(
    '|',
  );

const TWINS: readonly string[] = [
  'send one oh five dai to A1',
  'send few hundred dai to A1',
  'send a couple dozen dai to A1',
  'send twenty fifty dai to A1',
  'send ten k dai to A1',
  'send 12,5000 dai to A1',
  'send max 45 dai to A1',
  'send 0.5 of those eth to A1',
  'send a whole eth to A1',
  'send a tenner in eth to A1',
  'send a fiver in dai to A1',
  'send 45 dai (forty six) to A1',
  'send my half balance of dai to A1',
  'sent 45 dai to A1',
  'please, sent 45 dai to A1',
  'put off 45 dai to A1',
  'sign and wait and send 45 dai to A1',
  'send 45 dai to anna, A1',
  'send 45 dai to zablocki A1',
  'send 45 dai to Mr. Nobody A1',
  'send 45 dai to Mr. Not A1',
  'send 45 dai to myself, her address is A1',
  'send 45 dai to the baker, old address: A1',
  'send 45 dai to ruth, my address is A1',
  'send 45 dai to the address above: A1',
  'send 45 dai to the owner of A1',
  'send 45 dai for A1',
  'send 45 dai with A1',
];

describe('the phrases of payments in English', () => {
  for (const [what, amount] of Object.entries(AMOUNTS))
    it(`explains "${what}"`, () => expect(asked(`send ${what} to A1`)).to.include({ amount, recipient: A }));
  it('explains a balance in other words', () => {
    for (const what of [
      'my full balance of dai',
      'the complete dai balance',
      'every penny of my dai',
      'my dai in full',
    ])
      expect(asked(`send ${what} to A1`)?.relativeAmount, what).to.deep.equal({ kind: 'max' });
  });
  for (const whom of RECIPIENTS)
    it(`explains "${whom}"`, () => expect(asked(`send 45 dai ${whom}`)).to.include({ amount: '45', recipient: A }));
  for (const verb of VERBS)
    it(`explains "${verb}"`, () => expect(asked(`${verb} 45 dai to A1`)).to.include({ amount: '45', recipient: A }));
  for (const text of TWINS) it(`does not explain "${text}"`, () => expect(asked(text)).to.equal(undefined));
});
