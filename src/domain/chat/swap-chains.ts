import type { Lexicon } from './lexicon.ts';
import type { Sentence } from './sentence.ts';
import type { Slate } from './slate.ts';
import type { Side } from './swap-sides.ts';
import type { ChainRef, TokenRef } from './understanding.ts';

/** Finds which chains a trade starts and ends on. A chain said once, after both tokens, is the chain of both. */
export function placeChains(
  { phrases, verbs }: Sentence,
  sides: readonly Side[],
  slate: Slate,
  lexicon: Lexicon,
): void {
  let last: Side | undefined;
  const loose: ChainRef[] = [];
  for (const [index, phrase] of phrases.entries()) {
    const side = sides[index];
    const chain = phrase.term?.chain;
    if (phrase.chainHint?.chain !== undefined)
      slate.put(side === 'to' ? 'toChain' : 'fromChain', phrase.chainHint.chain);
    if (side === 'from-chain' && chain !== undefined) slate.put('fromChain', chain);
    else if (side === 'to-chain' && chain !== undefined) slate.put('toChain', chain);
    else if (side === 'chain' && chain !== undefined && last !== 'to') slate.put('fromChain', chain);
    else if (side === 'chain' && chain !== undefined) loose.push(chain);
    else last = side;
  }
  for (const chain of loose) slate.put(endsOn(chain, slate, lexicon) ? 'toChain' : 'fromChain', chain);
  const { fromToken, toToken, toChain, fromChain } = slate.slots();
  if (toToken !== undefined && toToken === fromToken && toChain === undefined) {
    slate.forget('toToken');
    slate.trouble('token-same', 'toToken', toToken);
  }
  const carries =
    toToken === undefined && fromToken !== undefined && (verbs.includes('bridge') || toChain !== undefined);
  if (carries && !slate.has('toToken')) slate.infer('toToken', fromToken);
  if (fromChain !== undefined && fromChain === toChain) slate.forget('toChain');
}

/** A chain named after what comes out: there, when the trade starts elsewhere or its first token does not live there. */
function endsOn(chain: ChainRef, slate: Slate, lexicon: Lexicon): boolean {
  const { fromChain, fromToken, toToken } = slate.slots();
  if (fromChain !== undefined) return fromChain !== chain;
  const livesThere = (token: TokenRef | undefined) =>
    token !== undefined && lexicon.tokensOf(token).some((listed) => listed.chain === chain);
  return livesThere(toToken) && fromToken !== undefined && !livesThere(fromToken);
}
