import { expect } from 'chai';
import { EVAL_LEXICON } from '../../../chat-eval/lexicon.ts';
import { understandText } from '../../../chat-eval/understand-text.ts';

const A = '0xC5658b346B336344254C1Fb61aaeDEdAA2258dD5';
const read = (text: string) => understandText(text, EVAL_LEXICON);

describe('requests in six languages', () => {
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
