import { expect } from 'chai';
import { step } from '../../../../chat-eval/sets/dialogue.ts';
import { A, B, openAfter, openBefore } from '../conversation.ts';

const OPENINGS: Readonly<Record<string, readonly string[]>> = {
  es: [`envía 20 usdc en base a ${A}`, `envía usdc en base a ${A}`],
  pt: [`envia 20 usdc na base para ${A}`, `envia usdc na base para ${A}`],
  de: [`sende 20 usdc auf base an ${A}`, `sende usdc auf base an ${A}`],
  fr: [`envoie 20 usdc sur base à ${A}`, `envoie usdc sur base à ${A}`],
  tr: [`base'de ${A} adresine 20 usdc gönder`, `base'de ${A} adresine usdc gönder`],
  zh: [`在base上给${A}转20 usdc`, `在base上给${A}转usdc`],
  en: [`send 20 usdc on base to ${A}`, `send usdc on base to ${A}`],
};

/** The texts that change or close a request of any opening of their language. */
const changing = (language: string, texts: string): string[] =>
  texts.split('|').filter((text) =>
    OPENINGS[language]?.some((opening) => {
      const { memory, open } = step(opening);
      return JSON.stringify(step(text, memory).open) !== JSON.stringify(open);
    }),
  );

describe('words beside a value without a place in a change', () => {
  for (const [what, texts] of Object.entries({
    'another recipient or network is added': {
      es: `además a ${B}|otra vez a ${B}|usa también dai`,
      pt: `além disso para ${B}|e também na polygon`,
      de: `ebenfalls an ${B}|nochmal an ${B}|auch mit dai`,
      fr: `également à ${B}|en plus à ${B}|et aussi sur polygon`,
      tr: `bir de ${B} adresine|polygon'da da`,
      zh: `另外给${B}|又给${B}`,
    },
    'an address is of another matter, or the speaker’s own': {
      es: `mi antigua dirección: ${B}|la dirección del remitente es ${B}|pasa mi billetera a ${B}`,
      pt: `meu antigo endereço: ${B}|${B} é para a taxa|troca minha carteira para ${B}`,
      de: `meine alte adresse: ${B}|stell meine wallet auf ${B}`,
      fr: `mon ancienne adresse : ${B}|mets mon adresse à ${B}`,
      tr: `gönderenin adresi ${B}|adresimi ${B} yap`,
      zh: `退款到${B}|发件人是${B}|我的地址换成${B}`,
    },
    'somebody is thanked, greeted or asked for pardon': {
      es: `muchas gracias a ${B}|un abrazo a ${B}|perdón por los 20|cien gracias|30 besos|gracias por todo`,
      pt: `parabéns para ${B}|manda um beijo para ${B}|mil obrigados|foi mal pelos 30`,
      de: `glückwunsch an ${B}|schick liebe grüße an ${B}|sorry wegen der 30|tausend dank|danke an alle`,
      fr: `envoie des bises à ${B}|pardon pour 20|mille mercis|merci pour tout`,
      tr: `${B} adresine sevgiler gönder|yüz teşekkür|bin özür`,
      zh: `祝福给${B}|一百个谢谢|一千个抱歉`,
    },
    'a share is judged, denied or part of a saying': {
      es: 'todo en orden|eso sería todo|ante todo gracias|ni la mitad|la mitad está bien|la otra mitad',
      pt: 'tudo certinho|isso seria tudo|nem tudo|a metade está boa',
      de: 'alles bestens|das wäre alles|vor allem|nicht die hälfte|die andere hälfte|doppelt gut',
      fr: 'tout va bien|ce serait tout|après tout|pas la moitié|la moitié est bonne',
      tr: 'hepsi yolunda|hepsi değil|yarısı iyi|yarı yarıya',
      zh: '全部正确|就这些全部|一半不行|一半可以',
    },
    'a number counts something else': {
      es: '30 veces|en 1999|treinta treinta|medio listo|me gustaría obtener 30|mi slippage era 5%',
      pt: '30 vezes|em 1999|dez dez|gostaria de ganhar 30|só mais 5',
      de: '30 mal|zwanzig danke|zehn zu zehn|ich will 30 kriegen|um 30',
      fr: '30 fois|en 1999|vingt sur vingt|je voudrais avoir 30|mets 30 sur la note',
      tr: `30 kere|2020'de|otuz otuz|bana 30 lazım`,
      zh: '30次|改到九点|我想收到30|20不够',
      en: '改成8点|mil gracias|todo perfecto|prefiero recibir 30|改成30不行',
    },
    'something is told, refused or asked': {
      es: `a ${B} ya le mandé 5|20 me pagó|estoy en polygon|que sean 30 🚫|puedo anular?|déjalo así|no pasa nada`,
      pt: `para ${B} já mandei 5|não para ${B}|muda pra 30 🚫|posso cancelar|deixa assim`,
      de: `an ${B} schulde ich 5|nee auf polygon|mach 30 draus 🚫|kann man abbrechen|lass es auf base`,
      fr: `à ${B} je dois 5|non sur polygon|on est sur polygon|mets 30 🚫|puis-je annuler|laisse comme c'est`,
      tr: `hayır ${B} adresine|polygon'dayız|30 olsun 🚫|iptal edebilir miyim|böyle bırak`,
      zh: `我给${B}转过5|我们在polygon上|改成30🚫|下次改成30|可以取消吗|20，她收到了`,
    },
  }))
    for (const [language, said] of Object.entries(texts))
      it(`change nothing where ${what}: ${language}`, () => expect(changing(language, said)).to.deep.equal([]));

  const SECOND: Readonly<Record<string, string>> = {
    es: `la dirección equivocada: ${B}|prefiero usdc a dai|no lo mandes en base|ahora tengo 30`,
    pt: `endereço errado: ${B}|prefiro usdc a dai|não envies na base|agora tenho 30`,
    de: `falsche adresse: ${B}|lieber usdc als dai|schick es nicht auf base|ich habe kein usdc`,
    fr: `mauvaise adresse : ${B}|je préfère usdc à dai|ne l'envoie pas sur base|maintenant j'ai 30`,
    tr: `yanlış adres: ${B}|base üzerinden gönderme|son sıfırı sil|şimdi 30 var`,
    zh: `错误的地址：${B}|不要在base上发|去掉最后一个零|现在我有30`,
  };
  for (const [language, said] of Object.entries(SECOND))
    it(`change nothing where a value is wrong, kept or denied: ${language}`, () =>
      expect(changing(language, said)).to.deep.equal([]));
});

describe('what a trade brings, or where it ends', () => {
  for (const [opening, ...texts] of [
    ['vende 1 eth por usdc en base', 'quiero recibir 100'],
    ['vende 1 eth por usdc na base', 'quero receber 100'],
    ['verkaufe 1 eth für usdc auf base', 'ich will 100 bekommen', 'nach optimism'],
    ['vends 1 eth contre usdc sur base', 'je veux recevoir 100'],
    ["base'de 1 eth'yi usdc'ye çevir", '100 almak istiyorum', "optimism'e"],
    ['在base上把1个eth换成usdc', '我要收到100'],
    ['lleva 1 eth a base', 'por optimism'],
    ['leva 1 eth para base', 'pela optimism'],
    ['bring 1 eth nach base', 'über optimism'],
  ] as const)
    for (const text of texts)
      it(`is not changed by “${text}” to “${opening}”`, () =>
        expect(openAfter(opening, text)).to.deep.equal(openBefore(opening)));
});
