import { HAN } from '../text/letters.ts';
import type { AmountReading, Item } from '../text/lexeme.ts';

/** What a language calls all, a half, a third and a quarter of what is owned, and half of one, without marks on letters. */
type Parts = Readonly<{ all: string; half: string; third?: string; quarter?: string; halfOne: string }>;

const PARTS: Readonly<Record<string, Parts>> = {
  es: {
    all: 'la totalidad de mis|la totalidad de mi|todos mis|todos los|todos|todo lo que tengo de|todo lo que tengo en|todo mi|todo el|todo|todas mis|toda mi',
    half: 'la mitad de todo mi|la mitad de mis|la mitad de mi|la mitad de los|la mitad del|mitad de mis|mitad de mi|mitad del|la mitad',
    third: 'la tercera parte de mi|la tercera parte de mis|un tercio de mi|un tercio de mis',
    quarter: 'la cuarta parte de mi|la cuarta parte de mis|un cuarto de mi|un cuarto de mis',
    halfOne: 'la mitad de un|medio|media',
  },
  pt: {
    all: 'a totalidade dos meus|tudo o que tenho de|tudo que eu tenho de|tudo que tenho de|tudo que tenho em|tudo em|tudo|todos os meus|todos meus|todo o meu|todo meu|todo o|toda a minha|toda minha|todas as minhas|todas minhas',
    half: 'a metade do meu|a metade dos meus|metade de todo o meu|metade dos meus|metade do meu|metade da minha|metade de meus|metade do|metade dos|metade da|a metade|metade',
    third: 'um terco do meu|um terco dos meus|um terco da minha',
    quarter: 'um quarto do meu|um quarto dos meus|um quarto da minha',
    halfOne: 'metade de um|meio|meia',
  },
  de: {
    all: 'die ganzen|alle meine|alle meiner|mein ganzes|mein gesamtes|mein ganzer|mein komplettes|mein gesamter|meine gesamten|meine ganzen|meine ganze|meine kompletten|meine komplette|meine samtlichen|meine alle|all meine|meinen ganzen|meinen gesamten|samtliche|samtlichen|das ganze|alles was ich an|alles an|alles in|alles|alle',
    half: 'die halfte meines bestands an|die halfte von meinem|die halfte von meinen|die halfte von meiner|die halfte meiner|die halfte meines|die halfte der|die halfte des|die halfte vom|halfte von meinem|halfte meiner|halfte meines|die halfte',
    third: 'ein drittel von meinem|ein drittel von meinen|ein drittel meiner|ein drittel meines',
    quarter: 'ein viertel von meinem|ein viertel von meinen|ein viertel meiner|ein viertel meines',
    halfOne: 'die halfte von einem|die halfte eines|eine halbe|ein halber|ein halbes|einen halben|halbe|halber|halben',
  },
  fr: {
    all: 'l integralite de mon|l integralite de mes|l ensemble de mes|tout ce que j ai en|tout ce que j ai de|tout mon|tout mes|tout le|tout|la totalite de mes|la totalite de mon|tous mes|tous les|toute ma|toute la|toutes mes|toutes les',
    half: 'la moitie de mes|la moitie de mon|la moitie de ma|la moitie de l|la moitie du|la moitie des|moitie de mes|moitie de mon|la moitie',
    third: 'un tiers de mes|un tiers de mon|le tiers de mes|le tiers de mon',
    quarter: 'un quart de mes|un quart de mon|le quart de mes|le quart de mon',
    halfOne: 'la moitie d un|la moitie d une|un demi|une demi|demi',
  },
  tr: {
    all: 'cuzdanimdaki tum|elimdeki tum|elimdeki butun|sahip oldugum tum|tum|butun|hepsi|hepsini|tumunu|tamamini|butununu',
    half: 'yarisi|yarisini|yarimi',
    third: 'ucte biri|ucte birini',
    quarter: 'ceyregi|ceyregini|dortte biri|dortte birini',
    halfOne: 'yarim tane|yarim',
  },
  zh: {
    all: '我手里的|手里所有的|手上所有的|手头所有的|全部的|全部都|全部|我所有的|我全部的|我的全部|我的所有|我所有|我全部|所有的我的|所有的|所有',
    half: '二分之一的|一半的|一半|五成|我一半的|我的一半|我一半',
    third: '三分之一的|三分之一',
    quarter: '四分之一的|四分之一',
    halfOne: '半个|半枚',
  },
};
/** Money whose rate is not known. An amount of it is asked about, and never taken for tokens. */
const OTHER_MONEY: ReadonlySet<string> = new Set(
  'pesos|peso|soles|bolivares|quetzales|lempiras|colones|reales|yenes|francos|coronas|rublos|guaranies|mxn|ars|clp|cop|reais|real|libras|ienes|brl|contos|conto|franken|chf|pfund|kronen|zloty|yen|lira|rubel|forint|francs|franc|livres|dirhams|dinars|yens|roubles|fcfa|liralik|tl|try|sterlin|ruble|frank|人民币|块|元|港币|港元|日元|英镑|卢布|rmb|台币|rupees|rupee|inr|pesetas|rubles|yuan|won|naira|rand'.split(
    '|',
  ),
);

