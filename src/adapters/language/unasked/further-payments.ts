import { PAYING } from '../context/requested.ts';
import { isBaseForm } from '../context/told.ts';
import { isBorder, isPerson, nounPhraseEnd } from './noun-phrases.ts';

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));
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
/** What a joint adds besides payments. */
const WISHES =
  /^(?:thanks|thank|happy|merry|congrats|congratulations|good|best|kind|warm|many|love|lots|cheers|god|have|bless|greetings|regards|hugs|kisses|all)$/;
/** Behind them, the noun is the subject of a statement: "and my sister is happy". */
const TELLING =
  /^(?:is|are|was|were|am|has|have|had|will|would|can|could|should|must|may|needs?|wants?|deserves?|gets?|says?|said|lives?|came|comes|loves?|likes?|uses?|got|did|does|do|[a-z]{3,}ed)$/;
/** "5 usdc plus the tip", "the rent and 5 usdc", ". then pay the rent" */
const EXTRAS = [
  /§n §[tb] (?:and|plus|with|\+) (?:the |a |an |some |his |her |their |my )?(?:tip|tips|tax|taxes|vat|fee|fees|interest|gratuity|service|delivery|shipping|postage|surcharge|gas|bonus|extras)\b/,
  /\b(?:pay|send|give|transfer|settle|cover) (?:(?:the|my|our|his|her|their|a) )?[a-z]+ (?:and|plus) §n §[tb]/,
  /[,.!] (?:and )?(?:then|also) (?:please )?(?:pay|settle|cover|tip|reimburse|refund|give) (?!it\b|him\b|her\b|them\b|that\b|this\b|me\b|now\b|§|to\b)[a-z]/,
  /[,.!] (?:please )?(?:pay|settle|cover|tip|reimburse|refund|give) (?!it\b|him\b|her\b|them\b|that\b|this\b)(?:[a-z]+ ){1,3}(?:too|also|as well)\b/,
  /\bgoes? to (?:my|the|our|his|her|their) (?!wallet|address|account)[a-z]+(?: [.!])*$/,
];
const ORDERS = set('get buy win book order fetch grab keep donate swap sell convert bridge exchange');

const BEFORE_JOINT = /^(?:please|pls|plz|kindly|thanks|thx|hi|hello|hey|ok|okay|now|today|and|so|yes|asap|there|here)$/;

const jointEnd = (words: readonly string[], at: number): number => {
  const joint = JOINTS.find((one) => one.every((word, index) => words[at + index] === word));
  return joint === undefined ? at : at + joint.length;
};

/** Whether somebody or something else shall be paid besides: "to 0x… and my sister", "to tom and 0x…", "to 0x… and the rent to my landlord". */
export function paysFurther(words: readonly string[]): boolean {
  const account = words.indexOf('§a');
  if (account < 0) return false;
  const text = words.join(' ');
  if (EXTRAS.some((pattern) => pattern.test(text)) || isNamedToo(words, account)) return true;
  return words.some((_, at) => {
    const end = jointEnd(words, at);
    return end > at && (at > account ? addsBehind(words, at, end, account) : addsBefore(words, at, end));
  });
}

/** "my sister and 0x…" */
function addsBefore(words: readonly string[], at: number, end: number): boolean {
  if (words[at] === '/') return false;
  let next = end;
  while (ADDING.test(words[next] ?? '')) next += 1;
  const before = words[at - 1] ?? '';
  return words[next] === '§a' && (/^[a-z]/.test(before) ? !BEFORE_JOINT.test(before) : /^§[tb]$/.test(before));
}

function addsBehind(words: readonly string[], at: number, end: number, account: number): boolean {
  if (words[end] === 'to' && isPerson(words[nounPhraseEnd(words, end + 1) - 1])) return true;
  if (!isAnother(words.slice(account + 1, at))) return false;
  if (isOrder(words, end)) return true;
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

/** "0x…, my uncle as well" */
function isNamedToo(words: readonly string[], account: number): boolean {
  let at = account + 1;
  while (isBorder(words[at]) && at < words.length) at += 1;
  const end = nounPhraseEnd(words, at);
  return end > at && isPerson(words[end - 1]) && /^(?:too|also|as well)\b/.test(words.slice(end, end + 2).join(' '));
}

/** "and get lunch", "and win a car": another order, or what shall follow. */
function isOrder(words: readonly string[], at: number): boolean {
  const verb = /^(?:then|also|please|quickly)$/.test(words[at] ?? '') ? at + 1 : at;
  const word = words[verb] ?? '';
  return (
    (ORDERS.has(word) || isBaseForm(word)) && (nounPhraseEnd(words, verb + 1) > verb + 1 || words[verb + 1] === '§n')
  );
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
