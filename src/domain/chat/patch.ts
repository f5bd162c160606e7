import type { Term } from './item.ts';
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
export function patchOf(sentence: Sentence, frame: OpenFrame, fix: boolean, away: readonly string[]): Patch | undefined {
  if (sentence.unknown.length > 0 || [...sentence.roles].some((role) => !FITTING.has(role))) return undefined;
  const slate = new Slate();
  let placed = sentence.slippage.length > 0;
  for (const bps of sentence.slippage) {
    if (frame.intent !== 'swap') return undefined;
    slate.put('slippageBps', bps);
  }
  for (const phrase of sentence.phrases) {
    if (!place(phrase, { ...frame, sentence, fix, away }, slate)) return undefined;
    placed = true;
  }
  if (!placed) return undefined;
  return { slots: slate.slots(), problems: slate.problems() };
}

/** The open request, and how the stretch is said. `away` holds the tokens that were said not to be meant. */
type Context = OpenFrame & Readonly<{ sentence: Sentence; fix: boolean; away: readonly string[] }>;

function place(phrase: Phrase, frame: Context, slate: Slate): boolean {
  const { amount, term, account, spoiled, unknown, worthOf } = phrase;
  if (worthOf !== undefined) return false;
  if (amount && !placeAmount(phrase, frame, slate)) return false;
  if (phrase.chainHint?.chain !== undefined) slate.put('fromChain', phrase.chainHint.chain);
  if (term && !placeTerm(phrase, frame, slate)) return false;
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

function placeAmount({ amount, amountText, marker, term }: Phrase, { intent, slots }: OpenFrame, slate: Slate): boolean {
  if (amount === undefined || (intent !== 'transfer' && intent !== 'swap' && intent !== 'sale')) return false;
  const ofTarget = term?.token !== undefined && term.token === slots.toToken && term.token !== slots.fromToken;
  const side = marker === 'to' || ofTarget || (marker !== 'from' && slots.amountSide === 'to') ? 'to' : 'from';
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

function placeTerm(phrase: Phrase, context: Context, slate: Slate): boolean {
  const { term, marker, amount, forced } = phrase;
  const { intent, slots, sentence } = context;
  if (term === undefined) return false;
  if (term.unserved) {
    slate.trouble('chain-unknown', marker === 'to' ? 'toChain' : 'fromChain', term.text);
    return true;
  }
  if (term.chain !== undefined && isMeantAsChain(phrase, context)) {
    slate.put(intent === 'swap' && marker === 'to' ? 'toChain' : 'fromChain', term.chain);
    return true;
  }
  const filled = intent === 'swap' ? slots.toToken !== undefined && slots.fromToken !== undefined : slots.token !== undefined;
  const bare = marker === 'none' && amount === undefined && forced === undefined && sentence.phrases.length === 1;
  if (bare && isEitherWay(term, filled, context))
    slate.trouble('chain-or-token', 'fromChain', term.text, [`the ${term.token} token`, `the ${term.text} network`]);
  else if (term.token === undefined || (intent !== 'swap' && (marker === 'to' || intent === 'gas'))) return false;
  else slate.put(intent === 'swap' ? tradeSlot(phrase, term.token, context) : 'token', term.token);
  return true;
}

function isMeantAsChain({ term, forced, marker, amount, opener }: Phrase, { intent, slots, fix }: Context): boolean {
  if (term === undefined || forced === 'token' || amount !== undefined) return false;
  if (term.token === undefined || forced === 'chain' || marker === 'on') return true;
  if (intent === 'swap' && slots.toToken !== undefined && slots.fromToken === slots.toToken) return true;
  if (intent !== 'swap' && marker === 'from') return true;
  // A chain's full name, when every token is known already.
  const filled = intent === 'swap' ? slots.toToken !== undefined && slots.fromToken !== undefined : slots.token !== undefined;
  return filled && !fix && intent !== 'price' && (marker === 'none' || opener === 'spend') && term.text.length > 5;
}

/** "op" to a request whose tokens are known, "make it arbitrum", "arbitrum" where a token is still needed. */
function isEitherWay({ chain, token, text, even }: Term, filled: boolean, { intent, fix }: Context): boolean {
  if (chain === undefined || token === undefined || (intent !== 'swap' && intent !== 'transfer')) return false;
  return filled ? (fix ? text.length > 5 : true) : even;
}

function tradeSlot({ marker, amount }: Phrase, token: string, { slots, away }: Context): 'fromToken' | 'toToken' {
  if (marker === 'to' || marker === 'for' || marker === 'in') return 'toToken';
  if (marker === 'from') return 'fromToken';
  if (slots.fromToken !== undefined && away.includes(slots.fromToken)) return 'fromToken';
  if (slots.toToken !== undefined && away.includes(slots.toToken)) return 'toToken';
  if (token === slots.fromToken || token === slots.toToken) return token === slots.fromToken ? 'fromToken' : 'toToken';
  if (marker === 'with') return 'fromToken';
  if (amount !== undefined && slots.toToken !== undefined) return slots.amountSide === 'to' ? 'toToken' : 'fromToken';
  if (amount !== undefined && slots.fromToken === undefined) return 'fromToken';
  return emptyTokenSlot(slots);
}