type Phrase = Readonly<{ words: readonly string[]; amount: AmountReading; isOne: boolean }>;

const share = (of: number): AmountReading => ({ kind: 'share', part: 1, of });
const phrases = (text = '', amount: AmountReading, isOne = false): Phrase[] =>
  text
    .split('|')
    .filter((one) => one !== '')
    .map((one) => ({ words: HAN.test(one) ? [...one] : one.split(' '), amount, isOne }));

const BY_LANGUAGE: ReadonlyMap<string, readonly Phrase[]> = new Map(
  Object.entries(PARTS).map(([language, { all, half, third, quarter, halfOne }]) => [
    language,
    [
      ...phrases(all, { kind: 'max' }),
      ...phrases(half, share(2)),
      ...phrases(third, share(3)),
      ...phrases(quarter, share(4)),
      ...phrases(halfOne, { kind: 'exact', value: '0.5' }, true),
    ].sort((a, b) => b.words.length - a.words.length),
  ]),
);

/** Whether a phrase for a part of what is owned begins with the words, over at least so many of them. */
export const isPart = (language: string, wordAt: (at: number) => string, length: number): boolean =>
  (BY_LANGUAGE.get(language) ?? []).some(
    ({ words }) => words.length >= length && words.every((word, at) => word === wordAt(at)),
  );

/** The items with an amount in the place of the words for a part, and of sums of other money. */
export function withParts(items: readonly Item[], language: string): Item[] {
  const all = BY_LANGUAGE.get(language) ?? [];
  const read: Item[] = [];
  for (let at = 0; at < items.length; ) {
    const found = all.find(
      ({ words, isOne }) =>
        words.every((word, index) => wordOf(items[at + index]) === word) &&
        (!isOne || items[at + words.length]?.is === 'term'),
    );
    read.push(
      found === undefined ? (items[at] as Item) : { is: 'amount', amount: found.amount, text: found.words[0] ?? '' },
    );
    at += found?.words.length ?? 1;
  }
  return withOtherMoney(read);
}

const wordOf = (item: Item | undefined): string | undefined => (item?.is === 'unknown' ? item.text : undefined);

export const withOtherMoney = (items: readonly Item[]): Item[] =>
  items.map((item, at) =>
    item.is === 'amount' && item.amount.kind === 'exact' && isOtherMoney(items.slice(at + 1, at + 4).map(wordOf))
      ? { ...item, amount: { kind: 'malformed' } }
      : item,
  );

const isOtherMoney = (words: readonly (string | undefined)[]): boolean =>
  words.some((_, at) => OTHER_MONEY.has(words.slice(0, at + 1).join('')));
