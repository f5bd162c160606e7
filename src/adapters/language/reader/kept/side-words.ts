import { fold } from '../../words/fold.ts';

/** What the words of a message say of a side: something is given, something is received, or a bare number counts what is; or one of them is used or taken, which says no side of its own. */
export type SideWords = Readonly<{
  gives: boolean;
  gets: boolean;
  countsGiven: boolean;
  countsReceived: boolean;
  uses: boolean;
  takes: boolean;
}>;

type Patterns = Readonly<Record<keyof SideWords, RegExp>>;
const ENGLISH: Patterns = {
  uses: /(?:^| )(?:use|using|utilize) (?:the |some )?§[tb]/,
  takes: /(?:^| )(?:take|go with|going with|choose|pick|grab|try) (?:the |some )?§[tb]/,
  gives:
    /(?:^| )(?:sell|selling|spend|spending|pay|paying|give|giving)(?: |$)|\b(?:use|using|take|with) my §[tb]|§[tb] (?:from|out of) my(?: |$)/,
  gets: /(?:^| )(?:receive|receiving|get|getting|buy|buying|obtain|want|need|end up with)(?: |$)/,
  countsGiven: /(?:^| )(?:sell|spend|pay|give) (?:about |exactly |only )?§n/,
  countsReceived: /(?:^| )(?:receive|get|buy|want to get|want to receive|end up with) (?:about |exactly )?§n/,
};

/** Of words without marks. A token may have a suffix in Turkish, and stands nowhere particular in Chinese. */
const ELSEWHERE: Readonly<Record<string, Patterns>> = {
  es: {
    uses: /\b(?:usa|use|usar|uso|usemos|utiliza|utilice|utilizar) /,
    takes: /\b(?:toma|tomemos|coge|elige|escoge|agarra) /,
    gives:
      /\b(?:vende|vender|vendo|gasta|gastar|paga|pagar|pago)\b|\b(?:usa|usar|uso|usemos|utiliza|utilizar|con) mis? /,
    gets: /\b(?:recibir|recibo|reciba|obtener|obtenga|comprar|compra|compro)\b/,
    countsGiven: /\b(?:vende|vender|gasta|gastar|paga|pagar)\b/,
    countsReceived: /\b(?:recibir|recibo|reciba|obtener|obtenga|comprar|compra)\b/,
  },
  pt: {
    uses: /\b(?:usa|use|usar|utiliza|utilize|utilizar) /,
    takes: /\b(?:pega|pegue|toma|escolhe|escolha) /,
    gives:
      /\b(?:vende|vender|venda|gasta|gastar|paga|pagar)\b|\b(?:usa|use|usar|utiliza|com) (?:os |o |as |a )?(?:meus?|minhas?) /,
    gets: /\b(?:receber|recebo|receba|obter|comprar|compra|compre)\b/,
    countsGiven: /\b(?:vende|vender|venda|gasta|gastar|paga|pagar)\b/,
    countsReceived: /\b(?:receber|recebo|receba|obter|comprar|compra|compre)\b/,
  },
  de: {
    uses: /\b(?:nutze?|benutze?|verwende?) /,
    takes: /\b(?:nimm|nehmen?|wahle?) /,
    gives:
      /\b(?:verkaufe?|verkaufen|bezahle?|bezahlen|zahle?|zahlen|gib|ausgeben)\b|\b(?:nimm|nutze?|benutze?|verwende?|mit) meine?[nmr]? /,
    gets: /\b(?:bekommen|bekomme|erhalten|erhalte|kriegen|kriege|kaufen|kaufe?)\b/,
    countsGiven: /\b(?:verkaufe?|verkaufen|bezahle?|bezahlen|ausgeben)\b/,
    countsReceived: /\b(?:bekommen|bekomme|erhalten|erhalte|kriegen|kriege|kaufen|kaufe?)\b/,
  },
  fr: {
    uses: /(?:\b|j)(?:utilise|utilisez|utiliser) /,
    takes: /\b(?:prends|prenez|prendre|choisis) /,
    gives:
      /\b(?:vends|vendre|vendez|depense|depenser|paie|paye|payer)\b|(?:\b|j)(?:utilise|utilisez|utiliser|prends|avec) (?:mes|mon|ma) /,
    gets: /\b(?:recevoir|recois|obtenir|acheter|achete|toucher)\b/,
    countsGiven: /\b(?:vends|vendre|depense|depenser|paie|paye|payer)\b/,
    countsReceived: /\b(?:recevoir|recois|obtenir|acheter|achete|toucher)\b/,
  },
  tr: {
    uses: /(?!)/,
    takes: /\b(?:sec|secelim|tercih et)/,
    gives: /\b(?:sat|satayim|satmak|ode|odeyeyim|odemek|harca|harcayayim|harcamak)\b|\bkullan/,
    gets: /\b(?:al|alayim|almak|alsin|gelsin)\b/,
    countsGiven: /\b(?:sat|satayim|satmak|ode|odeyeyim|odemek|harca|harcayayim|harcamak)\b/,
    countsReceived: /\b(?:al|alayim|almak|gelsin)\b/,
  },
  zh: {
    uses: /用/,
    takes: /选|拿/,
    gives: /用 ?我的|卖|付|花/,
    gets: /收到|得到|拿到|买|购/,
    countsGiven: /卖|付|花/,
    countsReceived: /收到|得到|拿到|买|购/,
  },
};

/** `words`: with `§` and a letter for each value. */
export function sideWordsOf(words: string, language: string | undefined): SideWords {
  const patterns = language === undefined ? ENGLISH : (ELSEWHERE[language] ?? ENGLISH);
  const said = language === undefined ? words : fold(words);
  const isSaid = (name: keyof SideWords): boolean => patterns[name].test(said);
  return {
    gives: isSaid('gives'),
    gets: isSaid('gets'),
    countsGiven: isSaid('countsGiven'),
    countsReceived: isSaid('countsReceived'),
    uses: isSaid('uses'),
    takes: isSaid('takes'),
  };
}
