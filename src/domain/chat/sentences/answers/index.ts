import { EXAMPLES } from '../../catalogue.ts';

/** What the chat asks in one language, and requests that it understands there. */
export type Answers = Readonly<{
  /** Holds {request}. */
  didYouMean: string;
  /** A button below that question: at most 20 letters. */
  prepare: string;
  yes: string;
  no: string;
  examples: readonly [string, ...string[]];
}>;

const ENGLISH: Answers = {
  didYouMean: 'Did you mean: {request}?',
  prepare: 'Prepare this',
  yes: 'Yes',
  no: 'No',
  examples: EXAMPLES,
};

const ANSWERS: Readonly<Record<string, Answers>> = {
  es: {
    didYouMean: '¿Quieres decir «{request}»?',
    prepare: 'Preparar esto',
    yes: 'Sí',
    no: 'No',
    examples: [
      'envía 5 usdc a nombre.eth en base',
      'cambia 100 usdc a eth en base',
      '¿cuál es mi saldo de usdc?',
      'precio de eth',
      'muestra mi cartera',
      'precio del gas en base',
      '¿qué comisiones cobras?',
    ],
  },
  pt: {
    didYouMean: 'Você quer dizer “{request}”?',
    prepare: 'Preparar isto',
    yes: 'Sim',
    no: 'Não',
    examples: [
      'envia 5 usdc para nome.eth na base',
      'troca 100 usdc por eth na base',
      'qual é o meu saldo de usdc?',
      'preço do eth',
      'mostra minha carteira',
      'preço do gas na base',
      'quais taxas vocês cobram?',
    ],
  },
  de: {
    didYouMean: 'Meinst du „{request}“?',
    prepare: 'Das vorbereiten',
    yes: 'Ja',
    no: 'Nein',
    examples: [
      'schick 5 usdc an name.eth auf base',
      'tausche 100 usdc in eth auf base',
      'wie hoch ist mein usdc guthaben?',
      'preis von eth',
      'zeig mein portfolio',
      'gaspreis auf base',
      'welche gebühren nehmt ihr?',
    ],
  },
  fr: {
    didYouMean: 'Veux-tu dire « {request} » ?',
    prepare: 'Préparer ceci',
    yes: 'Oui',
    no: 'Non',
    examples: [
      'envoie 5 usdc à nom.eth sur base',
      'échange 100 usdc contre de l’eth sur base',
      'quel est mon solde en usdc ?',
      'prix de l’eth',
      'montre mon portefeuille',
      'prix du gas sur base',
      'quels sont vos frais ?',
    ],
  },
  tr: {
    didYouMean: 'Şunu mu demek istedin: “{request}”?',
    prepare: 'Bunu hazırla',
    yes: 'Evet',
    no: 'Hayır',
    examples: [
      'base ağında isim.eth adresine 5 usdc gönder',
      "base ağında 100 usdc'yi eth'ye çevir",
      'usdc bakiyem ne kadar?',
      'eth fiyatı',
      'portföyümü göster',
      'base ağında gas ücreti',
      'ne kadar komisyon alıyorsunuz?',
    ],
  },
  zh: {
    didYouMean: '你的意思是“{request}”吗？',
    prepare: '准备此交易',
    yes: '是',
    no: '不',
    examples: [
      '在base上转5 usdc给name.eth',
      '在base上把100 usdc换成eth',
      '我的usdc余额是多少？',
      'eth价格',
      '查看我的资产',
      'base的gas费',
      '你们收多少手续费？',
    ],
  },
};

/** The answers in a language that has its own, and in English otherwise. */
export const answersIn = (language: string | undefined): Answers =>
  (language === undefined ? undefined : ANSWERS[language]) ?? ENGLISH;

const WITH_COMMA: ReadonlySet<string> = new Set(['es', 'pt', 'de', 'fr', 'tr']);

/**
 * A plain decimal as the language writes it: 1.5 is 1,5 in Spanish. Exactly three decimals get a zero, because 1,234 is
 * more than a thousand to some of its readers.
 */
export function numberIn(language: string | undefined, plain: string): string {
  if (language === undefined || !WITH_COMMA.has(language)) return plain;
  return plain.replace('.', ',').replace(/,(\d{3})$/, ',$10');
}
