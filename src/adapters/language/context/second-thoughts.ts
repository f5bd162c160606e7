import type { OpenFrame } from '../../../domain/chat/understanding.ts';
import * as words from '../licence/english-words.ts';
import { any, either, many, maybe, type Pattern, seq } from '../licence/pattern.ts';
import type { Item } from '../tagger/item.ts';
import { cut, type Found, isWhole, longestFirst, wordAt } from './cut.ts';
import { type Flat, itemAt } from './flat.ts';

const MEANT: Item = { is: 'role', role: 'correction', text: 'i meant', raw: 'i meant' };
const MARKS = any(',|.|:|;|-|!|=');
const VALUE = any('§n|§t|§c|§b|§k|§a|§r');
const UNIT = maybe(any('§t|§b'));
const NOUN = either(
  any(words.CHANGED),
  any('wallet address|one|currency|crypto|side|person|guy|recipient address|amount of tokens|l2|price|contact'),
);
const OWN = maybe(any('the|my|this|that|a|an'));
const LINK = maybe(any('to|is|be|into|with|by|for|as|from now|:|='));
const LET = maybe(
  either(
    any(words.WISH),
    any(words.ASKING),
    any('let me|lemme|i should|we should|i had better|i better|please|can i|can we|could we'),
  ),
);
const CHANGE = any(`${words.CHANGING}|swap|turn|move|take|go`);
const GRADE = many(any('a bit|a little|a lot|way|far|much|too|so|just|really|actually|probably|still|kind of|bit'));
const UNFIT = any(
  'much|little|high|low|wrong|incorrect|not right|a typo|a mistake|a slip|not enough|many|few|old|outdated|expensive|slow|steep|big|small|not what i meant|not what i wanted|nonsense|my mistake|an error|mistaken|not correct|a lot|too much',
);

/** What was said or asked for before, which is not meant any more. It must be a value of the open request. */
const OLD: readonly Pattern[] = [
  seq(
    maybe(any('i|you|we')),
    any('said|typed|wrote|put|entered|asked for|had said|had typed|told you|picked|chose|put in|typed in'),
    VALUE,
    UNIT,
    maybe(any('by mistake|by accident|before|earlier|there')),
    many(MARKS, any('but|and|though')),
  ),
  seq(VALUE, UNIT, any('is|was|seems|sounds|looks|feels|are|would be'), GRADE, UNFIT, many(MARKS)),
  seq(
    any('instead of|rather than|in place of|in lieu of|do not|and not|but not|forget|forget about|no more|not|drop'),
    maybe(any('to|on|in|the')),
    VALUE,
    UNIT,
    many(MARKS, any('but|and')),
  ),
];

/** Before a number these are idioms: "take 5". */
const CHOOSING = seq(any('do|take|use|have|put|choose|pick|go with|switch to'), maybe(any('it|that|this')));
/** What announces that something changes, without its value. */
const SIGNALS: readonly Pattern[] = [
  seq(
    any('correction|amendment|update|change'),
    any('to the above|to that|to my request|to my last message|to the request|to the last one'),
    many(MARKS),
  ),
  seq(
    any('reduce|lower|decrease|increase|raise|cut|trim|bump'),
    maybe(any('it|that|this')),
    maybe(any('up|down')),
    maybe(any('by')),
    any('a bit|a little|little|some|a tad|slightly|a touch'),
    many(MARKS),
  ),

  seq(NOUN, any('make it|change to|set to|put')),
  seq(
    maybe(
      either(
        any(
          `i gave you|i sent you|i used|i picked|i chose|i typed|i put|i have|i had|i pasted|i copied|that is|that was|it is|it was|this is|you have|i entered|i wrote`,
        ),
        seq(OWN, NOUN, any('is|was')),
      ),
    ),
    maybe(any('the|a|my')),
    any('wrong|incorrect|mistaken|bad|old'),
    NOUN,
    many(MARKS, any('sorry|it should be|should be|it is|use|the right one is')),
  ),
  seq(OWN, NOUN, any('is|was|seems'), any('wrong|incorrect|not right|old|outdated|mistyped|a mistake'), many(MARKS)),
  seq(any('change of plan|change of plans|plans changed|new plan'), many(MARKS)),
  seq(OWN, NOUN, any('changed|has changed|is different|is different now'), many(MARKS, any('use|it is|to|now'))),
  seq(
    maybe(any('the|a|an')),
    any('other|different|another|new|correct|right|actual|real'),
    NOUN,
    many(MARKS, any('is|should be|please')),
  ),
  seq(
    OWN,
    NOUN,
    any(
      'should be|must be|needs to be|ought to be|has to be|should have been|is now|will be|shall be|should say|should read',
    ),
  ),
  seq(NOUN, any(':|=|->'), maybe(any('to'))),
  seq(LET, CHANGE, OWN, NOUN, maybe(seq(any('from'), VALUE, UNIT)), LINK),
  seq(LET, CHANGE, maybe(any('it|that|this')), any('to|into|down to|up to|down by')),
  seq(
    LET,
    any('correct|fix|change|edit|rephrase|restate|amend|redo|adjust'),
    maybe(any('that|this|it|myself')),
    many(MARKS, any('it is|to')),
  ),
  seq(
    any(
      'fix|edit|correction|update|amendment|typo|erratum|change of plan|change of plans|plans changed|new plan|small change|one change|small correction|quick correction|quick change',
    ),
    many(MARKS),
  ),
  seq(
    maybe(any('i')),
    any(
      'made a mistake|made a typo|messed up|misspoke|mistyped|got it wrong|had a typo|screwed up|slipped|made an error',
    ),
    many(MARKS),
  ),
  seq(
    maybe(any('that is|it is|this is')),
    GRADE,
    any('too much|too little|too high|too low|too many|less|more|too expensive|too slow'),
    many(MARKS, any('like|say|let us say|make it|so')),
  ),
  seq(
    any(
      'can it be|could it be|can we make it|could we make it|can you make it|could you make it|could we do|can we do|could you do|can you do|may i make it|might we make it|let it be|i would rather do|i would rather have|i would rather use|i would rather send|i had rather|id rather do|i would prefer to send|meant|meaning|i was meaning|i intended to say|i wanted to write|go up to|go down to|get down to|try',
    ),
  ),
  CHOOSING,
];

