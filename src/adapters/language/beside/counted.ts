import type { Flat } from '../context/flat.ts';
import { NAME_WORDS, PEOPLE_WORDS } from '../context/nouns.ts';
import { ORDER } from '../unasked/orders.ts';
import { wordSet } from './words.ts';

const ORDERED = new RegExp(`^${ORDER}$`);
/** What may stand between an amount and its token. */
const OF_TOKEN = wordSet(
  'of my the our in worth this that these those remaining spare an a token tokens coin coins all it',
);
/** What follows is the other side of a trade, or where it comes from. */
const ELSEWHERE = /^(?:to|into|for|against|from|out|on|not|i|and|at|over|via|as)$/;
const IDLE = wordSet(`
  invoice bill order inv number no ref rent wages salary fee but teh hte last sending paying moving transferring swapping converting exchanging buying selling bridging giving um uh er erm hmm well a an the my our some exactly just only precisely him her them me us you please pls plz kindly now over out off up down back across along through asap quickly quick to for at on with of and
  like roughly about around approximately another extra more same full total amount sum value equivalent worth all both this that it its his their your same straight directly
  immediately today right away then also again say maybe perhaps around by from in via into onto is are be will would can could should ahead it go get let yeah yes ok okay make sure if when
`);

/** "50% more usdc", "over half my usdc" */
const MORE = /§[nr] (?:more|less|extra|fewer|additional) (?:of )?(?:my |the )?§[tbk]/;
const OVER = /\b(?:swap|sell|convert|exchange|trade|buy|wrap|unwrap|turn) over §[nr]|\bover (?:a |an )?§r/;

/**
 * Whether a word that is not a unit counts the amount: "send kr 20 usdc", "send 20 ct in usdc". Between the verb and the amount stand
 * people and words that say nothing of it, and between the amount and its token hardly anything.
 */
export function isCountedElse({ words, items, of }: Flat): boolean {
  const text = words.join(' ');
  if (MORE.test(text) || OVER.test(text)) return true;
  return words.some((word, at) => {
    if (word !== '§n') return false;
    const item = items[of[at] ?? -1];
    // "a whole eth" is one.
    if (words[at - 1] === 'a' && item?.is === 'amount' && item.amount.kind === 'max') return true;
    const token = words.findIndex((one, index) => index > at && isToken(one));
    const between = isToken(words[at - 1]) || token < 0 || token > at + 3 ? [] : words.slice(at + 1, token);
    if (isPlain(between) && !ELSEWHERE.test(between[0] ?? '') && !between.every((one) => OF_TOKEN.has(one)))
      return true;
    const verb = words.findLastIndex((one, index) => index < at && ORDERED.test(one));
    const said = verb < 0 || at - verb > 3 ? [] : words.slice(verb + 1, at);
    return isPlain(said) && said.some((one) => !isIdle(one));
  });
}

const isToken = (word: string | undefined): boolean => /^§[tbk]$/.test(word ?? '');
const isPlain = (words: readonly string[]): boolean =>
  words.length > 0 && words.every((word) => /^\p{L}+$/u.test(word));
const SHORT_PEOPLE = wordSet('mr ms dr ex bf gf ed al jo li mo bo');
const isIdle = (word: string): boolean =>
  IDLE.has(word) || ((word.length > 2 || SHORT_PEOPLE.has(word)) && (PEOPLE_WORDS.has(word) || NAME_WORDS.has(word)));
