import { any, either, many, maybe, oneOf, seq } from '../licence/pattern.ts';
import type { Item } from '../tagger/item.ts';
import { cut, type Found, isWhole, longestFirst, wordAt } from './cut.ts';
import type { Flat } from './flat.ts';
import { PLACE_WORDS, QUALITY_WORDS } from './nouns.ts';
import { PERSON, THING } from './things.ts';

const CAUSE = maybe(any('because|since|as|cause|cos|coz|cuz|bc|so|and'));
const ONLY = many(any('only|just|always|now|really|still|also|usually|strictly|much'));
const SOMEBODY = either(
  any('he|she|they|it'),
  seq(either(PERSON, THING), maybe(seq(any('in|from|at|of'), either(oneOf(PLACE_WORDS), PERSON)))),
);
const TAKING = any(
  `takes|accepts|wants|prefers|uses|likes|needs|trusts|invoices|bills|collects|works|runs|deals|insists|take|accept|want|prefer|use|like|need|trust|invoice|bill|collect|work|run|deal
  |wants paying|wants to be paid|want to be paid|wants payment|wants it|want it|needs it|need it|prefers it|prefer it|likes it|takes it|take it|takes payment|take payment|accepts payment|asks for|ask for|is paid|gets paid|are paid|get paid|insists on|insist on|swears by|swear by|charges|charge`,
);
const NOTHING_ELSE = seq(
  any('will not|does not|do not|would not|can not'),
  any('accept|take|use|want'),
  any('anything but|anything other than|anything except|anything else than'),
);
const IN = maybe(any('in|on|with|by|over|via|it in|it on|payment in|payments in|money in|only in|only on|anything in'));
const VALUE = seq(
  maybe(any('the|our|plain')),
  any('§t|§c|§b'),
  maybe(any('network|chain|token|tokens|coins|payments|only')),
);
const AFTER = many(any('again|now|only|as always|as usual|anyway|these days|nowadays|for this|for that|for it'));
/** "our supplier only takes usdc" */
const taking = seq(CAUSE, SOMEBODY, ONLY, either(TAKING, NOTHING_ELSE), ONLY, IN, VALUE, AFTER);
/** "fees on mainnet are killing us" */
const dear = seq(
  CAUSE,
  maybe(any('the')),
  any('gas|fees|gas fees|costs|transfers|transactions'),
  any('on|over'),
  VALUE,
  any('are|is'),
  many(any('so|really|very|super|pretty|just|a lot|much|way')),
  either(oneOf(QUALITY_WORDS), any('killing us|killing me|low|lower|high|cheaper|faster|insane|eating me alive')),
  maybe(any('now|today|again|these days')),
);
/** "i only have usdc" */
const holding = seq(
  CAUSE,
  any('i|we'),
  ONLY,
  any('have|hold|use|like|prefer|trust|keep'),
  maybe(any('some|only')),
  VALUE,
  AFTER,
);
const PREFERENCE = either(taking, dear, holding);

/**
 * The items without what says who takes, likes or charges a token or a network that the rest of the message names itself: "our supplier
 * only takes usdc. send 5 usdc to 0x…". Where the rest does not, it is the only place that says it, and stays.
 */
export const withoutPreferences = (items: readonly Item[]): Item[] => cut(items, preferenceAt);

function preferenceAt(flat: Flat, at: number): Found | undefined {
  if (!isBreak(wordAt(flat, at - 1))) return undefined;
  const end = longestFirst(PREFERENCE(flat.words, at)).find(
    (one) => isWhole(flat, one) && isEnd(wordAt(flat, one)) && isSaidElsewhere(flat, at, one),
  );
  return end === undefined ? undefined : { length: end - at };
}

const isBreak = (word: string | undefined): boolean => word === undefined || /^[,.!;\n(-]$/.test(word);
/** Not a question, and not what somebody said. */
const isEnd = (word: string | undefined): boolean => word === undefined || /^(?:[,.!;\n)-]|so)$/.test(word);

function isSaidElsewhere(flat: Flat, start: number, end: number): boolean {
  const [first = 0, last = flat.items.length] = [flat.of[start], flat.of[end]];
  const isThere = (said: Item): boolean =>
    said.is !== 'term' ||
    flat.items.some(
      (item, at) =>
        (at < first || at >= last) && item.is === 'term' && item.token === said.token && item.chain === said.chain,
    );
  return flat.items.slice(first, last).every(isThere);
}
