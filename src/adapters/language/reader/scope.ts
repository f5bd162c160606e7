import type { Reading } from '../../../domain/chat/understanding.ts';
import { any, either, maybe, type Pattern, seq } from '../shape/pattern.ts';
import { partOf } from '../shape/shape.ts';
import type { Item } from '../tagger/item.ts';
import { isPerson } from '../words/people/people.ts';

const VALUE = any('§n|§t|§b|§k|§c|§a');
const LAST = any('last|latest|pending|previous|stuck|recent|failed');
const PERSON: Pattern = (words, at) => (isPerson(words[at] ?? '') ? [at + 1] : []);
const DEALING = any('send|swap|buy|sell|convert|exchange|transfer|pay|bridge|trade|move|wire|put|get');

/** What is asked for that this service does not do, whatever else the words may look like. Found anywhere in a text. */
const OUTSIDE: readonly (readonly [topic: string, pattern: Pattern])[] = [
  ['secrets', any('password|passphrase|private key|private keys|seed phrase|seed words|mnemonic|recovery phrase')],
  [
    'other',
    seq(
      any('undo|reverse|revert|speed up|accelerate|replace|cancel|stop|take back|claw back'),
      maybe(any('my|the|that|this')),
      LAST,
    ),
  ],
  [
    'other',
    either(
      any('refund me|my money back|my funds back|charge back|chargeback'),
      seq(any('send|pay|give|transfer|lend'), any('me|us'), maybe(any('some|just|over|back|a|free')), VALUE),
    ),
  ],
  ['other', seq(any('get|ask|tell|make|have|request'), any('§a'), any('to send|to pay|to transfer|to give|for'))],
  ['other', seq(any('request|collect|invoice|charge|demand'), maybe(any('§n')), maybe(VALUE), any('from'), any('§a'))],
  ['advice', any('predict|prediction|forecast|price target|recommend|any tips|what would you do')],
  [
    'advice',
    seq(
      any('would it be|is it|would that be|is that|isnt it|wouldnt it be'),
      maybe(any('too|really|very|so|a|an')),
      any(
        'silly|stupid|dumb|smart|wise|crazy|clever|foolish|sensible|risky|safe|good idea|bad idea|mistake|worth it|better|good time|bad time|too late|too early|a good idea|a bad idea|a mistake|good|bad|mad|nuts|insane|reasonable|advisable',
      ),
    ),
  ],
  ['advice', seq(any('§n|§t|§b|§a'), any('or is that|or is it|or should i|or would that|or not|or maybe'))],
  [
    'other',
    seq(
      any('explain|describe|define|teach'),
      maybe(any('what')),
      any('gas|defi|blockchain|crypto|staking|tokens|wallets|nfts|ethereum|bitcoin|web3|slippage|liquidity'),
    ),
  ],
  [
    'bank',
    any(
      'wire transfer|direct debit|bank wire|iban|sepa|paypal|my bank|bank account|bank transfer to my|credit card|debit card|apple pay|google pay|gift card|for cash|in cash|cashapp account|venmo account|western union',
    ),
  ],
  [
    'lending',
    seq(
      any('from|on|in|into|to|via|through|using'),
      any('aave|compound|morpho|spark|maker|lido|yearn|curve|eigenlayer|rocketpool|pendle|gmx|convex'),
      any('vault|pool|protocol|market|account'),
    ),
  ],
  [
    'lending',
    seq(
      any('withdraw|deposit|supply|redeem|unstake'),
      maybe(any('my|all my|the|all|some')),
      maybe(any('§n')),
      maybe(any('my|of my')),
      any('§t|§b'),
      any('from|on|into|in'),
      any('§t|§k'),
    ),
  ],
  ['orders', seq(any('§n|§t|§b'), any('at'), any('§n'))],
  [
    'schedule',
    any(
      'recurring|standing order|every month|every week|every day|monthly|weekly|daily|hourly|yearly|each month|each week|each day|remind me|reminder|alert me|notify me if|notify me when',
    ),
  ],
  ['other', any('start mining|stop mining|mine for me|mining rig|mine bitcoin|a refund|refund for|my refund')],
  ['other', any('any news|crypto news|the news|latest news|news about|news on|headlines')],
  // What somebody else has is not shown.
  [
    'other',
    seq(any('does|do|did'), maybe(any('my|the|his|her|their')), PERSON, any('have|own|hold|got|pay|send|spend')),
  ],
  ['other', any('tax|taxes|capital gains|my tax return|accountant for')],
];
const CONDITIONS = any('if|when|whenever|once|unless|until|as soon as|after|in case');
const POLITE = any('you|u|possible|it is|that is|ready|convenient|not|i may|i might|there is');
/** "if you can" is a courtesy. */
const CONDITION: Pattern = (words, at) =>
  CONDITIONS(words, at).filter((end) => end < words.length && POLITE(words, end).length === 0);
/** "if i swap 2 eth, how much do i get" */
const QUOTING = any('how much|how many|what would|what will|what do i get|quote|rate');
const DEAL = seq(DEALING, maybe(any('my|all|some|the|all my|half my')), VALUE);

const holds = (pattern: Pattern, words: readonly string[]): boolean =>
  words.some((_, at) => pattern(words, at).length > 0);

/** The topic of what is asked for outside of this service. */
function topicOf(shape: readonly string[]): string | undefined {
  const outside = OUTSIDE.find(([, pattern]) => holds(pattern, shape))?.[0];
  if (outside !== undefined) return outside;
  return holds(CONDITION, shape) && holds(DEAL, shape) && !holds(QUOTING, shape) ? 'condition' : undefined;
}

/** Nothing is understood as a request where its words show that it is another one. */
export function withinScope(reading: Reading, items: readonly Item[]): Reading {
  const topic = topicOf(items.flatMap((item) => partOf(item).split(' ')));
  if (topic === undefined || reading.negated) return reading;
  const problems = [{ code: 'unsupported', said: topic } as const];
  return { ...reading, act: 'request', intent: 'unknown', slots: {}, problems };
}
