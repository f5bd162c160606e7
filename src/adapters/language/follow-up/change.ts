import type { OpenFrame, Slots } from '../../../domain/chat/understanding.ts';
import { turned } from '../intents/turned.ts';
import { CHAIN_OR_TOKEN } from '../words/nicknames.ts';
import { amountIn, isSlippage, isTolerance, slippageIn } from './amounts.ts';
import { type Clause, carries, clausesOf, isKnown, leavesAlone, withoutPeople } from './clauses.ts';
import { isMisplaced } from './misplaced.ts';
import { saidIn } from './said.ts';
import { isTakenBack } from './taken-back.ts';
import { countedSide, isPlace, tokensFor } from './terms.ts';
import { isOne, isValue, type Token } from './token.ts';

type Chosen = Readonly<{ slots: Partial<Slots>; isMeant: boolean }>;

/**
 * The open request with what a text answers or corrects. Undefined when a word beside a value has no place, when two
 * values of one kind are said, or when a value would change what is filled and nothing says that it changes.
 */
export function changedBy(tokens: readonly Token[], open: OpenFrame): Slots | undefined {
  if (leavesAlone(tokens)) return undefined;
  const clauses = clausesOf(tokens).map(withoutPeople);
  const valued = clauses.filter(carries);
  const others = clauses.filter((clause) => !carries(clause));
  // A word that nobody knows may take anything back.
  if (
    valued.length === 0 ||
    !valued.every(isKnown) ||
    !others.every(isSaid) ||
    others.some(takesBack) ||
    takesBackAtEnd(clauses) ||
    isTakenBack(tokens, open)
  )
    return undefined;
  const isTurned = valued.some((clause) => clause.some((token) => isOne(token, 'reverse')));
  if (isTurned && open.intent !== 'swap') return undefined;
  const before: OpenFrame = isTurned ? { ...open, slots: turned(open.slots) } : open;
  const chosen = chosenIn(valued, before);
  if (chosen === undefined) return undefined;
  const after = applied(before.slots, chosen.slots);
  // "auf polygon, ist günstiger" may judge.
  const isPlain = !others.some((clause) => clause.some(isWhy));
  const isMeant =
    isTurned || chosen.isMeant || clauses.some((clause) => announces(clause) || (isPlain && isPlaceAlone(clause)));
  const isChange = JSON.stringify(after) !== JSON.stringify(open.slots) && !isMisplaced(tokens, open, after);
  return isChange && (isMeant || onlyAdds(open.slots, after)) ? after : undefined;
}

/** The slots with the values of a text, whatever its other words say. Undefined where one of them cannot be placed, or where none differs. */
export function withValues(tokens: readonly Token[], open: OpenFrame): Slots | undefined {
  const valued = clausesOf(tokens).filter(carries);
  const isTurned = valued.some((clause) => clause.some((token) => isOne(token, 'reverse')));
  if (valued.length === 0 || (isTurned && open.intent !== 'swap')) return undefined;
  const before: OpenFrame = isTurned ? { ...open, slots: turned(open.slots) } : open;
  const chosen = chosenIn(valued, before);
  const after = chosen && applied(before.slots, chosen.slots);
  return after !== undefined && JSON.stringify(after) !== JSON.stringify(open.slots) ? after : undefined;
}

const isSaid = (clause: Clause): boolean =>
  isOne(clause[0], 'because') || isKnown(clause.filter((token) => !isWhy(token)));
const isWhy = (token: Token): boolean => isOne(token, 'why');

/** A clause beside the values that ends the request, or denies without saying why. */
function takesBack(clause: Clause): boolean {
  if (clause.some((token) => isOne(token, 'closes', 'begins', 'ends', 'drops'))) return true;
  const isDenied = clause.some((token) => isOne(token, 'not'));
  return (
    isDenied &&
    !isOne(clause[0], 'because') &&
    !clause.every((token) => isOne(token, 'not', 'no', 'soft', 'oops', 'marks', 'yes'))
  );
}

/** "60. no": what was said is not meant, and nothing takes its place. */
export const takesBackAtEnd = (clauses: readonly Clause[]): boolean =>
  clauses
    .slice(clauses.findLastIndex(carries) + 1)
    .some((clause) => !isOne(clause[0], 'because') && clause.some((token) => isOne(token, 'not', 'no')));

