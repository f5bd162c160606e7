import { any, either, maybe, once, type Rule, saying, seq, value } from '../rules/rule.ts';
import { quantity } from './parts.ts';

const PAUSE = any(',|:|-|.|;|/');
const JUST = maybe(any('just|only|exactly|make it|let us say|about to do|precisely|namely|that is|like'));
const OF_IT = any('of it|of them|of that|of those|of these|of em|of mine|of the lot');
/** How much of what is exchanged, told behind: ", 70 of it", "120 dai", "all of it". */
export const TOLD_BEHIND: Rule = once(
  seq(
    maybe(PAUSE),
    either(
      seq(any('amount|amount :|the amount is|amount is|size|size :|quantity|quantity :'), value('amount', '§n')),
      seq(JUST, value('amount', '§n'), either(OF_IT, any('exactly|in total|total|in all|altogether'))),
      seq(JUST, value('amount', '§m', '§r'), maybe(any('of')), any('it|them|that|those')),
      seq(JUST, quantity('amount', 'again'), maybe(any('exactly|in total|total|in all|altogether'))),
      saying('amount=all', any('all of it|all of them|the lot|the whole lot|everything|all of that')),
      saying('amount=half', any('just half of it|half of it|half of them|just half')),
    ),
  ),
);
/** The same as a bare number, which needs a mark before it: behind a token it would be an amount of it. */
export const TOLD_NUMBER: Rule = once(
  either(TOLD_BEHIND, seq(any(',|:|.|-'), JUST, value('amount', '§n'), maybe(any(',')))),
);
