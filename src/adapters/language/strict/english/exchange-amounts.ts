import { VENUES } from '../../words/venues.ts';
import { any, either, maybe, once, type Rule, saying, seq, value, where } from '../rules/rule.ts';
import { token } from './parts.ts';

const ONE = token('fromToken');
/** "25 (twenty-five)" is one number where both are the same. */
const TWICE = where(
  (tokens, at) => {
    const [first, second] = [tokens[at], tokens[at + 2]].map((one) => one?.amount);
    return first?.kind === 'exact' && second?.kind === 'exact' && first.value === second.value;
  },
  seq(value('amount', '§n'), any('(|/'), any('§n'), maybe(any(')'))),
);
const NUMBER = either(value('amount', '§n'), TWICE);
/** Words that say only that a number follows. None of them makes it a limit or a guess. */
const SIZE = seq(
  maybe(any('a|an|the|my|our|exact|exactly|precise|total|in the')),
  any(
    'sum|amount|total|quantity|qty|volume|size|notional|nominal|principal|balance|lot|tranche|clip|ticket|chunk|portion|slice|batch|pot|exact amount|exact sum|notional amount|total amount|total sum',
  ),
  maybe(any('of|:|of exactly|is|=')),
);
const JUST = either(
  any(
    'exact|exactly|precisely|just|only|this|these|those|the|my|our|a clean|a round|a flat|a cool|a mere|a measly|a whole|a tidy|a solid|a nice|a good|this here|these here|a neat|my own|my hard earned|my spare|my last|my idle|my lonely|my old|our idle|our spare|a full',
  ),
  SIZE,
);
const UNITS = any('units|unit|pieces|piece|pcs|tokens|token|coins|coin|bits|x|counts|lots');
/** "25 of those", "60 pieces of", "5 of my" */
const OF = either(
  seq(UNITS, maybe(any('of')), maybe(any('the|my|our|these|those|that|this'))),
  seq(any('of'), any('the|my|our|these|those|that|this|those lovely|my own')),
);
const WALLET = 'wallet|account|balance|holdings|bag|bags|stash|funds|treasury|vault|pocket|safe|stack|main wallet';
const MINE = either(
  seq(any('from|in|out of|of'), any('my|our|the|this'), any(WALLET)),
  seq(maybe(any('that|which')), any('i|we'), any('have|own|hold|have got|possess|have left|still have|have here')),
  any(
    'of mine|of ours|in here|sitting here|lying around|lying here|sitting around|sitting idle|left|left over|on hand',
  ),
);
const EXACTLY = any('flat|exactly|even|precisely|in total|total|altogether|sharp|in all|exact|all in all');
const EXACT = either(
  seq(JUST, NUMBER, maybe(OF), ONE, maybe(either(MINE, EXACTLY))),
  seq(NUMBER, maybe(OF), ONE, maybe(either(MINE, EXACTLY))),
  seq(maybe(any('my|our|the|these')), ONE, maybe(any(':|,|-|=|x|amount')), NUMBER, EXACTLY),
);

const BAG =
  'balance|balances|holdings|holding|stash|bag|bags|stack|pile|position|positions|funds|savings|amount|supply|reserve|reserves|lot|hoard|pot|treasury|inventory|allocation|exposure|chunk|stake|fortune|collection';
const OWNER = 'my|our|the';
/** A bag that is held: not what lies in a protocol of the same name. */
const HELD = where((tokens, at) => !VENUES.has((tokens[at]?.token ?? '').toLowerCase()), ONE);
/** "the full balance of my usdt", "half my usdt stack", "entire op holding", "everything that i own in dai". */
const SHARE = either(
  seq(
    maybe(any(OWNER)),
    value('amount', '§m', '§r'),
    either(
      seq(
        maybe(any('of|of the|of my|of our|my|the|our|of all|of all my|of all the')),
        ONE,
        maybe(any(BAG)),
        maybe(MINE),
      ),
      seq(
        maybe(any('of|of the|of my|of our|my|the|our|of this|of that')),
        any(BAG),
        any('of|in'),
        maybe(any(OWNER)),
        HELD,
      ),
    ),
  ),
  seq(
    value('amount', '§m'),
    maybe(any('that|what|of what|which|of the money')),
    any('i|we'),
    any('own|have|hold|have got|possess|still have|still own|have left|keep'),
    any('in|of'),
    maybe(any('my|the')),
    HELD,
  ),
);
const WHOLLY = 'complete|total|whole|entire|full|combined';
/** The same, where the word for all of it is not an amount by itself: "my complete usdc position", "every last usdc". */
const ALL = saying(
  'amount=all',
  either(
    seq(
      maybe(any(OWNER)),
      any(WHOLLY),
      either(seq(any(BAG), any('of|in'), maybe(any(OWNER)), HELD), seq(ONE, any(BAG), maybe(MINE))),
    ),
    seq(
      any(
        'every last|every single|every last bit of my|every last bit of|every bit of my|every bit of|every last one of my|every single one of my|each and every|the maximum of|the maximum amount of|the max amount of|the max of|as much as i have of|the entirety of my|the entirety of the|the totality of my|the sum total of my|the whole of my|the whole lot of my|the lot of my',
      ),
      ONE,
      maybe(either(MINE, any('coin i have|coin i own|token i have'))),
    ),
    seq(
      any('whatever|what|all that|whatever amount of'),
      ONE,
      any('i have|i own|i hold|i have got|i have left|is left|i still have|there is'),
    ),
    seq(ONE, any(',|-|('), any('all of it|all of them|the lot|the whole lot|every bit of it'), maybe(any(')|,'))),
  ),
);
/** Amounts of exchanges in more words. */
export const AMOUNTS: Rule = once(either(EXACT, SHARE, ALL));
