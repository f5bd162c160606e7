import { flatten } from '../context/flat.ts';
import { NAME_WORDS, PEOPLE_WORDS } from '../context/nouns.ts';
import { clausesOf } from '../context/requested.ts';
import type { Item } from '../tagger/item.ts';
import { addressesOthers } from './addressed.ts';
import { isIncreased, isRepeated } from './again.ts';
import { isSpokenElsewhere } from './asked-of-others.ts';
import { isContradicted } from './contradicted.ts';
import { isCountedElse } from './counted.ts';
import { paysAnother } from './further.ts';
import { isOthersMail } from './letters.ts';
import { isForSomebody, isLikewise, isSomebodys } from './likewise.ts';
import { isByOthersMeans } from './others-means.ts';
import { hasPlacedKind } from './placed-kinds.ts';
import { isLabelled, isQuestioned } from './questioned.ts';
import { isApart, type Run, runsOf } from './runs.ts';
import { givesReason, tellsOfPast } from './statements.ts';
import { isReadFromAnother } from './values.ts';

/**
 * Whether what is said beside a whole first request takes it back or changes it: it is quoted, played, told, repeated, parted, put off, increased,
 * paid by somebody else, or said to somebody else. A statement that gives no reason for it does so, too.
 */
export function speaksAgainst(items: readonly Item[]): boolean {
  const flat = flatten(items);
  const { words } = flat;
  // What repeats a request of before is read with its values.
  if (!words.some((word) => /^§[tbk]$/.test(word))) return false;
  const text = words.join(' ');
  if (isSpokenElsewhere(text) || isRepeated(text) || isIncreased(text) || isReadFromAnother(flat) || isOthersMail(text))
    return true;
  if (isQuestioned(words) || isLabelled(text, isPersonWord)) return true;
  if (
    isContradicted(flat) ||
    isCountedElse(flat) ||
    isForSomebody(words) ||
    AS_ACCOUNT.test(text) ||
    EXCLUDED.test(text) ||
    clausesOf(words).some(isByOthersMeans)
  )
    return true;
  return runsOf(words).some((run) => standsAgainst(run, words));
}

/** Words of a request, which the grammar of requests reads. */
const REQUESTING =
  /\b(?:please|pls|plz|kindly|send|pay|transfer|swap|sell|convert|exchange|bridge|wire|remit|proceed|let us|can you|could you|would you|if you|i want|i would like|i would|do it|go ahead|make it|you|your|u)\b/;
/** "send 20 usdc as 0x…" */
const AS_ACCOUNT = /\b(?:as|like|than|versus) §a/;
/** "everything but usdc", "anybody but 0x…": what is not meant. "…, but send 5 usdc" goes on. */
const EXCLUDED =
  /^(?!.*\b(?:not|never|nothing|no|nobody|cannot|same|again|repeat) (?:\S+ )*but )(?:.*\b(?:any|every|some)(?:body|one|where|thing) but |.*\b(?:but|except|excepting|excluding|besides|barring|bar|save|sans|without|minus|less) (?:(?:for|not|a|an|the|my|any|all|bit|little|some|of|only|just) )*§[atbck])/;
const isPersonWord = (word: string): boolean => PEOPLE_WORDS.has(word) || NAME_WORDS.has(word);
const CAUSED = /^(?:because|since|cause|cos|coz|cuz|bc|as|so)$/;
const SUBJECT = /^(?:he|she|they|it|we|i|my|our|his|her|their|the|its)$/;

function standsAgainst(run: Run, all: readonly string[]): boolean {
  const said = saidIn(run);
  const isPast = tellsOfPast(said);
  if (hasPlacedKind(said.length === run.words.length ? run : { ...run, words: said }, isPast)) return true;
  if (addressesOthers(run, all) || paysAnother(run, all)) return true;
  if (isLikewise(run) || isSomebodys(run, all)) return true;
  if (isApart(run) && run.closes !== ':' && run.closes !== '=' && !REQUESTING.test(run.words.join(' ')))
    return !givesReason(run.words);
  if (run.before === 'value' && run.isLast && isTold(run.words)) return !givesReason(run.words);
  return false;
}

const isTold = (words: readonly string[]): boolean =>
  (CAUSED.test(words[0] ?? '') && SUBJECT.test(words[1] ?? '')) || /^(?:he|she|they|we)$/.test(words[0] ?? '');

const saidIn = ({ words }: Run): readonly string[] => words;
