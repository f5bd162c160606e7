import { any, either, maybe, once, type Rule, saying, seq, value, where } from '../rules/rule.ts';
import { alike } from '../values/alike.ts';
import { token } from './parts.ts';

const ONE = token('token');
const NUMBER = value('amount', '§n');
const DROPPED_NUMBER = any('§n');
const DROPPED_TOKEN = any('§t|§b');

const BEFORE = maybe(any(',|.|-|. . .'));
/** Words that take back the value before them. A bare "no" or "sorry" may mean other things. */
export const CORRECTING: Rule = seq(
  BEFORE,
  any(
    'no wait|no , wait|wait no|wait , no|i mean|i meant|no i mean|no , i mean|no i meant|sorry i mean|sorry , i mean|sorry i meant|oops i mean|oops , i mean|oops i meant|i mean to say|no make that|no , make that|nah make that|make that|scratch that|scratch that ,|no sorry|correction|correction :|or rather|no actually|actually make that|actually make it|wait make that',
  ),
  maybe(any(',|:')),
);
/** "0.3 eth no wait 0.03 eth", "30 usdc i mean dai": a value behind a correction takes the place of the same kind of value before. */
const CORRECTED = either(
  seq(DROPPED_NUMBER, DROPPED_TOKEN, CORRECTING, NUMBER, ONE),
  seq(DROPPED_NUMBER, CORRECTING, NUMBER, ONE),
  seq(DROPPED_NUMBER, ONE, CORRECTING, NUMBER),
  seq(NUMBER, DROPPED_TOKEN, CORRECTING, ONE),
);

/** Behind an exact amount: "the 70 usdc i borrowed". */
const OWED = any(
  'i owe|that i owe|i owe him|i owe her|i owe them|that i owe him|that i owe her|i promised|i promised him|i promised her|that i promised|i borrowed|that i borrowed|we agreed on|we agreed|back',
);
const DEBT = seq(maybe(any('the')), NUMBER, maybe(any('of')), ONE, OWED);

const ALL_OF_IT = seq(
  maybe(any('my|our|the')),
  ONE,
  maybe(any(',|-')),
  value('amount', '§m'),
  any('of it|of them|it|them'),
  maybe(any(',|-')),
);
/** "whatever usdc i have": all of it. */
const WHATEVER = saying(
  'amount=all',
  either(
    seq(
      any('whatever'),
      ONE,
      any(
        'i have|i have got|i have left|i own|i hold|is left|is in my wallet|i have in my wallet|i got|i have got left|i got left|i have here|i have there|there is|is in there|is in here|is in this wallet|remains|i still have|i have in here',
      ),
      maybe(seq(maybe(any(',')), any('§m it|§m of it|§m of them'), maybe(any(',')))),
    ),
    seq(
      any(
        'every last|every bit of my|every last bit of my|every last one of my|the max amount of|the maximum amount of|the maximum of',
      ),
      ONE,
      maybe(any('i have|i own|i have got')),
    ),
  ),
);
/** "five (5) usdc" needs no more than a look at both numbers. */
const TWICE = where(
  (tokens, at) => {
    const [first, second] = [tokens[at], tokens[at + 2]].map(
      (one) => one?.amount?.kind === 'exact' && one.amount.value,
    );
    return first !== undefined && first === second;
  },
  seq(value('amount', '§n'), any('('), any('§n'), any(')')),
);

/** "25 usdc (twenty five)", "25 usdc (twenty five usdc)". */
const SPELLED_BEHIND = where(
  (tokens, at) => tokens[at]?.amount?.kind === 'exact' && alike(tokens[at].amount, tokens[at + 3]?.amount),
  seq(
    NUMBER,
    value('token', '§t', '§b'),
    any('('),
    DROPPED_NUMBER,
    maybe(value('again', '§t', '§b')),
    maybe(any('only')),
    any(')'),
  ),
);

/** A coin of which one is worth a dollar: "2 grand in usdc". "20 in eth" may mean dollars. */
export const STABLE: Rule = where(
  (tokens, at) => ['USDC', 'USDT', 'DAI'].includes(tokens[at]?.token ?? ''),
  value('token', '§t'),
);

/** Amounts of payments in more words. */
export const QUANTITY: Rule = once(
  either(
    CORRECTED,
    DEBT,
    ALL_OF_IT,
    WHATEVER,
    seq(TWICE, ONE),
    seq(NUMBER, any('of my|of our'), ONE),
    seq(ONE, any('('), NUMBER, any(')')),
    SPELLED_BEHIND,
    seq(
      ONE,
      any('in the amount of|to the amount of|for the amount of|in the sum of|to the tune of|amount|, amount'),
      maybe(any(':')),
      NUMBER,
    ),
    seq(
      value('amount', '§m'),
      any(
        'i have got in|i have in|i own in|that i have in|that i own in|i hold in|that i hold in|i have left in|i got in|that i got in|that is in|of mine in|of what i have in|of what i hold in|of everything i have in|that i have of|i have of|i own of|i have got of|i hold of|i got of',
      ),
      ONE,
    ),
    seq(any('the sum of|the amount of|an amount of|a sum of|a total of'), ONE, NUMBER),
    seq(NUMBER, any('in'), STABLE),
    // A coin of a network that is not a name of a coin: "5 base usdc".
    seq(NUMBER, value('chain', '§c'), value('token', '§t')),
    seq(any('like exactly|exactly'), NUMBER, ONE),
  ),
);
/** What is emptied goes as a whole: "empty my usdt into 0x…". */
export const EMPTIED: Rule = once(saying('amount=all', seq(any('my|our|all of my|all my'), ONE)));
