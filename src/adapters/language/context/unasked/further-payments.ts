import { PAYING } from '../requested.ts';
import { isBorder, isPerson, nounPhraseEnd } from './noun-phrases.ts';

const JOINTS: readonly (readonly string[])[] = [
  'as well as',
  'along with',
  'together with',
  'in addition to',
  'not to mention',
  'besides',
  'also',
  '/',
  'and',
  'plus',
  '+',
].map((joint) => joint.split(' '));
/** They stand between a joint and what it adds. */
const ADDING = /^(?:also|then|likewise|similarly|equally|even|again|finally|please|pls|to|for|with|in|at|into)$/;
/** They stand for somebody or something else to be paid. */
const REST =
  /^(?:some|something|another|more|the same|same|ditto|the rest|rest|the remainder|the others?|others|half|twice|double|extra|everyone|everybody|him|her|them|me|us|vice)$/;
/** What a joint adds that is no payment. */
const WISHES =
  /^(?:thanks|thank|happy|merry|congrats|congratulations|good|best|kind|warm|many|love|lots|cheers|god|have|bless|greetings|regards|hugs|kisses|all)$/;
/** Behind them, the noun is the subject of a statement: "and my sister is happy". */
const TELLING =
  /^(?:is|are|was|were|am|has|have|had|will|would|can|could|should|must|may|needs?|wants?|deserves?|gets?|says?|said|lives?|came|comes|loves?|likes?|uses?|got|did|does|do|[a-z]{3,}ed)$/;
const BEFORE_JOINT = /^(?:please|pls|plz|kindly|thanks|thx|hi|hello|hey|ok|okay|now|today|and|so|yes|asap|there|here)$/;

const jointEnd = (words: readonly string[], at: number): number => {
  const joint = JOINTS.find((one) => one.every((word, index) => words[at + index] === word));
  return joint === undefined ? at : at + joint.length;
};

/** Whether somebody or something else shall be paid besides: "to 0x… and my sister", "to tom and 0x…", "to 0x… and the rent to my landlord". */
export function paysFurther(words: readonly string[]): boolean {
  const account = words.indexOf('§a');
  if (account < 0) return false;
  return words.some((_, at) => {
    const end = jointEnd(words, at);
    return end > at && (at > account ? addsBehind(words, at, end, account) : addsBefore(words, at, end));
  });
}

/** "my sister and 0x…" */
function addsBefore(words: readonly string[], at: number, end: number): boolean {
  let next = end;
  while (ADDING.test(words[next] ?? '')) next += 1;
  const before = words[at - 1] ?? '';
  return words[next] === '§a' && /^[a-z]/.test(before) && !BEFORE_JOINT.test(before);
}

function addsBehind(words: readonly string[], at: number, end: number, account: number): boolean {
  if (!isAnother(words.slice(account + 1, at))) return false;
  let next = end;
  while (ADDING.test(words[next] ?? '') || (PAYING.has(words[next] ?? '') && nounPhraseEnd(words, next + 1) > next + 1))
    next += 1;
  const word = words[next] ?? '';
  // "also for dinner": what it is for.
  if (words[next - 1] === 'for' && !words.slice(next, nounPhraseEnd(words, next)).some(isPerson)) return false;
  if (WISHES.test(word)) return false;
  if (REST.test(word) || REST.test(`${word} ${words[next + 1]}`)) return !isToldOf(words, next + 1);
  const noun = nounPhraseEnd(words, next);
  return noun > next && !isToldOf(words, noun);
}

const isToldOf = (words: readonly string[], at: number): boolean => TELLING.test(words[at] ?? '');

/** Between the account and the joint: only where it is, courtesies, and other persons in a row. A thing there is what the payment is for. */
const isAnother = (between: readonly string[]): boolean =>
  between.every(
    (word) =>
      isBorder(word) ||
      isPerson(word) ||
      /^(?:§[bc]|on|my|the|our|his|her|please|pls|now|today|network|chain|mainnet|wallet|address|too|first)$/.test(
        word,
      ),
  );
