import { expect } from 'chai';
import { step } from '../../../../chat-eval/sets/dialogue.ts';
import { A, B } from '../conversation.ts';

const OPENINGS: Readonly<Record<string, string>> = {
  es: `envía 20 usdc en base a ${A}`,
  pt: `envia 20 usdc na base para ${A}`,
  de: `sende 20 usdc auf base an ${A}`,
  fr: `envoie 20 usdc sur base à ${A}`,
  tr: `base'de ${A} adresine 20 usdc gönder`,
  zh: `在base上给${A}转20 usdc`,
};

/** What a message makes of the open request of its language. */
function changed(language: string, text: string) {
  const { memory, open } = step(OPENINGS[language] ?? '');
  const now = step(text, memory).open;
  return { isSame: JSON.stringify(now) === JSON.stringify(open), open: now };
}

describe('a correction with its reason', () => {
  for (const [language, texts] of Object.entries({
    es: `mejor 25, se me olvidó la propina|mejor por polygon, las comisiones son más bajas|la dirección cambió, ${B}|mejor 15, no me alcanza|esa cuenta ya no sirve, la nueva es ${B}`,
    pt: `melhor 25, esqueci o frete|usa a polygon que lá é mais barato|o endereço mudou, o novo é ${B}|é pra enviar para ${B}, me confundi`,
    de: `nimm 25, ich hatte den versand vergessen|lieber über polygon, da ist es billiger|die adresse hat sich geändert, neu ist ${B}`,
    fr: `plutôt 25, j'ai oublié la livraison|plutôt sur polygon, c'est moins cher|c'est à ${B} qu'il faut envoyer|j'ai copié la mauvaise adresse, c'est ${B}`,
    tr: `yok 25 olacaktı|hayır ${B} olacaktı|cüzdan değişti, yenisi ${B}`,
    zh: `打错了,应该是25|最近手头紧,就15吧|地址变了,新的是${B}|不是20是25`,
  }))
    for (const text of texts.split('|'))
      it(`changes the request: ${text}`, () => {
        const { isSame, open } = changed(language, text);
        expect(isSame).to.equal(false);
        expect(open).to.not.equal(undefined);
      });

  for (const [language, texts] of Object.entries({
    es: 'no olvidé la propina de 25|se me olvidó la propina|las comisiones son más bajas en polygon|la dirección cambió|mejor 25 si me alcanza|¿mejor 25 que es más barato?|mi amiga dijo que mejor 25, se le olvidó la propina|mañana mejor 25, se me olvidó la propina',
    pt: 'esqueci o frete|o endereço mudou|lá é mais barato|melhor 25 se lá for mais barato|ele disse melhor 25, esqueci o frete|copiei errado',
    de: 'ich hatte den versand vergessen|da ist es billiger|die adresse hat sich geändert|zwanzig danke|nimm 25, falls ich den versand vergessen hatte|weißt du was 25|slippage um 1 % erhöhen',
    fr: `j'ai oublié la livraison|c'est moins cher|l'adresse a changé|plutôt 25 si c'est moins cher|il a dit plutôt 25, j'ai oublié la livraison|c'est pas à ${B} qu'il faut envoyer`,
    tr: 'yok 25|25 olacaktı mı|bahşişi unuttum|daha ucuz|adres değişti|yok 25 olacaktı dedi|hayır 25',
    zh: '不是20吗|不是25是30|地址变了|最近手头紧|忘了算运费|那边手续费低|他说打错了,应该是25|明天手头紧,就15吧',
  }))
    for (const text of texts.split('|'))
      it(`leaves the request alone: ${text}`, () => {
        expect(changed(language, text).isSame).to.equal(true);
      });
});

describe('an end in other words', () => {
  const closes = (language: string, text: string): boolean => changed(language, text).open === undefined;
  for (const [language, text] of [
    ['es', 'mejor no lo hago'],
    ['es', 'cancélalo mejor'],
    ['pt', 'quer saber, cancela'],
    ['pt', 'vamos esquecer isso'],
    ['de', 'weißt du was, lass es'],
    ['de', 'ich mach das doch nicht'],
    ['fr', 'on oublie ce virement'],
    ['tr', 'boşver gerek kalmadı'],
  ] as const)
    it(`closes the request: ${text}`, () => expect(closes(language, text)).to.equal(true));

  for (const [language, text] of [
    ['es', 'si sube mejor no lo hago'],
    ['es', 'sabes que no lo hago'],
    ['pt', 'não vamos esquecer isso'],
    ['de', 'ich mach das doch nicht zum ersten mal'],
    ['fr', "on n'oublie pas ce virement"],
  ] as const)
    it(`leaves the request open: ${text}`, () => expect(closes(language, text)).to.equal(false));
});
