import type { OpenFrame, Problem, SlotName, Slots } from '../../../domain/chat/understanding.ts';
import type { Phrase, Sentence } from '../parser/sentence.ts';
import type { Role } from '../words/roles.ts';
import { type Context, emptyTokenSlot, placeTerm } from './patch-term.ts';
import { describeAmount, SlotCollector } from './slot-collector.ts';

/** Whether a segment corrects what came before, and which tokens it says are not meant. */
export type Correction = Readonly<{ isCorrection: boolean; excluded: readonly string[] }>;

export type Patch = Readonly<{ slots: Slots; problems: readonly Problem[] }>;

const FITTING: ReadonlySet<Role> = new Set([
  ...([
    'to',
    'from',
    'on',
    'for',
    'with',
    'in',
    'at',
    'and',
    'or',
    'of',
    'it',
    'worth-of',
    'usd',
    'eur',
    'gbp',
  ] as const),
  ...([
    'send',
    'swap',
    'buy',
    'sell',
    'bridge',
    'want',
    'spend',
    'own',
    'what',
    'asset',
    'place',
    'chain-noun',
  ] as const),
  ...(['slippage', 'amount-noun', 'confirm', 'no', 'instead', 'correction', 'greeting', 'how-much'] as const),
]);

/**
 * Reads a segment as an answer to, or a correction of, the open request: "no, make it 2", "to vitalik.eth", "on base".
 * Undefined when it says anything that the request cannot take.
 */
export function patchOf(sentence: Sentence, frame: OpenFrame, correction: Correction): Patch | undefined {
  if (sentence.unknown.length > 0 || [...sentence.roles].some((role) => !FITTING.has(role))) return undefined;
  const collector = new SlotCollector();
  let placed = sentence.slippage.length > 0;
  for (const bps of sentence.slippage) {
    if (frame.intent !== 'swap') return undefined;
    collector.put('slippageBps', bps);
  }
  for (const phrase of sentence.phrases) {
    if (!place(phrase, { ...frame, ...correction, sentence }, collector)) return undefined;
    placed = true;
  }
  if (!placed) return undefined;
  return { slots: collector.slots(), problems: collector.problems() };
}

function place(phrase: Phrase, frame: Context, collector: SlotCollector): boolean {
  const { amount, term, account, invalid, unknown, worthOf } = phrase;
  if (worthOf !== undefined) return false;
  if (amount && !placeAmount(phrase, frame, collector)) return false;
  if (phrase.chainHint?.chain !== undefined) collector.put('fromChain', phrase.chainHint.chain);
  if (term && !placeTerm(phrase, frame, collector)) return false;
  if (account && !placeAccount(phrase, frame, collector)) return false;
  if (invalid && frame.intent !== 'transfer') return false;
  if (invalid) collector.reject(invalid.why, phrase.amount ? 'token' : 'recipient', invalid.text);
  if (unknown.length === 0) return true;
  if (phrase.marker !== 'to' && amount === undefined) return false;
  collector.reject(
    frame.intent === 'transfer' && phrase.marker === 'to' ? 'recipient-is-nobody' : 'token-unknown',
    unknownWordSlot(phrase, frame),
    unknown.join(' '),
  );
  return true;
}

const unknownWordSlot = ({ marker }: Phrase, { intent }: OpenFrame): SlotName => {
  if (intent === 'transfer') return marker === 'to' ? 'recipient' : 'token';
  return marker === 'to' ? 'toToken' : 'fromToken';
};

function placeAmount(
  { amount, amountText, marker, term }: Phrase,
  { intent, slots }: OpenFrame,
  collector: SlotCollector,
): boolean {
  if (amount === undefined || (intent !== 'transfer' && intent !== 'swap' && intent !== 'sale')) return false;
  const before = slots.amount ?? (slots.relativeAmount && describeAmount(slots.relativeAmount));
  if (amount.kind === 'share' && term === undefined && before !== undefined && slots.relativeAmount?.kind !== 'max') {
    collector.reject('amount-unclear', 'amount', describeAmount(amount), [
      `${describeAmount(amount)} of ${before}`,
      `${describeAmount(amount)} of the balance`,
    ]);
    return true;
  }
  const ofTarget = term?.token !== undefined && term.token === slots.toToken && term.token !== slots.fromToken;
  const side = marker === 'to' || ofTarget || (marker !== 'from' && slots.amountSide === 'to') ? 'to' : 'from';
  collector.putAmount(amount, intent === 'swap' ? side : 'from', amountText);
  return true;
}

function placeAccount(
  { account, marker, amount }: Phrase,
  { intent, slots }: OpenFrame,
  collector: SlotCollector,
): boolean {
  if (account === undefined) return false;
  const isToken = account.token !== undefined && (marker !== 'to' || intent === 'swap');
  if (intent === 'balance' || intent === 'portfolio') collector.put('wallet', account.account);
  else if (intent === 'swap' && isToken) collector.put(emptyTokenSlot(slots), account.account);
  else if (intent !== 'transfer') return false;
  else if (isToken && (amount || slots.token === undefined)) collector.put('token', account.account);
  else if (account.token !== undefined) collector.reject('recipient-is-token', 'recipient', account.text);
  else if (account.foreign) collector.reject('address-of-other-chain', 'recipient', account.text);
  else collector.put('recipient', account.account);
  return true;
}
