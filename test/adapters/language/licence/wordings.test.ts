import { expect } from 'chai';
import { actionOf } from '../../../../src/domain/chat/action.ts';
import { rememberedFrame } from '../../../../src/domain/chat/remember.ts';
import type { OpenFrame } from '../../../../src/domain/chat/understanding.ts';
import { EVAL_LEXICON } from '../../../chat-eval/lexicon.ts';
import { understandText } from '../../../chat-eval/understand-text.ts';

const [A, B] = ['0xC5658b346B336344254C1Fb61aaeDEdAA2258dD5', '0x49639E95cF5ffCDC5c1F2c7A1df8BCA6aF27641c'];
const SENDING: OpenFrame = { intent: 'transfer', slots: { amount: '40', token: 'DAI', recipient: A, fromChain: 10 } };
const read = (text: string, open?: OpenFrame) => understandText(text, EVAL_LEXICON, open);
const offers = (text: string) => actionOf(read(text)) !== undefined;
const openAfter = (text: string) => rememberedFrame(read(text, SENDING), SENDING);

describe('requests in other wordings', () => {
  for (const text of [
    `might i ask you to send 40 dai to ${A}`,
    `we need you to disburse 40 dai to ${A}, invoice 7781`,
    `for the 3 cinema tickets send 40 dai to ${A}`,
    `send 40 dai to ${A} for dinner`,
    `40 dai to ${A}, transfer it please`,
    `pay a hundred usd coins to ${A}`,
    `transfiérele treinta y cinco dai a ${A} en optimism, por favor`,
    `poderia repassar quarenta dai para ${A} na optimism?`,
    `überweisen Sie bitte fünfundvierzig dai an ${A} auf optimism`,
    `pourriez-vous transmettre soixante-dix dai à ${A} sur optimism ?`,
    `optimismdeki kırk dai ${A} adresine yollar mısın`,
    `请把四十个dai转到${A}`,
    'emballe 3 eth sur base',
    'entpacke 3 weth',
  ])
    it(`are offered: “${text.replace(A, 'A')}”`, () => expect(offers(text)).to.equal(true));

  for (const text of [
    `pagué 40 dai a ${A}`,
    `versé 40 dai à ${A}`,
    `给${A}转了40 dai`,
    `soll ich 40 dai an ${A} schicken`,
    `paga hasta 40 dai a ${A}`,
    `${A} adresine 40 dai yollayalım mı`,
    `给${A}转40 dai还是50 dai`,
    `je vais verser 40 dai à ${A}`,
    `send 40 dai to ${A}, not to ${A}`,
    `send 40 dai to ${A} for dinner tomorrow`,
    `send 40 dai to ${A} for 2 reasons`,
    `send invoice 40 dai to ${A}`,
  ])
    it(`are not offered: “${text.replaceAll(A, 'A')}”`, () => expect(offers(text)).to.equal(false));
});

describe('an open request, in other wordings', () => {
  for (const text of [
    'revise the amount to 62',
    'only 62 then',
    '62 should do',
    'pls chnage the ammount to 62',
    'perdona, pon 62',
    'desculpa, bota 62',
    'nein, sorry, nur 62',
    'pardon, mets plutôt 62',
    'pardon 62 olsun',
    '抱歉,改为62',
  ])
    it(`takes 62 from “${text}”`, () =>
      expect(openAfter(text)?.slots).to.deep.equal({ ...SENDING.slots, amount: '62' }));

  for (const text of [
    `wrong guy, it has to go to ${B}`,
    `mistyped, here is the correct one ${B}`,
    `falsche Adresse, richtig ist ${B}`,
  ])
    it(`takes the recipient from “${text.replace(B, 'B')}”`, () =>
      expect(openAfter(text)?.slots.recipient).to.equal(B));

  it('takes a network with the reason for it', () =>
    expect(openAfter('use polygon, it is much cheaper')?.slots.fromChain).to.equal(137));

  for (const text of [
    'the plumber came already, so scrap it',
    'meh, too expensive',
    'kindly discard the whole thing',
    'bitte verwerfen',
    'laissons tomber',
    'fikrimi değiştirdim',
    '还是算了吧',
    'deixa quieto, mudei de ideia',
  ])
    it(`is closed by “${text}”`, () => expect(openAfter(text)).to.equal(undefined));

  for (const text of [
    'we had 62 guests',
    'only 62 people came',
    `is ${B} the right one`,
    'son las 8',
    'make it 0x49639E95cF5ffCDC5c1F2c7A1df8BCA6aF27641C',
    '¿cuánto cuesta el gas?',
  ])
    it(`stays as it is after “${text.replace(B, 'B')}”`, () => expect(openAfter(text)).to.deep.equal(SENDING));
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
