import type { Opener, Phrase, Sentence } from '../parser/sentence.ts';
import type { Lexicon } from '../words/lexicon.ts';
import type { Candidate } from './candidate.ts';
import { wordPenalty } from './score.ts';
import { SlotCollector } from './slot-collector.ts';
import { placeChains } from './swap-chains.ts';
import { isAmbiguous, type Side, sidesOf } from './swap-sides.ts';

const TRADING: ReadonlySet<Opener> = new Set(['swap', 'sell', 'buy', 'bridge', 'wrap', 'unwrap']);
const CARRYING: ReadonlySet<Opener> = new Set(['send', 'want', 'spend']);

/** Swaps of one token for another, on one chain or across two, and bridging a token to another chain. */
export function readSwap(sentence: Sentence, lexicon: Lexicon): Candidate | undefined {
  const sides = sidesOf(sentence);
  const baseScore = baseScoreOf(sentence, sides);
  if (baseScore === undefined) return undefined;
  const collector = new SlotCollector();
  for (const [index, phrase] of sentence.phrases.entries())
    place(phrase, sides[index] ?? 'from', sides, collector, sentence);
  placeWrapped(sentence, collector, lexicon);
  placeChains(sentence, sides, collector, lexicon);
  for (const bps of sentence.slippage) collector.put('slippageBps', bps);
  if (sentence.roles.has('slippage') && sentence.slippage.length === 0)
    collector.reject('slippage-out-of-range', 'slippageBps', 'slippage');
  if (sentence.verbs.includes('send') && sentence.verbs.some((verb) => TRADING.has(verb)))
    collector.leaveUnexplained('send');
  const score = baseScore + collector.evidence - wordPenalty(sentence);
  return { intent: 'swap', slots: collector.slots(), problems: collector.problems(), score };
}

/** "wrap 2 eth" gives ETH for WETH; "unwrap 2 eth" gives WETH for ETH. */
function placeWrapped({ verbs }: Sentence, collector: SlotCollector, lexicon: Lexicon): void {
  const { fromToken, toToken } = collector.slots();
  if (fromToken === undefined || !verbs.some((verb) => verb === 'wrap' || verb === 'unwrap')) return;
  const isWrapped = fromToken.startsWith('W') && lexicon.tokensOf(fromToken.slice(1)).length > 0;
  const coin = isWrapped ? fromToken.slice(1) : fromToken;
  const [from, to] = verbs.includes('wrap') ? [coin, `W${coin}`] : [`W${coin}`, coin];
  if (lexicon.tokensOf(from).length === 0 || lexicon.tokensOf(to).length === 0) collector.leaveUnexplained('wrap');
  else if (toToken === undefined) {
    collector.infer('fromToken', from);
    collector.infer('toToken', to);
  } else if (fromToken === from && toToken !== to && toToken !== from) collector.leaveUnexplained('wrap');
}

/** How strongly the words of the sentence indicate a swap; undefined when nothing does. */
function baseScoreOf({ verbs, phrases, roles }: Sentence, sides: readonly Side[]): number | undefined {
  const hasAmount = phrases.some(({ amount }) => amount !== undefined);
  if (verbs.some((verb) => TRADING.has(verb))) return verbs[0] === 'what' && !hasAmount ? undefined : 1;
  const tokens = phrases.filter(
    (phrase, at) => hasToken(phrase) && (sides[at] === 'from' || sides[at] === 'to'),
  ).length;
  const ends = sides.includes('to') && tokens >= 2;
  if (verbs.includes('how-much') || verbs.includes('what') || roles.has('quote') || roles.has('worth'))
    return ends && hasAmount && sides.includes('from') ? 1 : undefined;
  const carries = sides.includes('to-chain') && verbs.some((verb) => CARRYING.has(verb));
  if (carries && !phrases.some(({ account }) => account && account.token === undefined)) return 1;
  if (verbs.includes('send') && !(ends && !phrases.some(({ account }) => account))) return undefined;
  const travels = sides.includes('from-chain') && sides.includes('to-chain') && tokens > 0;
  const points =
    verbs.length > 0 || phrases.some(({ marker }) => marker === 'to' || marker === 'for' || marker === 'in');
  return travels || (ends && points && sides.includes('from')) ? 0.5 : undefined;
}

const hasToken = ({ term, account }: Phrase): boolean => (term?.token ?? account?.token) !== undefined;

function place(
  phrase: Phrase,
  side: Side,
  sides: readonly Side[],
  collector: SlotCollector,
  { verbs, phrases }: Sentence,
): void {
  const isSent = verbs.includes('send') && !verbs.some((verb) => TRADING.has(verb));
  if (phrase.worthOf?.token !== undefined) placeWorth(phrase, collector);
  else if (side === 'venue') collector.leaveUnexplained(phrase.term?.text ?? 'on');
  else if (side === 'from' || side === 'to') {
    const before = phrases[phrases.indexOf(phrase) - 1];
    placeOn(side, phrase, isAmbiguous(phrase, side, sides, { isSent, before }), collector);
  }
}

function placeOn(side: 'from' | 'to', phrase: Phrase, isEither: boolean, collector: SlotCollector): void {
  const { amount, amountText, term, account, invalid, unknown } = phrase;
  const slot = side === 'to' ? 'toToken' : 'fromToken';
  // "i have usdc on base, bridge 100 usdc …": the token that moves, named twice.
  const isMoved = term?.token !== undefined && collector.slots().fromToken === term.token;
  if (amount) collector.putAmount(amount, isMoved ? 'from' : side, amountText);
  if (term && isEither)
    collector.reject('chain-or-token', slot, term.text, [`the ${term.token} token`, `the ${term.text} network`]);
  else if (term?.token !== undefined) collector.put(slot, term.token, term.token);
  if (account?.token !== undefined) collector.put(slot, account.token);
  else if (account) placeUnknownAccount(phrase, collector, side);
  if (invalid) collector.reject(invalid.why, collector.has(slot) ? 'amount' : slot, invalid.text);
  if (unknown.length > 0) collector.reject('token-unknown', slot, unknown.join(' '));
}

/** "buy 100 usdc worth of eth" gives 100 USDC; with any other verb it is unclear what is given. */
function placeWorth({ amount, amountText, term, worthOf, opener }: Phrase, collector: SlotCollector): void {
  const isSpending = opener === 'buy' || opener === 'want' || opener === 'spend';
  if (amount && isSpending) collector.putAmount(amount, 'from', amountText);
  if (term?.token !== undefined && isSpending) collector.put('fromToken', term.token);
  if (worthOf?.token !== undefined) collector.put('toToken', worthOf.token);
  if (!isSpending) collector.leaveUnexplained('worth of');
}

/** An address in the place of a token is an unlisted token; anywhere else a swap does not explain it. */
function placeUnknownAccount({ account }: Phrase, collector: SlotCollector, side: Side): void {
  if (account === undefined) return;
  if (side === 'to' && /^0x/.test(account.account) && !collector.has('toToken'))
    collector.reject('token-unknown', 'toToken', account.text);
  else collector.leaveUnexplained(account.text);
}
