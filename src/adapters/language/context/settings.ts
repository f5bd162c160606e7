import type { OpenFrame } from '../../../domain/chat/understanding.ts';
import { any, either, explains, many, maybe, type Pattern, seq, some } from '../licence/pattern.ts';
import { shapeOf } from '../licence/shape.ts';
import type { Item } from '../tagger/item.ts';
import type { Role } from '../words/roles.ts';
import { isOf, isValue } from './second-thoughts.ts';

const role = (name: Role, text: string): Item => ({ is: 'role', role: name, text, raw: text });
const MEANT = role('correction', 'i meant');
const [ON, FROM, TO, SLIPPAGE] = [
  role('on', 'on'),
  role('from', 'from'),
  role('to', 'to'),
  role('slippage', 'slippage'),
];

const LEAD = many(
  any(
    'mm|mmm|mhm|hmmm|er|um|uh|oh no|oops|ok|okay|no|oh|ah|hm|hmm|actually|sorry|please|pls|and|but|so|then|just|only|wait|no wait|rather|better|well|can you|could you|can we|could we|lets|let us|i would say|i will|would you|now|maybe just|whatever|you know what|fine|alright|yeah|or|now|mate|bro|kindly|the',
  ),
);
const TAIL = many(
  any(
    'please|pls|thanks|thank you|instead|then|actually|sorry|today|now|for now|this time|i think|mate|bro|if possible|if you can|if that is ok|if that is ok with you|if that is okay|if you do not mind|ok|tops|max|maximum|at most|exactly|only|to start|to start with|to begin with|in total|flat|for the tip|as a tip|for gas|it is|i guess|for him|for her|for them|i mean',
  ),
);
const IT = maybe(
  any(
    'it|that|this|the amount|the slippage|the payment|the transfer|the swap|the total|the sum|the tolerance|things|the limit',
  ),
);
const TURN = any(
  'knock|bring|cut|take|drop|tone|dial|push|scale|round|trim|bump|turn|get|put|move|shift|lower|raise|tighten|loosen|widen|narrow|crank|set|cap|limit|up|reduce|increase|change|adjust|pull|pump|slash|shave|nudge|step|go|hike|boost',
);
const AMOUNT = seq(maybe(any('just|only|about|exactly|a|the')), any('§n'), maybe(any('§t|§b')));
const [PLACE, TOKEN] = [any('§c|§b'), any('§t|§b')];
const around = (core: Pattern): Pattern => seq(LEAD, core, TAIL);

/** "knock it down to 30", "settle on 40", "start with 10" */
const SET = around(
  either(
    seq(TURN, IT, maybe(any('down|up|back')), any('to|down to|up to|at|back to'), AMOUNT),
    seq(
      any(
        'settle on|settle for|stick to|stick with|start with|begin with|aim for|go for|go down to|go up to|do|try|give him|give her|give them|send him|send her|send them|pay him|pay her|pay them|call it|we do|i do|i will do|i will send|i will pay|it is going to be|it comes to|comes to',
      ),
      maybe(any('just|only')),
      AMOUNT,
    ),
    seq(any('make am|make him|make it be|make the thing'), AMOUNT),
  ),
);
/** "3 sol actually" */
const TAGGED = seq(LEAD, AMOUNT, some(any('actually|i mean|rather|instead|sorry|i meant')), TAIL);
/** "fifteen i said fifteen" */
const MISTAKEN = seq(
  LEAD,
  any('my mistake is|my mistake|my bad|my error'),
  maybe(any('it is|is|that is')),
  AMOUNT,
  TAIL,
);
const SAID = seq(
  LEAD,
  AMOUNT,
  many(any(',|-|.')),
  any('i said|i meant|i mean|not what you heard|i did say'),
  AMOUNT,
  TAIL,
);
/** "put another 20 on top for the tip" */
const MORE = seq(
  LEAD,
  any('put|add|throw|chuck|stick|toss|pop|slap|include|give him|give her|give them'),
  maybe(any('in|on')),
  any('another|an extra|an additional|extra|a further|additional|§n more'),
  any('§n'),
  maybe(any('§t|§b')),
  many(
    any(
      'on top|on|in|extra|more|to it|to that|for the tip|for tip|as a tip|for gas|for him|for her|for them|for lunch|for the drinks|for shipping|for the taxi|for his trouble|please|too|as well',
    ),
  ),
);
const LOT = any('lot|bag|bags|stack|pile|stash|balance|thing|shebang|amount');
const THERE = seq(
  maybe(any('of')),
  maybe(any('that|what')),
  any('is|i have|i have got|i got|i own|i hold'),
  maybe(any('in|left')),
  maybe(any('there|it|that wallet|my wallet|on there|here|in there')),
);
/** "dump the whole bag", "all of what is there" */
const ALL = seq(
  LEAD,
  maybe(any('send|dump|sell|swap|take|move|pay|transfer|bridge|make it|make that|do|use|put in')),
  any('§n'),
  maybe(either(LOT, THERE, any('in there|there|over there|on there|of them'))),
  TAIL,
);
/** "would prefer it went out over optimism": only what the person prefers. */
const PREFERRED = around(
  seq(
    maybe(any('i|we')),
    any('would prefer|prefer|would rather|would like|want|would want|need|would love|wanted'),
    maybe(any('it|that|this|the transfer|the swap|them|to have it|to see it')),
    maybe(
      any(
        'went|to go|goes|go|to be|sent|be sent|to be sent|run|ran|done|to be done|be done|sending|happening|moved|to run',
      ),
    ),
    maybe(any('out|over|off')),
    maybe(any('on|over|via|through|using|across|by')),
    PLACE,
    maybe(any('network|chain|mainnet')),
  ),
);
const RUN = around(
  seq(
    any('run|do|send|put|make|go|route|process|have|use|switch|swap|move|execute|pay|get'),
    maybe(any('it|this|that|them|the swap|the transfer|the payment|the trade')),
    maybe(any('out|over|go|happen|run|to')),
    maybe(any('on|over|via|through|using|across')),
    any('§c'),
    maybe(any('network|chain|mainnet')),
  ),
);
const BETTER = around(
  seq(
    PLACE,
    any('would be|is|seems|will be|works'),
    any(
      'better|cheaper|nicer|preferred|smarter|best|wiser|faster|easier|preferable|what i want|what i need|what i meant|right|the right one',
    ),
    maybe(any('for me|for us|for him|for her|anyway')),
  ),
);
/** "i meant out of arbitrum" */
const SOURCE = around(
  seq(
    any('i meant|i mean|it is|make it|it should be|it is coming|coming|it comes|take it|pull it|it leaves|bridge it'),
    any('out of|from|off|off of|out from'),
    PLACE,
  ),
);
/** "get me link instead" */
const WANTED = around(
  seq(
    any(
      'get me|give me|i want|i would like|i need|buy|buy me|get|i prefer|i would prefer|i will take|make me|i would rather have|i would rather get|swap me into|i am after|gimme',
    ),
    maybe(any('the|some')),
    TOKEN,
    maybe(any('token|tokens|coin|coins')),
    any('instead|rather|for it|for them|for that|out of it|back|out|in return|in exchange'),
  ),
);
/** "do it so that i receive 900 usdc at the end" */
const RECEIVED = seq(
  LEAD,
  maybe(any('do it|do it so|do this|swap it|make it|set it|set it up|so|swap as much as it takes')),
  maybe(any('so that|so|such that|in a way that|that')),
  any('i|we'),
  maybe(any('want to|would like to|need to|wanna|should|will|actually')),
  maybe(any('actually|really')),
  any('receive|get|end up with|have|get out|come out with|see'),
  AMOUNT,
  maybe(any('out|at the end|in the end|in my wallet|out of it|out of that|back|in return|on my side')),
  TAIL,
);
const SLIP = /^(?:slip|slippage|tolerance|tighten|loosen|loose|tight|tighter|looser|cap|max|maximum)$/;
const SLIPPING = many(
  any(
    'you|can|could|let|it|slip|slippage|by|up|to|up to|at|a|the|of|tolerance|tighten|loosen|cap|max|maximum|most|at most|with|and|allow|allowed|set|is|fine|ok|okay|this|time|so|then|please|pls|make|make it|keep|under|for|me|should|be|enough|do|just|only|price|may|use|have|i|want|would like|no more than|§r|tops|sorry|actually|around|about',
  ),
);

