import { WALLET } from '../context/introductions.ts';
import { HEADING_WORDS, MODIFIER_WORDS, PEOPLE_WORDS, PLACE_WORDS } from '../context/nouns.ts';
import { OWNER, PERSON, THING } from '../context/things.ts';
import * as words from '../licence/english-words.ts';
import { FROM, QUANTITY } from '../licence/parts.ts';
import { any, either, many, maybe, oneOf, type Pattern, seq, some } from '../licence/pattern.ts';

/** An amount with its token. */
export const SUM: Pattern = (said, at) =>
  QUANTITY(said, at).filter((end) => {
    const within = said.slice(at, end);
    return within.some((word) => word === '§n' || word === '§r') && within.some((word) => /^§[tbk]$/.test(word));
  });

/** "my sister in leeds", "the school of my son", "a friend of mine" */
export const WHO = either(
  seq(PERSON, many(seq(any('of|from|with'), either(PERSON, THING)), seq(any('in|from|at'), oneOf(PLACE_WORDS)))),
  any('a friend of mine|a mate of mine|a colleague of mine|someone|somebody|the person|the guy|the lady|the following'),
);
/** "the 5 usdc i owe gareth" */
export const SUM_OWED: Pattern = seq(
  SUM,
  maybe(seq(any('i owe|i promised|we owe|we promised|i still owe'), maybe(WHO))),
);

const MARKS = many(any(',|:|-|(|.|\n'));
/** "my brother at 0x…", "our savings wallet 0x…", "the restaurant, 0x…" */
const HELD = seq(
  either(
    seq(WHO, maybe(WALLET)),
    seq(
      maybe(any('the|my|our|his|her|their|this|that|a')),
      maybe(any('following')),
      WALLET,
      maybe(seq(any('of'), WHO)),
    ),
    seq(any('the|our'), many(oneOf(MODIFIER_WORDS)), THING),
    any('this one|here|there|this|him|her|them'),
  ),
  maybe(
    any(
      'is|at|on|with|with address|with the address|being|ending up being|that is|who is at|who is|whose address is|whose wallet is',
    ),
  ),
  MARKS,
  any('§a'),
);
export const PLACE = seq(either(any('§a'), HELD), maybe(any(')')));
const INTO = any(
  `to|into|onto|for|at|in|on|over to|out to|across to|back to|back in|back into|off to|straight to|directly to|towards|toward
  |along to|payable to|in favour of|in favor of|down to|up to|over at|->|my account to|my wallet to|on to|due to|going to|going out to|headed to|bound for`,
);
export const TOWARDS = seq(INTO, maybe(any(':')), PLACE);
/** To whom, where the account is said elsewhere. */
export const TO_WHOM = seq(any('to|for|over to|back to|on to|with'), WHO);

export const COURTESY = any(
  `${words.COURTESY}|back|over|along|across|out|off|exactly|in full|altogether|from me|of mine|accordingly|from here`,
);
/** The wallet of the conversation, by what a company calls it. */
export const SOURCE = either(
  FROM,
  seq(
    any('from|out of'),
    maybe(any('my|our|the')),
    some(any('treasury|hot|main|company|business|operating|ops|team|this|own')),
    any('wallet|account|address'),
    maybe(any('( this one )')),
  ),
);
/** "rent:", "hosting" */
export const HEADING = seq(maybe(OWNER), many(oneOf(MODIFIER_WORDS, PEOPLE_WORDS)), some(oneOf(HEADING_WORDS)));
