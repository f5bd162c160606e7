import type { Phrase, Sentence } from './sentence.ts';
import { Slate } from './slate.ts';
import type { OpenFrame, Problem, SlotName, Slots } from './understanding.ts';
import type { Role } from './words/roles.ts';

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
  ...(['slippage', 'amount-noun', 'confirm', 'no', 'instead', 'fix', 'greeting', 'how-much'] as const),
]);

/**
 * Reads a stretch as an answer to, or a correction of, the open request: "no, make it 2", "to vitalik.eth", "on base".
 * Undefined when it says anything that has no place there.
 */
export function patchOf(sentence: Sentence, frame: OpenFrame): Patch | undefined {
  if (sentence.unknown.length > 0 || [...sentence.roles].some((role) => !FITTING.has(role))) return undefined;
  const slate = new Slate();
  let placed = sentence.slippage.length > 0;
  for (const bps of sentence.slippage) {
    if (frame.intent !== 'swap') return undefined;
    slate.put('slippageBps', bps);
  }
  for (const phrase of sentence.phrases) {
    if (!place(phrase, frame, slate, sentence)) return undefined;
    placed = true;
  }
  if (!placed) return undefined;
  return { slots: slate.slots(), problems: slate.problems() };
}

function place(phrase: Phrase, frame: OpenFrame, slate: Slate, sentence: Sentence): boolean {
  const { amount, term, account, spoiled, unknown, worthOf } = phrase;
  if (worthOf !== undefined) return false;
  if (amount && !placeAmount(phrase, frame, slate)) return false;
  if (phrase.chainHint?.chain !== undefined) slate.put('fromChain', phrase.chainHint.chain);
  if (term && !placeTerm(phrase, frame, slate, sentence)) return false;
  if (account && !placeAccount(phrase, frame, slate)) return false;
  if (spoiled && frame.intent !== 'transfer') return false;
  if (spoiled) slate.trouble(spoiled.why, phrase.amount ? 'token' : 'recipient', spoiled.text);
  if (unknown.length === 0) return true;
  if (phrase.marker !== 'to' && amount === undefined) return false;
  slate.trouble(
    frame.intent === 'transfer' && phrase.marker === 'to' ? 'recipient-is-nobody' : 'token-unknown',
    strangerSlot(phrase, frame),
    unknown.join(' '),
  );
  return true;
}

const strangerSlot = ({ marker }: Phrase, { intent }: OpenFrame): SlotName => {
  if (intent === 'transfer') return marker === 'to' ? 'recipient' : 'token';
  return marker === 'to' ? 'toToken' : 'fromToken';
};

function placeAmount({ amount, amountText, marker }: Phrase, { intent, slots }: OpenFrame, slate: Slate): boolean {
  if (amount === undefined || (intent !== 'transfer' && intent !== 'swap' && intent !== 'sale')) return false;
  const side = marker === 'to' || (marker !== 'from' && slots.amountSide === 'to') ? 'to' : 'from';
  slate.putAmount(amount, intent === 'swap' ? side : 'from', amountText);
  return true;
}

function placeAccount({ account, marker, amount }: Phrase, { intent, slots }: OpenFrame, slate: Slate): boolean {
  if (account === undefined) return false;
  const isToken = account.token !== undefined && (marker !== 'to' || intent === 'swap');
  if (intent === 'balance' || intent === 'portfolio') slate.put('wallet', account.account);
  else if (intent === 'swap' && isToken) slate.put(emptyTokenSlot(slots), account.account);
  else if (intent !== 'transfer') return false;
  else if (isToken && (amount || slots.token === undefined)) slate.put('token', account.account);
  else if (account.token !== undefined) slate.trouble('recipient-is-token', 'recipient', account.text);
  else if (account.foreign) slate.trouble('address-of-other-chain', 'recipient', account.text);
  else slate.put('recipient', account.account);
  return true;
}

const emptyTokenSlot = (slots: Slots): 'fromToken' | 'toToken' =>
  slots.fromToken === undefined && slots.toToken !== undefined ? 'fromToken' : 'toToken';

function placeTerm(phrase: Phrase, frame: OpenFrame, slate: Slate, sentence: Sentence): boolean {
  const { term } = phrase;
  if (term === undefined) return false;
  if (frame.intent === 'swap') return placeTradeTerm(phrase, frame.slots, slate);
  const asChain =
    term.token === undefined ||
    phrase.forced === 'chain' ||
    phrase.marker === 'on' ||
    phrase.marker === 'from' ||
    sentence.verbs.includes('spend');
  if (asChain && term.chain !== undefined) slate.put('fromChain', term.chain);
  else if (term.token === undefined || phrase.marker === 'to' || frame.intent === 'gas') return false;
  else slate.put('token', term.token);
  return true;
}

function placeTradeTerm({ term, marker, forced, amount }: Phrase, slots: Slots, slate: Slate): boolean {
  if (term === undefined) return false;
  const carried = slots.toToken !== undefined && slots.fromToken === slots.toToken;
  const asChain =
    term.token === undefined ||
    forced === 'chain' ||
    marker === 'on' ||
    (carried && forced !== 'token' && amount === undefined);
  if (asChain && term.chain !== undefined) slate.put(marker === 'to' ? 'toChain' : 'fromChain', term.chain);
  else if (term.token === undefined) return false;
  else slate.put(tradeSlot(marker, term.token, slots, amount !== undefined), term.token);
  return true;
}

function tradeSlot(marker: Phrase['marker'], token: string, slots: Slots, hasAmount: boolean): 'fromToken' | 'toToken' {
  if (marker === 'to' || marker === 'for' || marker === 'in') return 'toToken';
  if (marker === 'from' || marker === 'with') return 'fromToken';
  if (hasAmount && slots.toToken !== undefined) return slots.amountSide === 'to' ? 'toToken' : 'fromToken';
  if (hasAmount && (slots.fromToken === undefined || slots.fromToken === token)) return 'fromToken';
  return emptyTokenSlot(slots);
}
