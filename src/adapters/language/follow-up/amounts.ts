import { plusDecimal, timesFraction } from '../../../domain/chat/decimal.ts';
import type { OpenFrame, Slots } from '../../../domain/chat/understanding.ts';
import type { Clause } from './clauses.ts';
import type { SaidCount } from './said.ts';
import { isOne, type Token, type TokenKind } from './token.ts';

export type AmountSlots = Pick<Slots, 'amount' | 'relativeAmount'>;
/** `isMeant`: the words themselves say that the amount changes. */
type Found = Readonly<{ slots: AmountSlots; isMeant: boolean }>;

/** The amount that the clauses say; undefined where they say several, `none` where they say none. */
export function amountIn(
  counts: readonly SaidCount[],
  clauses: readonly Clause[],
  { slots }: OpenFrame,
): Found | 'none' | undefined {
  const has = (...kinds: readonly TokenKind[]) =>
    clauses.some((clause) => clause.some((token) => isOne(token, ...kinds)));
  const values = [...new Set(counts.map(({ value }) => `${value.value} ${value.currency ?? ''}`))];
  const [only] = counts;
  if (values.length > 1) return undefined;
  const scaled = scaledBy(slots.amount, has);
  if (has('half', 'double')) {
    if (scaled === 'none') return undefined;
    const isSame = only === undefined || ('amount' in scaled && scaled.amount === only.value.value);
    return isSame && !has('all', 'more', 'less', 'adds', 'subtracts') ? { slots: scaled, isMeant: true } : undefined;
  }
  if (has('all'))
    return only === undefined && !has('more', 'less')
      ? { slots: { relativeAmount: { kind: 'max' } }, isMeant: false }
      : undefined;
  if (only === undefined) return has('more', 'less', 'adds', 'subtracts') ? undefined : 'none';
  const change = changeBy(only.clause, only.at);
  if (change === undefined)
    return has('more', 'less', 'adds', 'subtracts') ? undefined : { slots: slotsOf(only), isMeant: false };
  if (slots.amount === undefined || only.value.currency || only.isPercent) return undefined;
  const amount = plusDecimal(slots.amount, change === 'less' ? `-${only.value.value}` : only.value.value);
  return amount === undefined ? undefined : { slots: { amount }, isMeant: true };
}

const slotsOf = ({ value: { value, currency } }: SaidCount): AmountSlots =>
  currency ? { relativeAmount: { kind: 'fiat', currency, value } } : { amount: value };

/** Half of what is open, or of what the wallet holds where no amount is open. */
function scaledBy(amount: string | undefined, has: (...kinds: readonly TokenKind[]) => boolean): AmountSlots | 'none' {
  const isHalf = has('half');
  if (isHalf === has('double')) return 'none';
  if (amount === undefined) return isHalf ? { relativeAmount: { kind: 'share', part: 1, of: 2 } } : 'none';
  const scaled = timesFraction(amount, isHalf ? 1 : 2, isHalf ? 2 : 1);
  return scaled === undefined ? 'none' : { amount: scaled };
}

/** "add 20", "20 more", "20 less": how a number changes the amount. */
function changeBy(clause: Clause, at: number): 'more' | 'less' | undefined {
  let next = at + 1;
  while (isOne(clause[next], 'soft', 'of', 'term')) next += 1;
  const [before, behind] = [clause[at - 1], clause[next]];
  const adds = clause.some((token) => isOne(token, 'adds')) || isOne(before, 'more') || isOne(behind, 'more');
  const takes = clause.some((token) => isOne(token, 'subtracts')) || isOne(before, 'less') || isOne(behind, 'less');
  return adds === takes ? undefined : adds ? 'more' : 'less';
}

/** The tolerance that a swap accepts, in basis points; undefined where there is none, several, or more than half. */
export function slippageIn(counts: readonly SaidCount[]): number | undefined {
  const [only, more] = counts;
  if (only === undefined || more !== undefined) return undefined;
  const bps = Number(only.value.value) * (only.isPermille ? 10 : 100);
  return Number.isInteger(bps) && bps > 0 && bps <= 5000 ? bps : undefined;
}

export const isTolerance = ({ isPercent, isPermille, clause }: SaidCount): boolean =>
  isPercent || isPermille || (clause.some(isSlippage) && !clause.some((token) => isOne(token, 'term')));
export const isSlippage = (token: Token): boolean => isOne(token, 'slippage');
