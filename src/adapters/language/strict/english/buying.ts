import { any, either, maybe, once, type Rule, saying, seq, value } from '../rules/rule.ts';
import { AROUND, COUNTED, LAST, OWNED, RECEIVED, TARGET, WANTED } from './exchange-parts.ts';
import * as words from './exchange-words.ts';
import { token, unsized } from './parts.ts';

const AND = maybe(any(',|.|and|, and|-|;'));
/** With what it is paid. */
export const PAID: Rule = once(
  seq(
    AND,
    either(
      seq(any(words.PAY_WITH), maybe(any('some|some of')), unsized('fromToken')),
      seq(any(words.PAY_FROM), maybe(any('some|some of')), OWNED),
    ),
  ),
);
/** Verbs of buying bear a plain "with" or "for" as well. */
const PRICED = either(PAID, seq(any('with|using|for|from'), either(OWNED, seq(any('my'), unsized('fromToken')))));
const BY_TOKEN = seq(AND, any('with|using|use|w /'), unsized('fromToken'));
const WITH_COUNTED = seq(AND, any(`${words.PAY_WITH}|with|w /|using|for|spend|use|out of|outta|from`), COUNTED);

/** What has been told already, by its name again: "…, swap it from my eth". */
const AGAIN = seq(AND, any(`with|using|from|${words.PAY_WITH}|${words.PAY_FROM}`), unsized('again'));

/** How much of what is received, behind it: ", 40 of it", ", exactly 10 of them". */
const RECEIVED_BEHIND = seq(
  any(',|:|-'),
  maybe(any('exactly|just|only|precisely')),
  value('received', '§n'),
  any('of it|of them|of those|exactly|of that'),
);
const MARK = maybe(any(',|:|.'));
/** Verbs behind which what is received stands first. */
export const bought = (verb: Rule): Rule =>
  either(
    seq(verb, MARK, AROUND, maybe(any(',')), either(WANTED, RECEIVED), AROUND, maybe(either(PRICED, BY_TOKEN)), AROUND),
    seq(verb, AROUND, TARGET, AROUND, WITH_COUNTED, AROUND),
    seq(verb, AROUND, RECEIVED, AROUND, BY_TOKEN, AROUND, RECEIVED_BEHIND, AROUND),
    seq(verb, AROUND, RECEIVED, AROUND, PRICED, AROUND, RECEIVED_BEHIND, AROUND),
    seq(verb, AROUND, RECEIVED, RECEIVED_BEHIND, AROUND, maybe(PRICED), AROUND),
    seq(verb, COUNTED, any('worth of|worth in'), TARGET, AROUND, maybe(AGAIN), AROUND),
    seq(verb, RECEIVED, any(','), COUNTED, any('worth|worth of it'), AROUND),
  );
/** "give me 70 dai in exchange for link": without what it is paid with it would be a plea. */
export const asked = (verb: Rule): Rule =>
  either(
    seq(verb, WANTED, AROUND, PAID, AROUND),
    seq(verb, WANTED, any('for'), unsized('fromToken'), AROUND),
    seq(any('add'), WANTED, maybe(any('to my bag|to my wallet|to my holdings|to my stash')), AROUND, PAID, AROUND),
    seq(
      any('top up my'),
      token('toToken'),
      any('by|with'),
      maybe(any('exactly')),
      value('received', '§n'),
      AROUND,
      PAID,
      AROUND,
    ),
    seq(saying('placed', any('top up|top up my|top up our')), token('toToken'), any('with|using'), COUNTED, AROUND),
    seq(verb, TARGET, any('for|in exchange for|in return for'), COUNTED, LAST),
    seq(verb, COUNTED, any('worth of'), TARGET, LAST),
  );

export const BUYS: Rule = once(saying('swap', either(bought(any(words.BUY)), asked(any(words.ASK_FOR)))));
export const BUYING: Rule = saying('swap', bought(any(words.BUYING)));
