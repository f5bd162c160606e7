import type { CommandTable } from '../commands/command-table.ts';
import { ENGLISH } from '../commands/tables/english.ts';
import { OTHERS } from '../commands/tables/index.ts';
import { fold } from '../text/fold.ts';

const phrasesOf = (listOf: (table: CommandTable) => string): ReadonlySet<string> =>
  new Set([ENGLISH, ...OTHERS].flatMap((table) => listOf(table).split('|')));
const ENDS = phrasesOf(({ open }) => open.ends);
const GREETINGS = phrasesOf(({ greeting }) => greeting);
const COURTESIES = phrasesOf(({ greeting, please, thanks }) => `${greeting}|${please}|${thanks}`);

const plain = (text: string): string =>
  fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** "cancel", where nothing is open. */
export const isEnd = (text: string): boolean => ENDS.has(plain(text));

/** "hello" and nothing else. */
export const isGreeting = (text: string): boolean => GREETINGS.has(plain(text));

/** "hello", "thanks" and nothing else: it neither changes nor ends anything. */
export const isCourtesy = (text: string): boolean => COURTESIES.has(plain(text));
