import { any, either, many, maybe, type Rule, saying, seq, value } from '../rules/rule.ts';
import { INTO, SO_THAT } from './exchange-into.ts';
import { FROM_TO, TARGET, WANTED } from './exchange-parts.ts';
import * as words from './exchange-words.ts';
import { chain, TIDY, unsized } from './parts.ts';
import { SLIPPAGE } from './slippage.ts';

const bracketed = (name: string): Rule => seq(any('('), maybe(any('on')), chain(name), any(')'));
export const ON_FROM = either(
  seq(any('on|from|over on|that i have on|i have on|i hold on'), chain('fromChain')),
  bracketed('fromChain'),
);
export const ON_TO = either(seq(any('on|to|over on'), chain('toChain')), bracketed('toChain'));
/** What may stand beside networks that are told already. */
export const OFF_CHAIN = many(SLIPPAGE, TIDY);
export const LABEL = maybe(any(':|,|-|.|/'));
const FOR_IT = any(
  'for it|for them|for that|with it|instead|in return|back|in exchange|in its place|with that|with the proceeds',
);
/** What is wanted for it, in a clause of its own: ", i want usdc for it", "and buy eth". */
const IN_RETURN = seq(
  maybe(any(',|.|;')),
  any(
    'and buy|buy|and get|and i will take|i will take|give|and give|and take|take|asking|asking for|get|get me|and get me|and give me|give me|and hand me|hand me|i want|and i want|i need|i would like|i would like to have|want|receive|and receive|receiving|i would rather have|i would prefer|and buy me|and purchase|to get|to buy',
  ),
  TARGET,
  maybe(FOR_IT),
);
export const FOR = either(
  seq(any(','), any('proceeds in|proceeds to|proceeds into'), TARGET),
  seq(INTO, TARGET, maybe(any('in return|in exchange'))),
  seq(SO_THAT, TARGET),
  IN_RETURN,
);
/** "on" and "in" of people who learn English stand before a name that no network has. */
export const FOR_BY_LEARNERS = seq(any('on|by'), value('toToken', '§t'));
/** A received amount, behind words that let nothing else follow. */
export const EXACTLY = either(
  seq(maybe(any(',')), any(words.TO_END_WITH), WANTED),
  seq(any('to|for|into'), any('exactly|precisely|get exactly'), WANTED),
);
/** What goes out completely: "exit uni completely into usdc". */
export const COMPLETELY = seq(
  unsized('fromToken'),
  saying('amount=all', any('completely|entirely|fully|in full|altogether|totally|in its entirety')),
);
export const FROM_A_TO_B = seq(any('from'), FROM_TO);
const NEEDED = maybe(
  any(
    'as needed|as is needed|as required|as it takes|as necessary|as i need|as you need|as needs be|it takes|is needed|is required|is necessary|you need|i need|needed|required|it needs',
  ),
);
export const ENOUGH = either(
  seq(maybe(any('enough|some|some of|enough of')), unsized('fromToken')),
  seq(
    any('as much|as much of|however much|whatever|whatever amount of|only as much|just as much'),
    unsized('fromToken'),
    NEEDED,
  ),
);
