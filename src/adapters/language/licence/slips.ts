import type { Item } from '../tagger/item.ts';
import { isKnownWord, phraseAt } from '../words/vocabulary.ts';

/** Everyday words of requests. None of them denies, wishes, asks, doubts or names a time, a token or a network. */
const EVERYDAY =
  'please thanks transfer send swap convert exchange trade bridge forward wallet address account the with from into against friend their total balance amount network worth';
/** Slips that no rule below makes. */
const OTHERS: Readonly<Record<string, string>> = {
  frm: 'from',
  pleese: 'please',
  adress: 'address',
  adres: 'address',
  addres: 'address',
  adresse: 'address',
  walet: 'wallet',
  acount: 'account',
  ammount: 'amount',
  amout: 'amount',
  freind: 'friend',
  exhange: 'exchange',
};

/** Two neighbouring letters in the wrong order: "tarnsfer", "plaese", "teh". */
const crossed = (word: string): string[] =>
  [...word].slice(1).map((letter, at) => word.slice(0, at) + letter + word.charAt(at) + word.slice(at + 2));
/** A letter typed twice: "pleaase". */
const doubled = (word: string): string[] =>
  word.length < 5 ? [] : [...word].map((letter, at) => word.slice(0, at) + letter + word.slice(at));
/** A vowel left out of a long word: "transfr". */
const shortened = (word: string): string[] =>
  word.length < 7
    ? []
    : [...word].flatMap((letter, at) =>
        at > 0 && /[aeiou]/.test(letter) ? [word.slice(0, at) + word.slice(at + 1)] : [],
      );

/** Words that are not slips: "form", "their" and "wrap" are words of their own. */
const REAL: ReadonlySet<string> = new Set('form there three wired wand dens ends heave'.split(' '));

const SLIPS: ReadonlyMap<string, string> = new Map([
  ...EVERYDAY.split(' ').flatMap((word) =>
    [...crossed(word), ...doubled(word), ...shortened(word)]
      .filter((slip) => slip !== word && !isKnownWord(slip) && !REAL.has(slip))
      .map((slip) => [slip, word] as const),
  ),
  ...Object.entries(OTHERS),
]);

/** "pleeease": a letter that is held down. */
const held = (word: string): string => (/(\p{L})\1\1/u.test(word) ? word.replace(/(\p{L})\1+/gu, '$1') : word);

const meantBy = (word: string): string => SLIPS.get(word) ?? (HELD.has(held(word)) ? held(word) : word);
const HELD: ReadonlySet<string> = new Set(['please', 'so', 'hi', 'move', 'send', 'pay', 'just', 'now', 'yes']);

/** The items of a first message with the slips of everyday words put right, and nothing else. */
export const withoutSlips = (items: readonly Item[]): Item[] => items.map(corrected);

function corrected(item: Item): Item {
  if (item.is !== 'unknown' && item.is !== 'role') return item;
  const meant = item.raw.split(' ').map(meantBy).join(' ');
  if (meant === item.raw) return item;
  const phrase = item.is === 'role' && item.text === meant ? undefined : phraseAt(meant.split(' '));
  if (item.is === 'role' && phrase === undefined) return { ...item, raw: meant };
  const isWhole = phrase !== undefined && phrase.words.length === meant.split(' ').length;
  return isWhole
    ? { is: 'role', role: phrase.role, text: meant, raw: meant }
    : { is: 'unknown', text: meant, raw: meant };
}
