import * as words from '../licence/english-words.ts';
import { ACCOUNT, QUANTITY } from '../licence/parts.ts';
import { any, either, many, maybe, seq } from '../licence/pattern.ts';
import type { Item } from '../tagger/item.ts';
import { cut, type Found, isWhole, longestFirst, wordAt } from './cut.ts';
import { type Flat, flatten } from './flat.ts';
import { isStart, SEND } from './rules.ts';
import { PERSON, THING } from './things.ts';

const MARK = any(',|.|!|;|:|-|\n|(|)');
const ASKING = many(
  any(
    'please|pls|plz|kindly|so|and|then|now|just|go ahead and|go on and|go ahead|do|agent|hurry|quickly|finally|quick|could you please|would you please|can you please|could you|would you|can you',
  ),
  any(
    'i would like you to|i want you to|i need you to|i ask you to|we ask you to|i authorise you to|i authorize you to|grateful if you could|grateful if you would',
  ),
);
const IT = any(
  'it|that|this|them|him|her|the man|the lady|the guy|it all|the lot|it please|it over|it along|it out|it off|it through|the bill|the invoice|the amount|the money|that over|it back|it to him|it to her|it to them|it there|it up|him please|her please|it in full',
);
/** "please pay it", "go ahead and send it", "settle it for me" */
const paying = seq(
  ASKING,
  any(
    'send|pay|transfer|wire|settle|remit|forward|move|push|pay out|send out|send off|send over|issue|clear|process|execute|release|deliver|refund|give',
  ),
  either(IT, PERSON),
);
/** "please take care of it", "make it happen" */
const doing = seq(
  ASKING,
  any(
    'take care of it|take care of this|take care of that|see to it|see to that|make it happen|make that happen|get it done|get that done|get it sent|get it going|get it paid|sort it|sort it out|sort that|sort that out|sort this|handle it|handle that|handle this|execute this|process this|do it|do that|do this|proceed|settle up|arrange it|arrange that|arrange this|put it through|push it through|make the payment|make the transfer|send away|execute the payment|execute the transfer|process the payment|do the transfer|go ahead with it|go ahead with that|go ahead with this|pay up|do so|send|pay|transfer|prepare|let him have it|let her have it|let them have it|give it to him|give it to her|give it to them|give him that|give her that|settle up with him|settle up with her|sort him out|sort her out',
  ),
);
const LATER = many(
  any(words.COURTESY),
  any(words.GREETING),
  MARK,
  any(
    'for me|right away|today|in full|as soon as you can|before i forget|before i forget again|from here|from my wallet|from my account|on my behalf',
  ),
);
/** What asks for it, behind what is asked for, up to the end. */
const SAID = seq(either(paying, doing), maybe(any('for me|for us|now|today|asap|at once|immediately')));
const POLITELY = seq(any('can you|could you|can u|could u|can you please|could you please'), SAID, any('?'));
const TAIL = seq(either(SAID, POLITELY), LATER);

/** "he needs", "the notary's fee is", "my share comes to": it is due, and not yet asked for. */
export const NEEDS = any(
  'needs|wants|gets|is owed|is due|is waiting for|is still waiting for|is waiting on|is still waiting on|is still owed|is still due|is asking for|is asking me for|asks for|asks me for|is asking|wants his|wants her|needs his|takes|charges|charged|is to get|is to receive|is to be paid|should get|should receive|should be getting|must get|must receive|must be paid|quoted|invoiced|bills|billed|is expecting|expects|earned|has earned|is entitled to|has to get|comes to|came to|is|was|are|makes|costs|cost|amounts to|totals|will be|needs from me|gets from me|is getting|will take|it is|that is|that makes|that comes to|it comes to|it was|it costs|it came to|i owe him|i owe her|i owe them|i owe|we owe|i still owe|i promised|i promised him|i promised her|i promised them|we agreed on|i am to pay|i have to pay|i must pay|i should pay|i am settling|we have to pay|we must pay|i accepted|we accepted|i am giving him|i am giving her|i am giving them|i am paying',
);
export const DUE = seq(
  either(
    seq(
      either(
        any(
          'he|she|they|it|that|this|my share|my part|my half|the sum|the total|the amount|the price|the bill|his bill|her bill|their bill|what he is asking|what she is asking|what they are asking|what i owe',
        ),
        THING,
        PERSON,
      ),
      maybe(any('still|now|just|only|also')),
      NEEDS,
    ),
    any(
      'i owe him|i owe her|i owe them|i owe|we owe|i still owe|i promised|i promised him|i promised her|i promised them|we agreed on|i am to pay|i have to pay|i must pay|it is|that is|it comes to|that makes|that comes to|i am giving him|i am giving her|i am giving them|i am giving|i am paying',
    ),
  ),
  maybe(any('exactly|about|his|her|their|the|him|her|them|us|me|back|me back|namely|altogether')),
);

