import { timesFraction } from '../../../domain/chat/decimal.ts';
import type { Amount, OpenFrame, Slots } from '../../../domain/chat/understanding.ts';
import type { Changed, Said } from './changed-sides.ts';

const WAYS = ['amount', 'part', 'double'] as const;

/** The amount that the message sets; undefined where it does not fit the open request. `tokens`: the tokens that it sets. */
export function changedAmount(said: Said, open: OpenFrame, tokens: Changed): Changed | undefined {
  const [way, second] = WAYS.filter((one) => said.has(one));
  const { amountSide } = open.slots;
  if (second !== undefined || !isDenialTrue(said, open)) return undefined;
  if (way === undefined) {
    if (said.has('unit') || said.has('notAmount')) return undefined;
    // An amount of one received token is not an amount of another.
    return amountSide === 'to' && tokens.toToken !== undefined && tokens.toToken !== open.slots.toToken
      ? undefined
      : {};
  }
  if (way === 'amount') return ownAmount(said, open, tokens);
  return way === 'part' ? partOf(said, open.slots) : doubled(open.slots);
}

const amountOf = ({ amount, relativeAmount }: Slots): Amount | undefined =>
  amount === undefined ? relativeAmount : { kind: 'exact', value: amount };

const sized = (amount: Amount): Changed =>
  amount.kind === 'exact'
    ? { amount: amount.value, relativeAmount: undefined }
    : { amount: undefined, relativeAmount: amount };

function isDenialTrue(said: Said, open: OpenFrame): boolean {
  const denied = said.get('notAmount')?.amount;
  return denied === undefined || JSON.stringify(denied) === JSON.stringify(amountOf(open.slots));
}

function ownAmount(said: Said, open: OpenFrame, tokens: Changed): Changed | undefined {
  const amount = said.get('amount')?.amount;
  const before = amountOf(open.slots);
  if (amount === undefined) return undefined;
  // A bare number after money may be money or tokens, and after "50%" a percentage.
  const isCounted = said.has('unit') || said.has('fromToken');
  const isOtherwise = before?.kind === 'fiat' || before?.kind === 'share';
  if (amount.kind === 'exact' && isOtherwise && !isCounted) return undefined;
  // "half": of the balance, or of the open amount?
  const isOfBalance = before?.kind === 'max' || isPart(said.get('notAmount')?.amount);
  if (amount.kind === 'share' && before !== undefined && !isOfBalance) return undefined;
  if (open.intent === 'transfer') return sized(amount);
  return ofTrade(amount, said, open, tokens);
}

const isPart = (amount: Amount | undefined): boolean => amount?.kind === 'share' || amount?.kind === 'max';

function ofTrade(amount: Amount, said: Said, open: OpenFrame, tokens: Changed): Changed | undefined {
  const { slots } = open;
  const isReceived = slots.amountSide === 'to';
  if (said.has('fromToken')) return { ...sized(amount), amountSide: undefined };
  const toToken = (tokens.toToken ?? slots.toToken) as string | undefined;
  const fromToken = (tokens.fromToken ?? slots.fromToken) as string | undefined;
  const unit = said.get('unit')?.token;
  if (isReceived && (amount.kind === 'max' || amount.kind === 'share')) return undefined;
  if (isReceived && tokens.toToken !== undefined && tokens.toToken !== slots.toToken) return undefined;
  // Of a purchase whose price is not said, a bare number counts what is bought.
  const isOneSided = slots.fromToken === undefined && slots.toToken !== undefined;
  if (unit === undefined && amount.kind === 'exact' && isOneSided && tokens.fromToken === undefined)
    return { ...sized(amount), amountSide: 'to' };
  if (unit !== undefined && unit !== (isReceived ? toToken : fromToken)) return undefined;
  return sized(amount);
}

/** "half of that": of the open amount. */
function partOf(said: Said, slots: Slots): Changed | undefined {
  const part = said.get('part')?.amount;
  const before = amountOf(slots);
  if (part?.kind !== 'share') return undefined;
  // A part of everything is a part of the balance.
  if (before?.kind === 'max') return sized(part);
  const value = before?.kind === 'exact' ? timesFraction(before.value, part.part, part.of) : undefined;
  return value === undefined ? undefined : sized({ kind: 'exact', value });
}

/** "double it": only an amount of tokens is computed with. */
function doubled({ amount }: Slots): Changed | undefined {
  const value = amount === undefined ? undefined : timesFraction(amount, 2, 1);
  return value === undefined ? undefined : sized({ kind: 'exact', value });
}
