import { any, either, maybe, only, type Rule, saying, seq, some, value, where, word } from '../rules/rule.ts';
import type { Token } from '../rules/token.ts';

/** Before a number: "exact 65", "a total of 20", "a modest 5". */
export const BEFORE_NUMBER: Rule = maybe(
  any(
    'exactly|exact|only|just|precisely|my|the|our|a total of|the total of|an exact|a flat|an even|a cool|a mere|a measly|a modest|a humble|a whopping|a round|a nice round|a small|a tiny|a little|a nice|a lousy|a tidy|a clean|a solid|a generous|my last|our last|the last|these|those|the remaining|the agreed|the usual|the promised|the following|the exact amount of|exact amount of|an exact amount of|the amount of|an amount of|amount of|the sum of|a sum of|the exact sum of|the total sum of|a total sum of|the total amount of|a total amount of|a grand total of|the grand total of|the quantity of|a quantity of|quantity of',
  ),
);
/** "25 good old usdc" */
const PLAYFUL: Rule = any(
  'good old|hard earned|hard - earned|precious|shiny|crisp|lovely|beautiful|sweet|measly|lousy|little|fresh|fine|whole damn|magic|delicious|glorious',
);
const NOT_A_FRACTION = only((tokens, at) => {
  const amount = tokens[at - 1]?.amount;
  return amount?.kind !== 'exact' || !amount.value.startsWith('0');
});
/** Between a number and its token: "150 pcs arb", "150 coins of my arb", "3 x link". */
export const PIECES: Rule = maybe(
  either(
    // "1/2 of eth" may be a half of all.
    seq(NOT_A_FRACTION, any('of|of token')),
    any('of my|of our|of an|of a|x|-'),
    seq(
      any('units|unit|pcs|pieces|piece|coins|coin|tokens|nos'),
      maybe(any('of|of my|of our|of the|of token|of the token')),
    ),
    seq(maybe(any('of my|of our|of those|of these')), PLAYFUL),
  ),
);
/** Behind an exact amount. */
export const OF_MINE: Rule = maybe(any('of mine|of ours|of my own'));

/** A number that is not a part of another amount: "0.5 of the eth" may be a half. */
const isCount = (tokens: readonly Token[], at: number): boolean => {
  const amount = tokens[at]?.amount;
  return amount?.kind === 'exact' && !amount.value.startsWith('0');
};
const isPart = (tokens: readonly Token[], at: number): boolean => tokens[at]?.amount?.kind === 'share';
const isAll: Rule = where((tokens, at) => tokens[at]?.amount?.kind === 'max', any('§m'));

const OWNER = any('my|our|the');
const OF = seq(any('of'), maybe(OWNER));
const ADJECTIVE: Rule = word(new Set('complete total remaining available current existing leftover'.split(' ')));
/** "full" and "whole" are amounts by themselves. */
const ENTIRE: Rule = either(isAll, ADJECTIVE);
const HOLDING = any(
  'balance|balances|holdings|holding|stash|bag|position|stack|pile|reserves|reserve|supply|savings|wallet balance|token balance|coin balance',
);
/** Amounts that words say: "the full balance of my usdt", "the half of my arb", "25 of those usdc". */
export function inWords(amount: string, one: Rule, held: Rule): Rule {
  const balance = saying(
    `${amount}=all`,
    either(
      seq(OWNER, some(ENTIRE), HOLDING, OF, one, held),
      seq(OWNER, ADJECTIVE, one, HOLDING),
      seq(any('my|our'), any('complete|remaining|leftover'), one),
      seq(
        any('my|our'),
        one,
        maybe(HOLDING),
        either(any('in its entirety|in their entirety|down to zero'), seq(any('in'), isAll)),
      ),
      seq(
        either(any('every'), seq(any('each and every')), isAll),
        any(
          'cent of|penny of|drop of|one of|bit of|unit of|token of|last cent of|last penny of|single one of|single cent of|single penny of',
        ),
        maybe(OWNER),
        one,
        held,
      ),
    ),
  );
  return either(
    balance,
    seq(any('the|a'), value(amount, '§m', '§r'), any('of'), maybe(OWNER), one, held),
    seq(value(amount, '§m', '§r'), maybe(any('of')), OWNER, HOLDING, OF, one, held),
    where(isPart, seq(value(amount, '§m', '§r'), any('of'), isAll, any('my|our|the|of my|of our'), one, held)),
    where(isCount, seq(value(amount, '§n'), any('of those|of these|of the|of that'), one)),
  );
}