/**
 * Puts the verb of a payment before its amount where it was said behind: "the fee is 5 usdc, she's at 0x…, please pay it". Without such
 * a verb what is due is only told.
 */
export function withVerbFirst(items: readonly Item[]): Item[] {
  const flat = flatten(items);
  const accounts = flat.words.filter((word) => word === '§a').length;
  const tokens = flat.words.filter((word) => /^§[tbk]$/.test(word)).length;
  if (accounts !== 1 || tokens === 0 || !flat.words.includes('§n')) return [...items];
  const start = tailOf(flat);
  if (start === undefined) return [...items];
  const before = items.slice(0, flat.of[start]);
  if (before.some((item) => item.is === 'role' && item.role === 'send' && item.raw === item.text)) return [...items];
  const asked = cut(before, dueAt);
  if (asked.length !== before.length || asked.some((item, at) => item !== before[at])) return asked;
  return cut(before, firstAt);
}

/** The word that the tail starts with: behind a mark, with the values before it. */
function tailOf(flat: Flat): number | undefined {
  const last = Math.max(
    flat.words.lastIndexOf('§a'),
    flat.words.lastIndexOf('§n'),
    flat.words.lastIndexOf('§t'),
    flat.words.lastIndexOf('§c'),
    flat.words.lastIndexOf('§b'),
  );
  for (let at = last + 1; at < flat.words.length; at += 1) {
    const isBorder =
      at === last + 1 || MARK(flat.words, at - 1).length > 0 || /^(?:and|so|then)$/.test(wordAt(flat, at - 1) ?? '');
    if (flat.starts[at] === true && isBorder && TAIL(flat.words, at).includes(flat.words.length)) return at;
  }
  return undefined;
}

function dueAt(flat: Flat, at: number): Found | undefined {
  if (!isStart(wordAt(flat, at - 1)) && !/^(?:so|and|because|since|then)$/.test(wordAt(flat, at - 1) ?? ''))
    return undefined;
  const fits = (end: number) =>
    isWhole(flat, end) && QUANTITY(flat.words, end).length > 0 && /^§[nt]$/.test(wordAt(flat, end) ?? '');
  const plain = longestFirst(DUE(flat.words, at)).find(fits);
  if (plain !== undefined) return { length: plain - at, put: [SEND] };
  // "0x… wants 5 usdc"
  const [end = at] = longestFirst(ACCOUNT(flat.words, at));
  const needed =
    end === at ? undefined : longestFirst(seq(NEEDS, maybe(any('his|her|the')))(flat.words, end)).find(fits);
  return needed === undefined
    ? undefined
    : { length: needed - at, put: [SEND, ...flat.items.slice(flat.of[at], flat.of[end])] };
}

/** Nothing is before the amount: the verb is. */
function firstAt(flat: Flat, at: number): Found | undefined {
  const first = flat.words.indexOf('§n');
  const isHere = at === first || (at === first - 1 && /^§[tb]$/.test(wordAt(flat, at) ?? ''));
  if (!isHere || !isStart(wordAt(flat, at - 1))) return undefined;
  return { length: 1, put: [SEND, ...flat.items.slice(flat.of[at], (flat.of[at] ?? 0) + 1)] };
}
