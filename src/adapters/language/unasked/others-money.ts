import { NAME_WORDS, PEOPLE_WORDS } from '../context/nouns.ts';
import { clausesOf } from '../context/requested.ts';
import { isPerson } from './noun-phrases.ts';

const TRADED =
  /\b(?:swap|sell|convert|exchange|trade|bridge|wrap|unwrap|turn|change|flip|switch|dump|liquidate|use|spend|invest) (?:(?:all|half|some|most|§n|§r) )?(?:of )?(?:his|her|their|your|its) (?:(?:§n|§r|last|own|remaining|old|spare|whole) )*(?:of )?§[tbk]/;
const MOVED =
  /\b(?:send|transfer|move|wire|forward|use|take|remit|give|pay|withdraw) (?:(?:all|half|some|most|§n|§r) )?(?:of )?(?:his|her|their|your) (?:own |last |remaining )*(?:§n )?(?:of )?§[tbk]/;

const BEARER =
  /^(?:house|firm|tab|club|office|state|government|insurance|company|school|bank|boss|family|business|team|town|city|council|church|team|publisher|label|sponsor|employer)$/;

/** Whose money it is that somebody speaks of: of somebody else, who has not said so here. */
export const isOthersMoney = (words: readonly string[]): boolean => {
  const text = words.join(' ');
  if (
    TRADED.test(text) ||
    SOLD_TO.test(text) ||
    (!words.includes('§a') && PAID_WITH.test(text)) ||
    (!words.includes('§a') && BOUGHT_BACK.test(text))
  )
    return true;
  const moved = text.search(MOVED);
  if (moved >= 0 && !namesOwner(text.slice(0, moved).split(' '))) return true;
  return clausesOf(words).some(isBornByAnother);
};

/** "sell him 2 uni for dai" */
const SOLD_TO = /\b(?:sell|swap|trade|exchange|buy) (?:him|her|them) (?:\S+ )?§n\b.* for /;

/** "buy eth with his 12 usdc" */
const PAID_WITH =
  /\b(?:with|for|using|from|against|out of) (?:all |half )?(?:of )?(?:his|her|their|your) (?:last |own )?(?:§n )?(?:of )?§[tbk]/;

/** "buy 5 usdc from me for eth": the speaker gives what somebody else buys. */
const BOUGHT_BACK =
  /\b(?:buy|purchase|acquire|get|grab|pick up|snag) (?:(?:my|our|the|some|all|all of|all my|these|those|this|that) )?(?:§n )?(?:of )?§[tbk] (?:(?:of) (?:mine|ours)|(?:from|off|off of|out of) (?:me|us|my (?:wallet|account|balance|bag|stash|holdings|hands)|our (?:wallet|account)))\b/;

/** "i owe bob, send his 5 usdc to 0x…": what is due to him. */
const namesOwner = (before: readonly string[]): boolean =>
  before.some((word) => isPerson(word) || /^(?:he|she|they|him|her|them)$/.test(word));

const bears = (word: string): boolean =>
  /^(?:him|her|them|you)$/.test(word) || BEARER.test(word) || PEOPLE_WORDS.has(word) || NAME_WORDS.has(word);
/** "tom's balance is 5 usdc" */
const HOLDING =
  /\b(?:his|her|their|your|(?:the|my|our) [a-z]+|(?!(?:my|our|the|a|total|remaining|current)\b)[a-z]+) (?:balance|savings|funds|holdings|stash) (?:is|are|holds|has)\b/;

/** "it's on the house", "his treat", "my uncle is paying" */
function isBornByAnother(clause: readonly string[]): boolean {
  const text = clause.join(' ');
  const on =
    /(?:^|\b(?:is|are|was|be|drinks|dinner|lunch|coffee|food|bill|round) (?:all )?)on (him|her|them|you|(?:the|my|our|his|her|their|your) ([a-z]+)|[a-z]+)$/.exec(
      text,
    );
  if (on !== null && bears(on[2] ?? on[1] ?? '')) return true;
  if (HOLDING.test(text)) return true;
  if (
    /^(?:(?:it|that|this) is )?(?:his|her|their|your|stolen|company|business|family|(?:the|my|our) (?!own)[a-z]+) (?:money|cash|funds)$/.test(
      text,
    )
  )
    return true;
  if (/\bout of (?:his|her|their|your) (?:own )?(?:pocket|salary|pay|wages|savings|share|account|wallet)\b/.test(text))
    return true;
  return (
    /(?:^|\bis )(?:his|her|their|your|(?:the|my|our) [a-z]+|(?!my|our)[a-z]+) (?:treat|shout|round|expense|turn)(?: to pay)?$/.test(
      text,
    ) ||
    /\b(?:he|she|they|somebody|someone|(?:my|our|his|her|the) [a-z]+) (?:is|are|will be) (?:paying|covering|treating|footing)\b/.test(
      text,
    )
  );
}
