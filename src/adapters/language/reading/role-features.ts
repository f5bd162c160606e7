import type { Item } from '../text/lexeme.ts';
import { wordsOf } from './features.ts';
import { type Features, featureOf } from './linear.ts';
import type { Mention, ValueItem } from './mentions.ts';

/** Words on each side whose place counts, and words of which only the side counts. */
const NEAR = 4;
const FAR = 9;

/** The words of a text, and at which of them each item stands. */
export type Spread = Readonly<{ words: readonly string[]; starts: readonly number[] }>;

export function spread(items: readonly Item[]): Spread {
  const words: string[] = [];
  const starts = items.map((item) => {
    const start = words.length;
    if (item.is === 'mark') words.push(item.mark);
    else words.push(...wordsOf(item));
    return start;
  });
  return { words, starts };
}

/** What may show which part a value has in a request: the words around it, and the other values. */
export function roleFeatures(
  intent: string,
  mention: Mention,
  mentions: readonly Mention[],
  { words, starts }: Spread,
): Features {
  const kind = kindOf(mention.item);
  const found = new Set<number>();
  const add = (feature: string) => found.add(featureOf(`${intent}${kind}${feature}`));
  const place = starts[mention.at] ?? 0;
  const same = mentions.filter(({ item }) => kindOf(item) === kind);
  const ordinal = `${same.indexOf(mention)}/${Math.min(same.length, 3)}`;
  const word = (step: number) => words[place + step] ?? '^';
  add('');
  add(`o${ordinal}`);
  add(`s${mentions.map((one) => (one === mention ? '!' : '') + kindOf(one.item)).join('')}`);
  for (const side of [-1, 1]) {
    for (let step = 1; step <= NEAR; step += 1) {
      add(`${side * step}${word(side * step)}`);
      if (step > 1) add(`${side * step}${word(side * (step - 1))} ${word(side * step)}`);
    }
    for (let step = 1; step <= FAR; step += 1) add(`${side < 0 ? '<' : '>'}${word(side * step)}`);
  }
  add(`x${word(-1)} ${word(1)}`);
  const lead = leadOf(words, place);
  add(`p${lead}`);
  add(`p${ordinal}${lead}`);
  add(`q${words.slice(place + 1).find(isTelling) ?? '$'}`);
  const other = same.find((one) => one !== mention);
  if (same.length === 2 && other !== undefined) {
    const away = starts[other.at] ?? 0;
    add(`r${ordinal}${lead}/${leadOf(words, away)}`);
    add(`R${ordinal}/${leadOf(words, away)}`);
    for (const one of new Set(words.slice(Math.min(place, away) + 1, Math.max(place, away)))) add(`m${ordinal}${one}`);
  }
  for (const one of new Set(words)) {
    add(`g${one}`);
    add(`g${ordinal}${one}`);
  }
  return [...found];
}

/** The nearest word before a value that is neither a value nor one of the words that stand before any. */
const leadOf = (words: readonly string[], place: number): string => words.slice(0, place).findLast(isTelling) ?? '^';

const LETTER = /[\p{L},.?]/u;
const WITH_ANY: ReadonlySet<string> = new Set(
  'my|the|of|some|a|an|worth|mi|mis|el|la|los|las|de|del|unos|meu|meus|minha|os|as|do|da|mein|meine|meinen|der|die|das|den|mon|ma|mes|le|les|du|des'.split(
    '|',
  ),
);
const isTelling = (word: string): boolean => LETTER.test(word) && !WITH_ANY.has(word);

function kindOf(item: ValueItem): string {
  switch (item.is) {
    case 'amount':
      return { exact: '0', unclear: '0', malformed: '0', max: '∀', share: '½', fiat: '$' }[item.amount.kind];
    case 'rate':
      return '%';
    case 'term':
      return item.token === undefined ? '¢' : item.chain === undefined ? '¤' : '€';
    case 'account':
      return item.token === undefined ? '§' : '¥';
  }
}