/** A correction, a mistake that is admitted, or a plain "no" before what is meant. */
const announces = (clause: Clause): boolean =>
  clause.some((token) => isOne(token, 'oops', 'no')) ||
  (clause.some((token) => isOne(token, 'marks', 'instead', 'not')) && isKnown(clause));

/** "on base, please": a network with its preposition and nothing else. */
const isPlaceAlone = (clause: Clause): boolean =>
  clause.some((token) => isOne(token, 'on')) &&
  clause.filter(isValue).length === 1 &&
  clause.every((token) => isOne(token, 'soft', 'on', 'network') || (token.is === 'term' && token.chain !== undefined));

function chosenIn(valued: readonly Clause[], open: OpenFrame): Chosen | undefined {
  const { slots, intent } = open;
  const found = valued.map(saidIn);
  const all = { counts: found.flatMap((one) => one.counts), terms: found.flatMap((one) => one.terms) };
  const accounts = new Set(
    found.flatMap((one) => one.accounts.filter(({ isDenied }) => !isDenied)).map(({ value }) => value.account),
  );
  const denied = all.terms.filter(({ isDenied }) => isDenied);
  if (!deniesOpen(denied, slots)) return undefined;
  const meant = all.terms.filter(({ isDenied }) => !isDenied);
  const places = meant.filter((term) => isPlace(term, slots, denied));
  const named = meant.filter((term) => !places.includes(term));
  const chains = new Set(places.map(({ value }) => value.chain));
  const counts = all.counts.filter(({ isDenied }) => !isDenied);
  const tolerances = counts.filter(isTolerance);
  const bps = slippageIn(tolerances);
  const isAboutSlippage = valued.some((clause) => clause.some(isSlippage));
  const isUnclear =
    (tolerances.length > 0 && (bps === undefined || intent !== 'swap' || !isAboutSlippage)) ||
    (isAboutSlippage && bps === undefined);
  if (isUnclear || accounts.size > 1 || chains.size > 1 || named.some(isUndecided)) return undefined;
  if ((accounts.size > 0 && intent !== 'transfer') || (chains.size > 0 && slots.toChain !== undefined))
    return undefined;
  const amount = amountIn(
    counts.filter((count) => !tolerances.includes(count)),
    valued,
    open,
  );
  const tokens = tokensFor(named, denied, open);
  if (amount === undefined || tokens === undefined) return undefined;
  const [recipient] = accounts;
  const [fromChain] = chains;
  const side = amount === 'none' || intent !== 'swap' ? slots.amountSide : countedSide(counts, { ...slots, ...tokens });
  if (side === 'unclear') return undefined;
  return {
    isMeant: (amount !== 'none' && amount.isMeant) || bps !== undefined,
    slots: {
      ...(amount !== 'none' && { amount: undefined, relativeAmount: undefined, amountSide: side, ...amount.slots }),
      ...tokens,
      ...(recipient !== undefined && { recipient }),
      ...(fromChain !== undefined && { fromChain }),
      ...(bps !== undefined && { slippageBps: bps }),
    } as Partial<Slots>,
  };
}

/** "polygon" without "on" may be the token or the network. */
const isUndecided = ({ value }: ReturnType<typeof saidIn>['terms'][number]): boolean =>
  value.token === undefined || CHAIN_OR_TOKEN.has(value.text);

/** What is not meant has to be a part of the open request: of another thing, the text may say anything. */
const deniesOpen = (denied: ReturnType<typeof saidIn>['terms'], slots: Slots): boolean =>
  denied.every(({ value: { token, chain } }) =>
    [slots.token, slots.fromToken, slots.toToken, slots.fromChain].some(
      (slot) => slot !== undefined && (slot === token || slot === chain),
    ),
  );

const applied = (slots: Slots, change: Partial<Slots>): Slots =>
  Object.fromEntries(Object.entries({ ...slots, ...change }).filter(([, value]) => value !== undefined));

const onlyAdds = (before: Slots, after: Slots): boolean =>
  Object.entries(before).every(
    ([slot, value]) => JSON.stringify(after[slot as keyof Slots]) === JSON.stringify(value),
  ) &&
  (before.relativeAmount === undefined || after.amount === undefined) &&
  (before.amount === undefined || after.relativeAmount === undefined);