/**
 * The items of a message to an open request, with every phrase that announces a change put as "i meant", and without the values
 * that it takes back. A value that is taken back and that the request does not have stays, and blocks the rest.
 */
export const inSecondThoughts = (items: readonly Item[], open: OpenFrame): Item[] =>
  starred(items) ?? cut(items, (flat, at) => oldAt(flat, at, open) ?? placeAt(flat, at) ?? signalAt(flat, at));

/** "*15" and "15*" put a typed value right. */
function starred(items: readonly Item[]): Item[] | undefined {
  const rest = items.filter((item) => !(item.is === 'sign' && item.text === '*'));
  const isOnly = rest.length > 0 && rest.length === items.length - 1 && rest.every((item) => isValue(item));
  const isBeside = [items[0], items.at(-1)].some((item) => item?.is === 'sign');
  return isOnly && isBeside ? [MEANT, ...rest] : undefined;
}

export const isValue = ({ is }: Item): boolean => ['amount', 'rate', 'term', 'account'].includes(is);

function oldAt(flat: Flat, at: number, open: OpenFrame): Found | undefined {
  const isOld = (end: number) => isWhole(flat, end) && valuesIn(flat, at, end).every((item) => isOf(item, open));
  for (const pattern of OLD) {
    const end = longestFirst(pattern(flat.words, at)).find(isOld);
    if (end !== undefined) return { length: end - at, put: [MEANT] };
  }
  return undefined;
}

function valuesIn(flat: Flat, start: number, end: number): Item[] {
  const found: Item[] = [];
  for (let at = start; at < end; at += 1)
    if (flat.starts[at] === true && isValue(itemAt(flat, at))) found.push(itemAt(flat, at));
  return found;
}

export function isOf(item: Item, { slots }: OpenFrame): boolean {
  const { amount, token, fromToken, toToken, fromChain, toChain, recipient } = slots;
  if (item.is === 'account') return item.account === recipient;
  if (item.is === 'amount') return item.amount.kind === 'exact' && item.amount.value === amount;
  if (item.is !== 'term') return false;
  const isToken = item.token !== undefined && [token, fromToken, toToken].includes(item.token);
  return isToken || (item.chain !== undefined && [fromChain, toChain].includes(item.chain));
}

const BEFORE_SIGNAL: ReadonlySet<string> = new Set(
  'sorry|sry|no|nope|nah|oh|ok|okay|and|but|so|actually|wait|please|pls|here|is|hmm|ah|uh|well|yes|yeah|then|now|i|it|that|just|meant|the|not|rather|better|lets|us|oops|whoops|ouch|damn|only|to|much|on|ugh'.split(
    '|',
  ),
);
/** What follows belongs to the phrase: "another network is arbitrum". */
const BLOCKING = /^(?:and|or|is|was|are)$/;

const ON = any('it is on|it should be on|that should be on|that is on|i am on|it must be on|it has to be on');
const DESTINATION = any(
  'destination|the destination|destination is|the destination is|destination should be|target network|target chain|arriving on',
);

/** "it's on base", "destination base": the place of a network. */
function placeAt(flat: Flat, at: number): Found | undefined {
  for (const [pattern, place] of [
    [ON, 'on'],
    [DESTINATION, 'to'],
  ] as const) {
    const end = longestFirst(pattern(flat.words, at)).find((one) => isWhole(flat, one));
    if (end !== undefined && /^§[cb]$/.test(wordAt(flat, end) ?? ''))
      return { length: end - at, put: [MEANT, { is: 'role', role: place, text: place, raw: place }] };
  }
  return undefined;
}

function signalAt(flat: Flat, at: number): Found | undefined {
  const before = wordAt(flat, at - 1);
  // A phrase behind other words belongs to them: "my friend's new address".
  if (before !== undefined && /^\p{L}/u.test(before) && !BEFORE_SIGNAL.has(before)) return undefined;
  for (const pattern of SIGNALS) {
    const isVerb = pattern === CHOOSING;
    const end = longestFirst(pattern(flat.words, at)).find((one) => isWhole(flat, one));
    if (end === undefined || valuesIn(flat, at, end).length > 0) continue;
    const next = wordAt(flat, end);
    if (next !== undefined && !BLOCKING.test(next) && !(isVerb && next === '§n'))
      return { length: end - at, put: [MEANT] };
  }
  return undefined;
}
