import { LEFT_OUT, NEEDLESS, PAID } from './ending-facts.ts';
import { ALONE, AROUND, MARK, ORDERED, WISHED } from './ending-orders.ts';
import { keeping, OVER, refused } from './ending-refusals.ts';
import { any, either, explains, many, type Pattern, seq, some } from './pattern.ts';

const SPARE = many(AROUND, MARK);
const ENDS: readonly Pattern[] = [ORDERED, WISHED, refused, NEEDLESS, LEFT_OUT, PAID, keeping, ALONE, OVER];
const ENDING = seq(SPARE, some(either(...ENDS), AROUND, MARK), SPARE);
const isEnding = (words: readonly string[]): boolean =>
  explains(ENDING, words) && words.some((_, at) => ENDS.some((end) => end(words, at).length > 0));

/** What keeps the request open or makes the end of it depend on something, wherever it is said. */
const HEDGED = any(
  '?|if|unless|until|when|whenever|whether|should|maybe|perhaps|might|may|could|keep it|keep that|keep the request|leave it open|not sure|unsure|no wait|wait no|do not stop|instead make|rather make|wonder|wondering|or|depends|tomorrow|later|ask|asked|asks|asking whether|tell|tells|told|says|said to|wants|want him|wants me|thinks|think about|suggests|suggested|recommends|advised|instructed|instructs|orders|wanted me|nearly|almost|someone wrote|wrote|writes',
);
/** Behind a full end only what is still open takes it back. */
const REVOKED = any(
  '?|you|if|unless|until|when|whether|keep it|keep that|no wait|wait no|do not|maybe|not really|instead|make it|or|but|actually|wait',
);
const BEFORE_ALONE: ReadonlySet<string> = new Set(
  'please pls plz kindly just omg lol wtf so then now ok okay ugh argh sorry yeah nah no well anyway actually dear man bro damn anymore already ago alert thing way . ! , ; : - \n'.split(
    ' ',
  ),
);

const holds = (pattern: Pattern, words: readonly string[]): boolean =>
  words.some((_, at) => pattern(words, at).length > 0);
const VALUE = /^§[nrack]$/;
const UNITS: ReadonlySet<string> = new Set(
  'min mins minute minutes hour hours day days times people weeks week months am pm km'.split(' '),
);
const isCounted = (words: readonly string[], at: number): boolean =>
  words[at] === '§n' && UNITS.has(words[at + 1] ?? '');
/** Another value would say what is meant instead. */
const holdsValue = (words: readonly string[]): boolean =>
  words.some((word, at) => VALUE.test(word) && !isCounted(words, at));

const SUBJECT: ReadonlySet<string> = new Set(['i', 'he', 'she', 'they', 'we', 'no']);
/** Whether an end may begin here: behind a mark or a joint, with its own subject, or behind an exclamation. */
const mayBegin = (words: readonly string[], at: number): boolean => {
  const before = words[at - 1] ?? '.';
  const isSubject =
    SUBJECT.has(words[at] ?? '') &&
    !/^(?:is|are|am|was|were|do|did|does|have|has|can|will|think|thinks|know|hope|that|said)$/.test(before);
  return BEFORE_ALONE.has(before) || /^(?:and|but|means|because|since|as|cuz)$/.test(before) || isSubject;
};

/** Words. */
const LONGEST = 40;

/** Whether a text ends the open request in a clause of its own, and says only why around it. */
export function endsInClause(words: readonly string[]): boolean {
  if (words.length > LONGEST) return false;
  if (isEnding(words)) return !holds(any('?|if|unless|keep it|no wait|wait no'), words);
  for (let at = 1; at < words.length; at += 1) {
    const [before, last] = [words.slice(0, at), words.slice(at)];
    if (mayBegin(words, at) && isEnding(last) && isOwnSentence(before)) return true;
    const isBreak = /^[,.!;:\-\n]$|^(?:because|since|as|cuz|cause)$/.test(words[at] ?? '');
    if (isBreak && isEnding(before) && !holds(REVOKED, last) && !holdsValue(last)) return true;
  }
  return false;
}

/** What is said before does not make the end depend on it, and reports nothing that reaches into it. */
function isOwnSentence(before: readonly string[]): boolean {
  const sentence = before.slice(before.findLastIndex((word) => /^[.!;\n]$/.test(word)) + 1);
  return !holds(HEDGED, sentence) && !holds(any('?|if|unless|until|keep it'), before) && !holdsValue(before);
}
