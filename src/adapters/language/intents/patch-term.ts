import type { OpenFrame, Slots } from '../../../domain/chat/understanding.ts';
import type { Phrase, Sentence } from '../parser/sentence.ts';
import type { Term } from '../tagger/item.ts';
import type { SlotCollector } from './slot-collector.ts';

/** The open request, and the segment that continues it. `excluded`: the tokens that the person said they do not mean. */
export type Context = OpenFrame & Readonly<{ sentence: Sentence; isCorrection: boolean; excluded: readonly string[] }>;

/** Puts a named token or chain into the slot of the open request that takes it; false when there is none. */
export function placeTerm(phrase: Phrase, context: Context, collector: SlotCollector): boolean {
  const { term, marker, amount, forced } = phrase;
  const { intent, slots, sentence } = context;
  if (term === undefined) return false;
  if (term.unsupported) {
    collector.reject('chain-unknown', marker === 'to' ? 'toChain' : 'fromChain', term.text);
    return true;
  }
  if (term.chain !== undefined && isMeantAsChain(phrase, context)) {
    collector.put(intent === 'swap' && marker === 'to' ? 'toChain' : 'fromChain', term.chain);
    return true;
  }
  const filled =
    intent === 'swap' ? slots.toToken !== undefined && slots.fromToken !== undefined : slots.token !== undefined;
  const bare = marker === 'none' && amount === undefined && forced === undefined && sentence.phrases.length === 1;
  if (bare && isAmbiguous(term, filled, context))
    collector.reject('chain-or-token', 'fromChain', term.text, [`the ${term.token} token`, `the ${term.text} network`]);
  else if (term.token === undefined || (intent !== 'swap' && (marker === 'to' || intent === 'gas'))) return false;
  else collector.put(intent === 'swap' ? tradeSlot(phrase, term.token, context) : 'token', term.token);
  return true;
}

function isMeantAsChain(
  { term, forced, marker, amount, opener }: Phrase,
  { intent, slots, isCorrection }: Context,
): boolean {
  if (term === undefined || forced === 'token' || amount !== undefined) return false;
  if (term.token === undefined || forced === 'chain' || marker === 'on') return true;
  // A name that a network and its token share: a transfer that has its network means to change that.
  if (term.isShared && intent === 'transfer' && slots.fromChain !== undefined) return true;
  if (term.isShared && (marker === 'with' || opener === 'spend')) return true;
  if (intent === 'swap' && slots.toToken !== undefined && slots.fromToken === slots.toToken) return true;
  if (intent !== 'swap' && (marker === 'from' || opener === 'spend')) return true;
  // A full name of a chain, when every token is known already.
  const filled =
    intent === 'swap' ? slots.toToken !== undefined && slots.fromToken !== undefined : slots.token !== undefined;
  return (
    filled && !isCorrection && intent !== 'price' && (marker === 'none' || opener === 'spend') && term.text.length > 5
  );
}

/** "op" when the tokens are known, "make it arbitrum", "arbitrum" when a token is still missing. */
function isAmbiguous(
  { chain, token, text, isShared }: Term,
  filled: boolean,
  { intent, isCorrection }: Context,
): boolean {
  if (chain === undefined || token === undefined || (intent !== 'swap' && intent !== 'transfer')) return false;
  return filled ? (isCorrection ? text.length > 5 : true) : isShared;
}

function tradeSlot({ marker, amount }: Phrase, token: string, { slots, excluded }: Context): 'fromToken' | 'toToken' {
  if (marker === 'to' || marker === 'for' || marker === 'in') return 'toToken';
  if (marker === 'from') return 'fromToken';
  if (slots.fromToken !== undefined && excluded.includes(slots.fromToken)) return 'fromToken';
  if (slots.toToken !== undefined && excluded.includes(slots.toToken)) return 'toToken';
  if (token === slots.fromToken || token === slots.toToken) return token === slots.fromToken ? 'fromToken' : 'toToken';
  if (marker === 'with') return 'fromToken';
  if (amount !== undefined && slots.toToken !== undefined) return slots.amountSide === 'to' ? 'toToken' : 'fromToken';
  if (amount !== undefined && slots.fromToken === undefined) return 'fromToken';
  return emptyTokenSlot(slots);
}

export const emptyTokenSlot = (slots: Slots): 'fromToken' | 'toToken' =>
  slots.fromToken === undefined && slots.toToken !== undefined ? 'fromToken' : 'toToken';
