import { expect } from 'chai';
import { actionOf } from '../../../../src/domain/chat/action.ts';
import { EVAL_LEXICON } from '../../../chat-eval/lexicon.ts';
import { understandText } from '../../../chat-eval/understand-text.ts';

const [A, B] = ['0xC5658b346B336344254C1Fb61aaeDEdAA2258dD5', '0x49639E95cF5ffCDC5c1F2c7A1df8BCA6aF27641c'];
const read = (text: string) => understandText(text, EVAL_LEXICON);
const offers = (text: string) => actionOf(read(text)) !== undefined;
const shown = (text: string) => text.replaceAll(A, 'A').replaceAll(B, 'B');

describe('requests in six languages', () => {
  for (const text of [
    `abónale 40 dai a ${A}`,
    `necesito que me despaches 40 dai a ${A}`,
    `efectúe una transferencia por 40 dai a ${A}`,
    `entreguemos 40 dai a ${A} por lo de la mudanza`,
    `encaminha pra mim 40 dai pra ${A}`,
    `providencie o pagamento de 40 dai para ${A}`,
    `dá pra repassar 40 dai pra ${A}?`,
    `versendest du bitte 40 dai an ${A}?`,
    `starten sie eine überweisung von 40 dai an ${A}`,
    `gib ${A} 40 dai, ich schulde ihr das mittagessen`,
    `reversez-lui 40 dai : ${A}`,
    `j'aimerais que vous adressiez 40 dai à ${A}`,
    `${A} adresine 40 dai iletmeni rica ediyorum`,
    `${A} adresine 40 dai yatırabilir misiniz acaba`,
    `給${A}轉四十dai，謝謝`,
    `麻烦您给${A}打40 dai好吗`,
    'coloca 40 dai en eth',
    'leg 40 dai in eth',
    'remets 2 weth en eth sur base',
    'traslada 40 dai de base a polygon',
    "40 dai'yi base'den polygon'a getir",
    "dai'min %30'unu eth'ye çevir",
    '把dai的30%换成eth',
    'mach aus 40 dai eth',
    "40 dai'yi eth yap",
  ])
    it(`are offered: “${shown(text)}”`, () => expect(offers(text)).to.equal(true));

  for (const text of [
    `él abona 40 dai a ${A}`,
    `el abona 40 dai a ${A}`,
    `mi vecina me abona 40 dai a ${A}`,
    `abona 40 dai a mi hija, su dirección no es ${A}`,
    `abona 40 dai a mi hija, su dirección es ${A} o ${B}`,
    `que nadie despache 40 dai a ${A}`,
    `traspaso de 40 dai a ${A}`,
    `encaminhou 40 dai pra ${A}`,
    `meu vizinho me manda 40 dai pra ${A}`,
    `man überweist 40 dai an ${A}`,
    `statt 40 dai an ${A} zu überweisen`,
    `er spendet 40 dai an ${A}`,
    `il reverse 40 dai à ${A}`,
    `reversé 40 dai à ${A}`,
    `sans reverser 40 dai à ${A}`,
    `${A} adresine 40 dai iletelim mi`,
    `${A} adresine 40 dai iletir`,
    `${A} adresine 40 dai iletmeyin`,
    `我转40 dai给${A}`,
    `我卖了40 dai换eth`,
    `該給${A}轉40 dai嗎`,
    `manda dos tres dai a ${A}`,
    'coloca 40 dai en aave',
    'leg 40 dai in base',
    'mets 40 dai sur eth',
    'pasa 40 dai a eth',
    "40 dai'yi eth yapma",
    "40 dai'yi eth yap dedi",
    `manda 40 dai a ${A}, es una broma`,
    `schick 40 dai an ${A}, das ist ein scherz`,
    `给${A}转40 dai，骗你的`,
    `manda 40 dai a ${A} para la semana que viene`,
  ])
    it(`are not offered: “${shown(text)}”`, () => expect(offers(text)).to.equal(false));

  it('ask for the address of a person', () => {
    for (const text of ['quiero mandarle plata a mi tía', 'ich will meinem onkel geld schicken', '我想给奶奶转点钱']) {
      const { intent, missing } = read(text);
      expect(intent, text).to.equal('transfer');
      expect(missing, text).to.include('recipient');
    }
  });

  it('keep their language when they are not understood', () => {
    for (const [text, language] of [
      ['quiero que le bailes a mi dirección unos usdc', 'es'],
      ['manda uns usdc dançando pra minha carteira', 'pt'],
      ['schick die usdc tanzend an meine adresse', 'de'],
      ['envoie mes usdc en dansant à mon adresse', 'fr'],
      ['cüzdanıma usdc gönder ama dans ederek olsun', 'tr'],
      ['跳着舞把usdc转给我', 'zh'],
    ] as const)
      expect(read(text).language, text).to.equal(language);
    expect(read('dance some usdc over to my address').language).to.equal(undefined);
  });

  it('are refused when they put off, doubt or report', () => {
    for (const text of [
      `mañana abona 40 dai a ${A}`,
      `manda 40 dai pra ${A} todo mês`,
      `mein chef sagt ich soll 40 dai an ${A} schicken`,
      `si le cours baisse envoie 40 dai à ${A}`,
      `yarın ${A} adresine 40 dai gönder`,
      `如果跌了就给${A}转40 dai`,
    ])
      expect(read(text).intent, text).to.equal('unknown');
  });
});
