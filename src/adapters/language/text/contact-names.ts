import { fold, HAN } from './letters.ts';
import type { Lexeme } from './lexeme.ts';
import type { Lexicon } from './lexicon.ts';
import { isKnownWord } from './vocabulary.ts';

/** `words`: folded, as they are compared. `name`: as it is stored. */
type Name = Readonly<{ words: readonly string[]; name: string }>;

/**
 * The lexemes with each contact's name in the place of its words, longest names first; marks of letters may be left out. A name that is
 * also a token, a network or a word of the grammar stays what it is.
 */
export function withContacts(lexemes: Lexeme[], contacts: readonly string[], lexicon: Lexicon): Lexeme[] {
  const names = contacts
    .map((name): Name => ({ name, words: fold(name).split(/\s+/) }))
    .filter(({ words, name }) => !isTaken(words, lexicon) && (!HAN.test(name) || [...name].length > 1))
    .sort((a, b) => b.words.length - a.words.length || b.name.length - a.name.length);
  if (names.length === 0) return lexemes;
  const named: Lexeme[] = [];
  for (let at = 0; at < lexemes.length; ) {
    const [found, length] = nameAt(lexemes, at, names, lexicon);
    named.push(...found);
    at += length;
  }
  return named;
}

/** "base", "max" and "to" say something else already. */
const isTaken = (words: readonly string[], lexicon: Lexicon): boolean => {
  const text = words.join(' ');
  const isTerm = lexicon.symbolOf(text) !== undefined || lexicon.chainOf(text) !== undefined;
  return isTerm || words.every(isKnownWord);
};

function nameAt(
  lexemes: readonly Lexeme[],
  at: number,
  names: readonly Name[],
  lexicon: Lexicon,
): [found: Lexeme[], length: number] {
  const lexeme = lexemes[at];
  if (lexeme?.is !== 'word') return [lexeme === undefined ? [] : [lexeme], 1];
  if (HAN.test(lexeme.written)) return [inHan(lexeme.written, names) ?? [lexeme], 1];
  for (const { words, name } of names) {
    const last = lexemes[at + words.length - 1];
    const isHere = words.every((word, index) => {
      const next = lexemes[at + index];
      return next?.is === 'word' && stemOf(next.written) === word;
    });
    const isOther = isSomebodyElse(lexemes, at, at + words.length, lexicon);
    if (isHere && last?.is === 'word' && !isOther)
      return [[{ is: 'name', written: name }, ...endingOf(last.written)], words.length];
  }
  return [[lexeme], 1];
}

const OWN = /^(?:wallet|wallets|address|addresses|account|accounts|addy|usual|main)$/;

/** "ana's brother", "to ana maria": not the contact, but somebody whom no word of the wallet names. */
function isSomebodyElse(lexemes: readonly Lexeme[], start: number, end: number, lexicon: Lexicon): boolean {
  const [before, last, next] = [lexemes[start - 1], lexemes[end - 1], lexemes[end]];
  const isNamed = before?.is === 'word' && before.words.join(' ') === 'to';
  if (!isNamed || next?.is !== 'word' || last?.is !== 'word') return false;
  const word = fold(next.written);
  if (last.written.endsWith("'s")) return !OWN.test(word);
  return !isKnownWord(word) && lexicon.symbolOf(word) === undefined && lexicon.chainOf(word) === undefined;
}

const stemOf = (written: string): string => fold(written.split("'")[0] ?? '');

/** "Ana's" is Ana; "Ana'ya" is Ana with the Turkish ending that says where to. */
function endingOf(written: string): Lexeme[] {
  const ending = written.split("'")[1] ?? '';
  if (ending === '' || ending === 's') return [];
  return [
    { is: 'sign', written: "'" },
    { is: 'word', words: [fold(ending)], written: ending },
  ];
}

/** Chinese words have no borders: a name may stand anywhere in a run of letters. */
function inHan(written: string, names: readonly Name[]): Lexeme[] | undefined {
  const found = names.find(({ name }) => HAN.test(name) && written.includes(name));
  if (found === undefined) return undefined;
  const [before = '', ...rest] = written.split(found.name);
  const word = (text: string): Lexeme[] => (text === '' ? [] : [{ is: 'word', words: [text], written: text }]);
  return [...word(before), ...rest.flatMap((part): Lexeme[] => [{ is: 'name', written: found.name }, ...word(part)])];
}
