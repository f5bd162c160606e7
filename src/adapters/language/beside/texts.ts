import { isOf } from './kinds.ts';
import type { Phrase } from './phrases.ts';
import { isSaidOf } from './purposes.ts';
import { wordSet } from './words.ts';

const WITHIN = /^(?:in|from|inside|within|like|as|per|by|is|was|are|be|into|out|than|during|through|via|under)$/;
/** They hold or head words that are not meant, also where they stand alone. */
const HARD_TEXT = wordSet(`
  lyrics lyric verse verses chapter chapters story stories tale fable script scripts scene scenes act diary homework quote quotes quotation quotations title titles caption captions
  subtitle subtitles headline manual exercise exercises assignment riddle joke jokes plot fiction slogan motto proverb proverbs rhyme rhymes limerick example examples sample
  samples roleplay simulation drill drills rehearsal dialogue monologue paragraph sentence sentences line lines passage stanza refrain excerpt prologue epilogue preface
  footnote episode page pages poem poems speech speeches essay essays letter letters journal dictation grammar spelling vocabulary worksheet worksheets template templates draft drafts
  fairytale action role character quiz test skit sketch sketches parody charade
`);

/** "it's from a book", "(lyrics)", "for rent in the game" */
export function isQuoting(phrase: Phrase, isBare: boolean, isAfterPerson: boolean, next: string | undefined): boolean {
  const { head, lead } = phrase;
  if (!isOf('text', head)) return false;
  if (isBare) return (next === undefined || next === '§n') && (HARD_TEXT.has(head) || !isSaidOf(phrase));
  if (lead === 'from' && isAfterPerson) return false;
  return WITHIN.test(lead ?? '') && !(/^(?:in|during|by|through)$/.test(lead ?? '') && isSaidOf(phrase));
}
