import type { Opener, Phrase, Sentence } from '../parser/sentence.ts';
import { CHAIN_NAMES } from '../words/nicknames.ts';

/** What a phrase of a swap stands for: the token given, the token received, or a chain. */
export type Side = 'from' | 'to' | 'from-chain' | 'to-chain' | 'chain' | 'venue';

const TRADES: ReadonlySet<Opener> = new Set(['swap', 'sell', 'buy', 'wrap', 'unwrap']);
const COINS: ReadonlySet<string> = new Set(['eth', 'sol', 'btc']);
const WANTING: ReadonlySet<Opener | undefined> = new Set(['buy', 'want', 'how-much', 'what']);

export function sidesOf(sentence: Sentence): Side[] {
  const sides: Side[] = [];
  for (const phrase of sentence.phrases) sides.push(sideOf(phrase, sides, sentence));
  return sides;
}

function sideOf(phrase: Phrase, before: readonly Side[], sentence: Sentence): Side {
  if (namesChain(phrase, before, sentence)) {
    if (phrase.marker === 'from') return 'from-chain';
    if (phrase.marker === 'to' || phrase.marker === 'for') return 'to-chain';
    if (phrase.marker !== 'none' || !sentence.verbs.includes('bridge')) return 'chain';
    return before.includes('from-chain') ? 'to-chain' : 'from-chain';
  }
  switch (phrase.marker) {
    case 'to':
    case 'per':
      return 'to';
    case 'from':
    case 'with':
      return 'from';
    case 'for':
      return forSide(phrase, before, sentence);
    case 'worth':
      return hasToken(phrase) ? 'from' : (before.at(-1) ?? 'from');
    case 'on':
      return phrase.opener === 'spend' || phrase.term?.token === undefined ? 'to' : 'venue';
    case 'in':
      // "swap in 100 usdc for eth"
      return before.length === 0 && phrase.amount !== undefined && TRADES.has(phrase.opener ?? 'want') ? 'from' : 'to';
    case 'and':
    case 'or':
      return before.at(-1) ?? 'from';
    default:
      return unmarkedSide(phrase, before, sentence);
  }
}

/** What is sold "for usdc" brings USDC, wherever it is said; what is bought for it costs USDC. */
function forSide({ opener }: Phrase, before: readonly Side[], { verbs }: Sentence): Side {
  if (verbs.includes('sell') && !verbs.includes('buy')) return 'to';
  if (WANTING.has(opener)) return 'from';
  const isTraded = verbs.includes('swap') && !verbs.some((verb) => WANTING.has(verb));
  return before.includes('from') || isTraded ? 'to' : 'from';
}

function unmarkedSide(phrase: Phrase, before: readonly Side[], sentence: Sentence): Side {
  const { opener } = phrase;
  const goesAway = before.includes('from') && hasToken(phrase);
  if (goesAway && countsGiven(phrase, before, sentence)) return 'from';
  if (opener === 'buy') return 'to';
  if (opener === 'want') return isCarried(sentence) ? 'from' : 'to';
  if (opener === 'how-much' && phrase.amount !== undefined) return 'from';
  if (opener === 'how-much') return before.includes('to') || buysSomething(sentence) ? 'from' : 'to';
  return goesAway ? 'to' : 'from';
}

/** "swap usdc for eth, 100 usdc": an amount of the token that was named before is of that one. */
function countsGiven({ amount, term }: Phrase, before: readonly Side[], { phrases }: Sentence): boolean {
  if (amount === undefined || term?.token === undefined || !before.includes('to')) return false;
  const given = phrases.find((_, index) => before[index] === 'from');
  return given?.amount === undefined && given?.term?.token === term.token;
}

/** "how much usdc do i need to buy 1 eth": the amount is of the token received, and the question is how much to give. */
const buysSomething = ({ phrases }: Sentence): boolean =>
  phrases.some(({ opener, marker, amount }) => opener === 'buy' && marker === 'none' && amount !== undefined);

/** "get 300 usdc from arbitrum to mainnet": wanting a token on another chain means bridging it there. */
const isCarried = ({ phrases, verbs }: Sentence): boolean =>
  !verbs.some((verb) => TRADES.has(verb)) &&
  phrases.some(({ marker, term }) => marker === 'to' && term?.chain !== undefined) &&
  phrases.some(({ marker, term }) => marker === 'none' && term?.token !== undefined);

const hasToken = ({ term, account }: Phrase): boolean => (term?.token ?? account?.token) !== undefined;

