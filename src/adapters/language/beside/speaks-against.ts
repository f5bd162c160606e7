import { type Flat, flatten } from '../context/flat.ts';
import { clausesOf } from '../context/requested.ts';
import type { Item } from '../tagger/item.ts';
import { addressesOthers } from './addressed.ts';
import { isIncreased, isRepeated } from './again.ts';
import { isSpokenElsewhere } from './asked-of-others.ts';
import { isContradicted } from './contradicted.ts';
import { isCountedElse } from './counted.ts';
import { isExcluded } from './excluded.ts';
import { isTreated, tradesForSomebody, tradesSomebodys } from './for-others.ts';
import { paysAnother } from './further.ts';
import { isLabelled } from './labelled.ts';
import { isOthersMail } from './letters.ts';
import { isLikewise } from './likewise.ts';
import { isByOthersMeans } from './others-means.ts';
import { hasPlacedKind } from './placed-kinds.ts';
import { isQuestioned } from './questioned.ts';
import { isApart, type Run, runsOf } from './runs.ts';
import { givesReason, tellsOfPast } from './statements.ts';
import { isUnsettled } from './unsettled.ts';
import { isReadFromAnother } from './values.ts';

/** What is asked of the whole text: as it is written, by its words, and by what its words stand for. */
const OF_TEXT: readonly ((text: string) => boolean)[] = [
  ...[isSpokenElsewhere, isRepeated, isIncreased, isOthersMail, isExcluded],
];
const OF_WORDS: readonly ((words: readonly string[]) => boolean)[] = [isQuestioned, isLabelled, tradesForSomebody];
const OF_VALUES: readonly ((flat: Flat) => boolean)[] = [isReadFromAnother, isContradicted, isCountedElse];
/** What is asked of each part between the values. `all`: the words of the text. */
const OF_PART: readonly ((run: Run, all: readonly string[]) => boolean)[] = [
  (run) => hasPlacedKind(run, tellsOfPast(run.words)),
  ...[addressesOthers, paysAnother, tradesSomebodys],
  ...[isLikewise, isTreated],
  ({ words }) => isUnsettled(words),
  isNoReason,
];

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
  return (
    OF_TEXT.some((guard) => guard(text)) ||
    OF_WORDS.some((guard) => guard(words)) ||
    OF_VALUES.some((guard) => guard(flat)) ||
    clausesOf(words).some(isByOthersMeans) ||
    runsOf(words).some((run) => OF_PART.some((guard) => guard(run, words)))
  );
}

/** Words of a request, which the grammar of requests reads. */
const REQUESTING =
  /\b(?:please|pls|plz|kindly|send|pay|transfer|swap|sell|convert|exchange|bridge|wire|remit|proceed|let us|can you|could you|would you|if you|i want|i would like|i would|do it|go ahead|make it|you|your|u)\b/;
const CAUSED = /^(?:because|since|cause|cos|coz|cuz|bc|as|so)$/;
const SUBJECT = /^(?:he|she|they|it|we|i|my|our|his|her|their|the|its)$/;

/** A statement between marks, or behind the last value, that gives no reason. */
function isNoReason(run: Run): boolean {
  if (isApart(run) && run.closes !== ':' && run.closes !== '=' && !REQUESTING.test(run.words.join(' ')))
    return !givesReason(run.words);
  return run.before === 'value' && run.isLast && isTold(run.words) && !givesReason(run.words);
}

const isTold = (words: readonly string[]): boolean =>
  (CAUSED.test(words[0] ?? '') && SUBJECT.test(words[1] ?? '')) || /^(?:he|she|they|we)$/.test(words[0] ?? '');
