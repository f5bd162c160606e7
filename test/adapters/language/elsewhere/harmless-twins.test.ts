import { expect } from 'chai';
import { step, wordsOf } from '../../../chat-eval/sets/dialogue.ts';

const [A, B] = ['0xE483EA62c3b48e5365906a713f5abE2C9CDe1942', '0x213f096030F0d7cAf4C0A8eda62dD9a60fae5A6E'];

const [AMOUNT, PLACE, WHO, CLOSED] = [{ amount: '30' }, { fromChain: '137' }, { recipient: B }, 'closed'] as const;
type Outcome = Readonly<{ amount: string } | { fromChain: string } | { recipient: string }> | typeof CLOSED;

/** Plain corrections and endings, whose words stand in messages that must change nothing as well. */
const TWINS: Readonly<Record<string, readonly (readonly [said: string, outcome: Outcome])[]>> = {
  [`send 20 usdc on base to ${A}`]: [
    ['make it 30', AMOUNT],
    ['30 instead', AMOUNT],
    ['change the amount to 30', AMOUNT],
    ['sorry, 30 not 20', AMOUNT],
    ['20 is too much, make it 30', AMOUNT],
    ['make it 30, my mistake', AMOUNT],
    ['make it 30, 20 was a typo', AMOUNT],
    ['make it 30. base is fine', AMOUNT],
    ['make it 30, stay on base', AMOUNT],
    ['make it 30 please. no rush', AMOUNT],
    ['30 would be better', AMOUNT],
    ['make it 30 (haha)', AMOUNT],
    ['no, 30', AMOUNT],
    ['then 30 please', AMOUNT],
    ['10 more', AMOUNT],
    ['on polygon please', PLACE],
    ['on polygon instead, base is too slow', PLACE],
    [`no, to ${B}`, WHO],
    ['cancel it', CLOSED],
    ['forget it', CLOSED],
    ['never mind', CLOSED],
  ],
  [`envía 20 usdc a ${A} en base`]: [
    ['pon 30', AMOUNT],
    ['mejor 30', AMOUNT],
    ['es mejor 30', AMOUNT],
    ['perdón, 30 no 20', AMOUNT],
    ['cambia la cantidad a 30', AMOUNT],
    ['en polygon por favor', PLACE],
    [`no, a ${B}`, WHO],
    ['cancélalo', CLOSED],
    ['olvídalo', CLOSED],
  ],
  [`envia 20 usdc para ${A} na base`]: [
    ['muda pra 30', AMOUNT],
    ['melhor 30', AMOUNT],
    ['desculpa, 30 não 20', AMOUNT],
    ['muda o valor pra 30', AMOUNT],
    ['na polygon por favor', PLACE],
    [`não, pra ${B}`, WHO],
    ['cancela', CLOSED],
    ['esquece', CLOSED],
  ],
  [`sende 20 usdc an ${A} auf base`]: [
    ['mach 30', AMOUNT],
    ['lieber 30', AMOUNT],
    ['dann 30', AMOUNT],
    ['nehmen Sie 30', AMOUNT],
    ['sorry, 30 nicht 20', AMOUNT],
    ['ändere den betrag auf 30', AMOUNT],
    ['auf polygon bitte', PLACE],
    [`nein, an ${B}`, WHO],
    ['storniere das', CLOSED],
    ['storniere den auftrag', CLOSED],
    ['vergiss es', CLOSED],
  ],
  [`envoie 20 usdc à ${A} sur base`]: [
    ['mets 30', AMOUNT],
    ['plutôt 30', AMOUNT],
    ['pardon, 30 pas 20', AMOUNT],
    ['20 c’est trop, mets 30', AMOUNT],
    ['change le montant à 30', AMOUNT],
    ['sur polygon s’il te plaît', PLACE],
    [`non, à ${B}`, WHO],
    ['annule', CLOSED],
    ['oublie', CLOSED],
  ],
  [`base ağında ${A} adresine 20 usdc gönder`]: [
    ['30 yap', AMOUNT],
    ['30 olsun', AMOUNT],
    ['30 daha iyi olur', AMOUNT],
    ['20 değil 30', AMOUNT],
    ['tutarı 30 yap', AMOUNT],
    ['polygon olsun', PLACE],
    [`hayır, ${B} adresine`, WHO],
    ['iptal et', CLOSED],
    ['işlemi iptal et', CLOSED],
    ['vazgeçtim', CLOSED],
  ],
  [`在base上给${A}转20 usdc`]: [
    ['改成30', AMOUNT],
    ['还是30', AMOUNT],
    ['是30不是20', AMOUNT],
    ['金额改成30', AMOUNT],
    ['改走polygon', PLACE],
    [`不，给${B}`, WHO],
    [`改给${B}`, WHO],
    ['取消', CLOSED],
    ['算了', CLOSED],
    ['不转了', CLOSED],
  ],
};

describe('a plain correction with the words of a remark', () => {
  for (const [opening, twins] of Object.entries(TWINS))
    for (const [said, outcome] of twins)
      it(`is taken: ${said}`, () => {
        const { open } = step(said, step(opening).memory);
        if (outcome === CLOSED) expect(open).to.equal(undefined);
        else expect(wordsOf(open)).to.deep.equal({ ...wordsOf(step(opening).open), ...outcome });
      });
});