function namesChain(phrase: Phrase, before: readonly Side[], sentence: Sentence): boolean {
  const { term, marker, forced, amount } = phrase;
  if (term === undefined || forced === 'token' || amount !== undefined) return false;
  if (term.unsupported || forced === 'chain') return true;
  if (term.chain === undefined) return false;
  if (term.token === undefined || (marker === 'on' && phrase.opener !== 'spend')) return true;
  // "spend 100 usdc on eth"
  if (marker === 'on' && COINS.has(term.text)) return false;
  const { verbs, phrases } = sentence;
  const trades = verbs.some((verb) => TRADES.has(verb));
  const bridges = verbs.includes('bridge');
  const cameFromChain = before.includes('from-chain');
  // "pass 100 usdc to eth on base": carried to Ethereum, or swapped? Only the person knows.
  if (marker === 'to' && COINS.has(term.text) && isPlacedElsewhere(phrase, sentence) && !bridges && !cameFromChain)
    return false;
  // "put 100 usdc into eth": a coin's symbol is the coin, unless something is carried there.
  if (
    (marker === 'to' || marker === 'for') &&
    COINS.has(term.text) &&
    verbs.every((verb) => verb === 'spend' || TRADES.has(verb))
  )
    return false;
  // "15 aave to usdc, arbitrum"; "optimism to base, bridge half of my dai"
  if (marker === 'none' && CHAIN_NAMES.has(term.text) && before.includes('from') && endsAfter(phrase, before, phrases))
    return true;
  if (isNamedFirst(phrase, before, phrases)) return true;
  if (marker === 'none' && CHAIN_NAMES.has(term.text) && phrase.opener === undefined && bridges && before.length === 0)
    return phrases[1]?.marker === 'to' && phrases[1]?.term?.chain !== undefined && phrases[1]?.term.token === undefined;
  const object = phrases.some((other) => other !== phrase && other.marker === 'none' && hasToken(other));
  if (marker === 'to')
    return bridges || (object && (trades ? cameFromChain && term.isShared : cameFromChain || verbs.length > 0));
  if (marker === 'none' && phrase.opener !== 'spend') return bridges && object && before.includes('from');
  if (marker === 'from') return bridges || object;
  return (
    (marker === 'with' || phrase.opener === 'spend') && object && !verbs.includes('buy') && !verbs.includes('want')
  );
}

/** "optimism: swap 90 usdt to link" */
const isNamedFirst = ({ marker, opener, term }: Phrase, before: readonly Side[], phrases: readonly Phrase[]): boolean =>
  marker === 'none' &&
  opener === undefined &&
  before.length === 0 &&
  CHAIN_NAMES.has(term?.text ?? '') &&
  phrases.slice(1).filter((other) => hasToken(other) && other.opener !== undefined).length > 1;

/** Whether the other end of the trade is named before, or behind: "swap 70 dai (polygon) for uni". */
const endsAfter = (phrase: Phrase, before: readonly Side[], phrases: readonly Phrase[]): boolean =>
  before.includes('to') ||
  phrases
    .slice(phrases.indexOf(phrase) + 1)
    .some(({ marker, term, account }) => marker === 'to' && (term ?? account?.token) !== undefined) ||
  phrases.slice(phrases.indexOf(phrase) + 1).some(({ marker, term }) => marker === 'for' && term?.token !== undefined);

const isPlacedElsewhere = (phrase: Phrase, { phrases }: Sentence): boolean =>
  phrases.some((other) => other !== phrase && other.marker === 'on' && other.term?.chain !== undefined);

/** Whether a name may mean the token or the chain: "swap 100 usdc to arbitrum", "swap 100 usdc from base to arb". */
export function isAmbiguous(
  phrase: Phrase,
  side: Side,
  sides: readonly Side[],
  { isSent = false, before }: Readonly<{ isSent?: boolean; before?: Phrase | undefined }> = {},
): boolean {
  const { term, forced, amount, marker } = phrase;
  if (before !== undefined && mayCountBoth(phrase, before)) return true;
  if (side !== 'to' || term?.chain === undefined || forced !== undefined || amount !== undefined) return false;
  const leavesChain = marker === 'to' && sides.includes('from-chain') && !sides.includes('chain');
  if (isSent && marker === 'to' && COINS.has(term.text)) return true;
  return leavesChain || (term.isShared && term.text.length > 4);
}

/** "swap weth 3 arbitrum": 3 WETH on that network, or 3 of that token? */
const mayCountBoth = ({ term, forced, amount, marker }: Phrase, before: Phrase): boolean =>
  amount !== undefined &&
  marker === 'none' &&
  forced === undefined &&
  term?.token !== undefined &&
  term.chain !== undefined &&
  !COINS.has(term.text) &&
  before.marker === 'none' &&
  before.amount === undefined &&
  hasToken(before);
