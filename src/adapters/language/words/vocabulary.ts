import { ANSWERS } from './answers.ts';
import { CUES } from './cues.ts';
import { FALSE_FRIENDS } from './false-friends.ts';
import { FILLERS } from './fillers.ts';
import { LINKS } from './links.ts';
import type { Role, RoleWords } from './roles.ts';
import { typoCost } from './typo.ts';
import { VERBS } from './verbs.ts';
import { VETOES } from './vetoes.ts';

type Entry = Readonly<{ words: readonly string[]; role: Role }>;

// When two tables contain the same phrase, the earlier one counts.
const TABLES: readonly RoleWords[] = [FILLERS, VETOES, CUES, LINKS, VERBS, ANSWERS];
const BY_FIRST_WORD = new Map<string, Entry[]>();
const SINGLE = new Map<string, Role>();

for (const table of TABLES)
  for (const [role, list] of Object.entries(table) as [Role, string][])
    for (const phrase of list.split('|').map((entry) => entry.trim())) learn(phrase.split(' '), role);
for (const entries of BY_FIRST_WORD.values()) entries.sort((a, b) => b.words.length - a.words.length);

function learn(words: readonly string[], role: Role): void {
  const [first = ''] = words;
  if (words.length === 1 && !SINGLE.has(first)) SINGLE.set(first, role);
  BY_FIRST_WORD.set(first, [...(BY_FIRST_WORD.get(first) ?? []), { words, role }]);
}

const KNOWN = new Set([...BY_FIRST_WORD.values()].flat().flatMap(({ words }) => words));
// The words that a typo may be corrected to, by length.
const CORRECTABLE = new Map<number, string[]>();
for (const word of KNOWN)
  if (word.length >= 4) CORRECTABLE.set(word.length, [...(CORRECTABLE.get(word.length) ?? []), word]);
const LONGEST_WORD = Math.max(...CORRECTABLE.keys()) + 1;

export const isKnownWord = (word: string): boolean => KNOWN.has(word);

/** The longest phrase of the vocabulary at the start of `words`. */
export function phraseAt(words: readonly string[]): Entry | undefined {
  return BY_FIRST_WORD.get(words[0] ?? '')?.find((entry) => entry.words.every((word, index) => words[index] === word));
}

/** The word itself, or the one word of the vocabulary that it is a typo of. */
export function correctTypo(word: string): string {
  if (KNOWN.has(word) || word.length < 4 || word.length > LONGEST_WORD || FALSE_FRIENDS.has(word)) return word;
  const known = CORRECTED.get(word) ?? correctionOf(word);
  if (CORRECTED.size >= MOST_CORRECTED) CORRECTED.clear();
  CORRECTED.set(word, known);
  return known;
}

/** A word of a message is looked at by several readings of it. */
const CORRECTED = new Map<string, string>();
const MOST_CORRECTED = 4096;

function correctionOf(word: string): string {
  const near = nearest(word);
  const roles = new Set(near.map((candidate) => SINGLE.get(candidate)));
  return near.length === 1 || roles.size === 1 ? (near[0] ?? word) : word;
}

/** The words of the vocabulary with the lowest typo cost. */
function nearest(word: string): string[] {
  let least = Number.POSITIVE_INFINITY;
  let found: string[] = [];
  for (let length = word.length - 2; length <= word.length + 2; length += 1)
    for (const candidate of CORRECTABLE.get(length) ?? []) {
      const slips = typoCost(word, candidate) ?? Number.POSITIVE_INFINITY;
      if (slips < least) [least, found] = [slips, []];
      if (slips === least && slips < Number.POSITIVE_INFINITY) found.push(candidate);
    }
  return found;
}
