import { plusDecimal, timesFraction } from '../../../../domain/chat/decimal.ts';
import type { Amount, OpenFrame, Slots } from '../../../../domain/chat/understanding.ts';
import { type Changed, isBridge, type Said } from './said.ts';

const WAYS = ['amount', 'received', 'part', 'plus', 'minus', 'double', 'triple'] as const;

/** The amount that the message sets; undefined where it does not fit the open request. `tokens`: the tokens that it sets. */
export function changedAmount(said: Said, open: OpenFrame, tokens: Changed): Changed | undefined {
  const [way, second] = WAYS.filter((one) => said.has(one));
  const { amountSide } = open.slots;
  if (second !== undefined || !isDenialTrue(said, open)) return undefined;
  if (way === undefined) {
    if (said.has('unit') || said.has('notAmount') || !keepsWorth(said, open.slots)) return undefined;
    // An amount of one received token is not an amount of another.
    return amountSide === 'to' && tokens.toToken !== undefined && tokens.toToken !== open.slots.toToken
      ? undefined
      : {};
  }
  if (way === 'received') return receivedAmount(said, open, tokens);
  if (way === 'amount') return ownAmount(said, open, tokens);
  return way === 'part' ? partOf(said, open.slots) : computed(way, said, open);
}

/** Tokens of the same worth. */
const DOLLARS: ReadonlySet<unknown> = new Set(['USDC', 'USDT', 'DAI']);
/** Two tokens that change sides leave an exact amount as it is only where both are worth the same. */
const keepsWorth = (said: Said, { amount, amountSide, fromToken, toToken }: Slots): boolean =>
  (!said.has('turned') && !said.has('reversed')) ||
  (amountSide === undefined && (amount === undefined || [fromToken, toToken].every((token) => DOLLARS.has(token))));

const amountOf = ({ amount, relativeAmount }: Slots): Amount | undefined =>
  amount === undefined ? relativeAmount : { kind: 'exact', value: amount };

const sized = (amount: Amount): Changed =>
  amount.kind === 'exact'
    ? { amount: amount.value, relativeAmount: undefined }
    : { amount: undefined, relativeAmount: amount };

function isDenialTrue(said: Said, open: OpenFrame): boolean {
  const denied = said.get('notAmount')?.amount;
  const unit = said.get('notUnit')?.token;
  if (denied !== undefined && JSON.stringify(denied) !== JSON.stringify(amountOf(open.slots))) return false;
  return unit === undefined || unit === counted(open);
}

/** The token that the open amount counts. */
const counted = ({ intent, slots }: OpenFrame) =>
  intent === 'transfer' ? slots.token : slots.amountSide === 'to' ? slots.toToken : slots.fromToken;

function receivedAmount(said: Said, open: OpenFrame, tokens: Changed): Changed | undefined {
  const amount = said.get('received')?.amount;
  const toToken = tokens.toToken ?? open.slots.toToken;
  if (open.intent !== 'swap' || isBridge(open) || amount === undefined || toToken === undefined) return undefined;
  if (amount.kind !== 'exact' && amount.kind !== 'fiat') return undefined;
  return said.has('unit') ? undefined : { ...sized(amount), amountSide: 'to' };
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
  const isOfBalance = isCounted || before?.kind === 'max' || isPart(said.get('notAmount')?.amount);
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

/** "double it", "5 less": only an amount of tokens is computed with. */
function computed(way: 'plus' | 'minus' | 'double' | 'triple', said: Said, open: OpenFrame): Changed | undefined {
  const before = open.slots.amount;
  if (before === undefined) return undefined;
  const unit = said.get('unit')?.token;
  if (unit !== undefined && unit !== counted(open)) return undefined;
  const value =
    way === 'double' || way === 'triple'
      ? timesFraction(before, way === 'double' ? 2 : 3, 1)
      : moved(way, said, before);
  return value === undefined ? undefined : sized({ kind: 'exact', value });
}

/** "5 less", "20% more". */
function moved(way: 'plus' | 'minus', said: Said, before: string): string | undefined {
  const more = said.get(way)?.amount;
  if (more?.kind === 'exact') return plusDecimal(before, way === 'plus' ? more.value : `-${more.value}`);
  if (more?.kind !== 'share' || said.has('unit')) return undefined;
  const parts = way === 'plus' ? more.of + more.part : more.of - more.part;
  return parts > 0 ? timesFraction(before, parts, more.of) : undefined;
}
