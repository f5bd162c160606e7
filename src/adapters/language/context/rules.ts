import { any, either, many, maybe, type Pattern, seq, some } from '../licence/pattern.ts';
import type { Item } from '../tagger/item.ts';
import type { Role } from '../words/roles.ts';
import { NUMBERED, PERSON, THING } from './things.ts';

const role = (name: Role, text: string): Item => ({ is: 'role', role: name, text, raw: text });
export const [SEND, TO, WITH] = [role('send', 'send'), role('to', 'to'), role('with', 'with')];
const ALL: Item = { is: 'amount', amount: { kind: 'max' }, text: 'all' };

type Rule = Readonly<{
  pattern: Pattern;
  put: readonly Item[];
  before?: (word: string | undefined) => boolean;
  after?: (word: string | undefined) => boolean;
  /** The one verb of trading that the words before may hold. */
  only?: Role;
}>;

export const isStart = (word: string | undefined): boolean => word === undefined || !/^[\p{L}§]/u.test(word);
const MARK = any(',|.|:|;|-|\n|(');

/** Turns of phrase, and the plain words that they stand for. */
export const RULES: readonly Rule[] = [
  // "send um 5 usdc to uh 0x…"
  { pattern: any('um|uh|uhm|umm|erm|er|ehm'), put: [] },
  // "i want 1 eth, and i will pay for it in usdc"
  {
    pattern: seq(
      many(MARK, any('and|and then|i will|i would like to|please|to be|then')),
      any(
        'pay|paying|paid|pay for it|pay for them|pay for that|pay for this|paying for it|paid for|funded|pay it|fund it',
      ),
      any('with|in|using|by using|out of'),
    ),
    put: [WITH],
    before: (word) => /^§[tk b]/.test(word ?? ''),
  },
  // "i would like, if possible, to send …"
  {
    pattern: seq(
      any(','),
      any('please|pls|if possible|if you can|if you could|if you do not mind|if you would|if i may|kindly|thank you'),
      any(','),
    ),
    put: [],
    before: (word) => /^(?:like|you|u|to|could|can|want|need|and)$/.test(word ?? ''),
  },
  // "dinner was 40 usdc, send it to …"
  {
    pattern: seq(THING, any('is|was|comes to|came to|costs|cost|amounts to|amounted to|will be|would be')),
    put: [role('own', 'i owe')],
    before: isStart,
    after: (word) => word === '§n',
  },
  // "i need exactly 2 uni, use my dai"
  {
    pattern: seq(some(MARK), maybe(any('and|please|just')), any('use|using|and use')),
    put: [WITH],
    before: (word) => /^§[tkb]/.test(word ?? ''),
    after: (word) => word === 'my' || word === '§t',
  },
  // "settle invoice 4417: send 5 usdc to …"
  {
    pattern: seq(
      any('pay|settle|cover|pay for|pay off'),
      either(THING, NUMBERED),
      maybe(seq(any('to|with'), PERSON)),
      MARK,
      maybe(any('please|so|just')),
      any('send|pay|transfer|wire'),
    ),
    put: [SEND],
  },
  // "pay my rent: 5 usdc to …", "settle the bar tab with 5 usdc to …"
  {
    pattern: seq(
      any(
        'pay|settle|cover|pay for|pay off|send|transfer|give|wire|tip|reimburse|refund|return|remit|settle up with|settle with|thank',
      ),
      either(THING, NUMBERED, PERSON, seq(PERSON, maybe(any('back|for')), THING)),
      maybe(seq(any('to|with'), PERSON)),
      either(MARK, any('with|for|of|by sending|by paying|by transferring')),
    ),
    put: [SEND],
  },
  // "empty my usdc into …"
  {
    pattern: seq(
      any('empty|drain|sweep|clear out|empty out'),
      maybe(any('out')),
      maybe(any('all|all of|all the')),
      maybe(any('my|the|of my')),
    ),
    put: [SEND, ALL],
    after: (word) => word !== '§n',
  },

  // "please have 5 usdc sent over to …": what is done is in the second verb
  {
    pattern: seq(any('sent|transferred|paid|delivered|wired|moved|forwarded'), any('over|across|out|off')),
    put: [role('sent', 'sent')],
  },
  // "i have 8 link and i would like them as usdc"
  {
    pattern: seq(
      any('i would like|i want|i need|i would love|make|turn'),
      any('them|it|that|those|this'),
      any(
        'as|in|into|to be|to be in|turned into|converted to|converted into|swapped for|swapped to|changed to|changed into',
      ),
    ),
    put: [role('swap', 'swap'), role('it', 'it'), TO],
    after: (word) => /^§[tkb]/.test(word ?? ''),
  },
  // "move everything i have on base to …"
  {
    pattern: any(
      'everything i have|everything i own|everything i hold|all i have|all i own|all that i have|all i hold',
    ),
    put: [ALL],
    before: (word) => /^(?:send|move|transfer|swap|convert|bridge|sell|exchange|withdraw)$/.test(word ?? ''),
  },
  // "i want 5 usdc to go to …"
  {
    pattern: any('to go to|to go over to|to go out to|to go into|to end up in|to end up at|to land in|to arrive at'),
    put: [TO],
    before: (word) => /^§[tk b]/.test(word ?? ''),
  },
  // "sell 100 usdc and buy eth": what is sold is spent on it
  {
    pattern: seq(
      either(seq(many(MARK), any('and|then|and then|and use it to|and use that to')), some(MARK)),
      any(
        'buy|get|get me|buy me|purchase|grab|pick up|give me|hand me|receive|receiving|i want|give me back|proceeds in|proceeds to|proceeds into|i would like|want',
      ),
      maybe(any('some|me some')),
    ),
    put: [TO],
    before: (word) => /^§[tkb]/.test(word ?? ''),
    after: (word) => /^§[tkb]/.test(word ?? ''),
    only: 'sell',
  },
  // "i want 1 eth, take it from my usdc"
  {
    pattern: seq(
      many(MARK, any('and|please|then')),
      any(
        'take it from|take it out of|take that from|take that out of|fund it from|fund it with|fund that with|fund that from|pay from|paid from|funded from|funded with|pay out of|spend|spending|pay it from|pay it out of|i will pay from',
      ),
    ),
    put: [WITH],
    before: (word) => /^§[tk b]/.test(word ?? ''),
  },
  // "sell 5 eth and give me dai for it"
  {
    pattern: any('in return|for it|for them|for that|in exchange|in return for it|in return for them'),
    put: [],
    before: (word) => /^§[tkb]/.test(word ?? ''),
    after: isStart,
    only: 'sell',
  },
  // "buy 4 link w/ eth"
  { pattern: any('w /'), put: [WITH], after: (word) => /^§|^(?:my|the)$/.test(word ?? '') },
  { pattern: any('back to|back into|back in to'), put: [TO], before: (word) => /^§[tb]/.test(word ?? '') },
];
