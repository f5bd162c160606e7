import type { ChainRef, TokenRef } from '../../../domain/chat/understanding.ts';
import type { Phrase, Sentence } from '../parser/sentence.ts';
import type { Lexicon } from '../words/lexicon.ts';
import type { SlotCollector } from './slot-collector.ts';
import type { Side } from './swap-sides.ts';

/** "on base and polygon", "base polygon": two networks for one place. */
const SAME_SLOT: ReadonlySet<Phrase['marker']> = new Set(['and', 'or', 'none']);

/** Sets the chains on which a swap starts and ends. A single chain after both tokens is the chain of both. */
export function placeChains(
  { phrases, verbs }: Sentence,
  sides: readonly Side[],
  collector: SlotCollector,
  lexicon: Lexicon,
): void {
  let last: Side | undefined;
  const loose: { chain: ChainRef; again: boolean }[] = [];
  for (const [index, phrase] of phrases.entries()) {
    const side = sides[index];
    const { term, chainHint } = phrase;
    if (chainHint?.chain !== undefined) collector.put(side === 'to' ? 'toChain' : 'fromChain', chainHint.chain);
    if (side === 'from' || side === 'to') last = side;
    else if (term?.unsupported)
      collector.reject('chain-unknown', side === 'to-chain' ? 'toChain' : 'fromChain', term.text);
    else if (term?.chain === undefined) continue;
    else if (side === 'chain' && last === 'to')
      loose.push({ chain: term.chain, again: SAME_SLOT.has(phrase.marker) && loose.length > 0 });
    else collector.put(side === 'to-chain' ? 'toChain' : 'fromChain', term.chain);
  }
  let slot: 'toChain' | 'fromChain' = 'fromChain';
  for (const { chain, again } of loose) {
    // "on base and polygon" names two chains for one slot.
    if (!again) slot = endsOn(chain, collector, lexicon) ? 'toChain' : 'fromChain';
    collector.put(slot, chain);
  }
  const { fromToken, toToken, toChain, fromChain } = collector.slots();
  if (toToken !== undefined && toToken === fromToken && toChain === undefined) {
    collector.clear('toToken');
    collector.reject('token-same', 'toToken', toToken);
  }
  const carries =
    toToken === undefined && fromToken !== undefined && (verbs.includes('bridge') || collector.has('toChain'));
  if (carries && !collector.has('toToken')) collector.infer('toToken', fromToken);
  if (fromChain !== undefined && fromChain === toChain) collector.clear('toChain');
}

/** Whether a chain named after the token received is where the swap ends, because the token given is elsewhere. */
function endsOn(chain: ChainRef, collector: SlotCollector, lexicon: Lexicon): boolean {
  const { fromChain, fromToken, toToken } = collector.slots();
  if (fromChain !== undefined) return fromChain !== chain;
  const livesThere = (token: TokenRef | undefined) =>
    token !== undefined && lexicon.tokensOf(token).some((listed) => listed.chain === chain);
  return livesThere(toToken) && fromToken !== undefined && !livesThere(fromToken);
}
