import type { OpenFrame, Slots } from '../../../domain/chat/understanding.ts';
import { turned } from '../intents/turned.ts';
import { CHAIN_OR_TOKEN } from '../words/nicknames.ts';
import { amountIn, isSlippage, isTolerance, slippageIn } from './amounts.ts';
import { type Clause, carries, clausesOf } from './clauses.ts';
import { saidIn } from './said.ts';
import { countedSide, isPlace, tokensFor } from './terms.ts';
import { isOne, type Token } from './token.ts';

type Chosen = Readonly<{ slots: Partial<Slots>; isMeant: boolean }>;

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

/** "60. no": what was said is not meant, and nothing takes its place. */
export const takesBackAtEnd = (clauses: readonly Clause[]): boolean =>
  clauses
    .slice(clauses.findLastIndex(carries) + 1)
    .some((clause) => !isOne(clause[0], 'because') && clause.some((token) => isOne(token, 'not', 'no')));

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