type Setting = Readonly<{
  fits: Pattern;
  put: (values: readonly Item[], open: OpenFrame, words: readonly string[]) => readonly Item[] | undefined;
}>;
const amountOf = (values: readonly Item[]) => values.filter(({ is }) => is === 'amount');
const meant = (values: readonly Item[]) => [MEANT, ...values];
const isAll = (item: Item | undefined): boolean => item?.is === 'amount' && item.amount.kind === 'max';

const SETTINGS: readonly Setting[] = [
  {
    fits: MORE,
    put: (values, { slots }) =>
      slots.amount === undefined ? undefined : [role('filler', 'add'), ...values, role('filler', 'more')],
  },
  { fits: SAID, put: (values) => (sameAmounts(values) ? meant(values.slice(-1)) : undefined) },
  { fits: either(SET, TAGGED, MISTAKEN), put: meant },
  {
    fits: ALL,
    put: (values, _, words) =>
      values.length === 1 && isAll(values[0]) && words.length > 1 ? meant(values) : undefined,
  },
  { fits: either(PREFERRED, RUN, BETTER), put: (values) => [MEANT, ON, ...values] },
  { fits: SOURCE, put: (values, { intent }) => [MEANT, intent === 'swap' ? FROM : ON, ...values] },
  { fits: WANTED, put: (values, { intent }) => (intent === 'swap' ? [MEANT, TO, ...values] : undefined) },
  {
    fits: RECEIVED,
    put: (values, { intent }) => (intent === 'swap' && values.length === 2 ? [MEANT, TO, ...values] : undefined),
  },
];

const sameAmounts = (values: readonly Item[]): boolean => {
  const [first, second] = amountOf(values);
  return (
    values.length === 2 &&
    first?.is === 'amount' &&
    second?.is === 'amount' &&
    JSON.stringify(first.amount) === JSON.stringify(second.amount)
  );
};

/** A clause that sets a value of the open request in so many words, as "i meant" and the value. */
export function asSetting(clause: readonly Item[], open: OpenFrame): readonly Item[] | undefined {
  const words = shapeOf(clause);
  const values = clause.filter(isValue);
  if (values.length === 0 || values.length > 2) return undefined;
  const [only] = values;
  if (only?.is === 'rate' && values.length === 1)
    return open.intent === 'swap' && words.some((word) => SLIP.test(word)) && explains(SLIPPING, words)
      ? [MEANT, only, SLIPPAGE]
      : undefined;
  if (values.every((item) => isOf(item, open))) return undefined;
  for (const { fits, put } of SETTINGS) if (explains(fits, words)) return put(values, open, words);
  return undefined;
}

const EDIT = seq(any('s'), any('/'), any('§n'), any('/'), any('§n'), maybe(any('/')));
/** "s/50/500/" puts right what was typed. */
export function edited(items: readonly Item[], open: OpenFrame): readonly Item[] | undefined {
  const [before, after] = items.filter(isValue);
  if (before === undefined || after === undefined || !explains(EDIT, shapeOf(items))) return undefined;
  return isOf(before, open) ? [MEANT, after] : undefined;
}
