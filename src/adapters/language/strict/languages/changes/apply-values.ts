import type { Amount, OpenFrame, Slots } from '../../../../../domain/chat/understanding.ts';
import type { Token } from '../../rules/token.ts';
import { slotsOf } from '../../values/frame.ts';

/** What a message may change, by the intent; a bridge is a trade of a token for itself. */
const MAY: Readonly<Record<'transfer' | 'swap' | 'bridge', readonly string[]>> = {
  transfer: ['amount', 'token', 'recipient', 'chain'],
  swap: ['amount', 'token', 'fromToken', 'toToken', 'chain', 'slippage', 'received'],
  bridge: ['amount', 'token', 'fromChain', 'toChain', 'slippage'],
};

export const kindOf = ({ intent, slots }: OpenFrame): 'transfer' | 'swap' | 'bridge' | undefined => {
  if (intent === 'transfer') return 'transfer';
  if (intent !== 'swap') return undefined;
  return slots.toChain !== undefined || (slots.fromToken !== undefined && slots.fromToken === slots.toToken)
    ? 'bridge'
    : 'swap';
};

/** The slots of an open request once the values are said to it. Undefined where one has no place in it, or says nothing new. */
export function applyChange(values: ReadonlyMap<string, Token>, open: OpenFrame): Slots | undefined {
  const kind = kindOf(open);
  if (kind === undefined || values.size === 0 || ![...values.keys()].every((name) => MAY[kind].includes(name)))
    return undefined;
  const sided = kind === 'transfer' ? values : onSides(values, open.slots, kind);
  if (sided === undefined) return undefined;
  const said = slotsOf(sided);
  if (isFiatWithoutSign(said, open.slots, sided) || !isNews(said, open.slots)) return undefined;
  const { amount, relativeAmount, ...rest } = open.slots;
  const isSized = said.amount !== undefined || said.relativeAmount !== undefined;
  const slots: Slots = { ...(isSized ? rest : open.slots), ...said };
  const isOneToken = kind === 'swap' && slots.fromToken !== undefined && slots.fromToken === slots.toToken;
  const isOneChain = kind === 'bridge' && slots.fromChain !== undefined && slots.fromChain === slots.toChain;
  const isShareOfBought = slots.amountSide === 'to' && ['max', 'share'].includes(slots.relativeAmount?.kind ?? '');
  return isOneToken || isOneChain || isShareOfBought ? undefined : slots;
}

/** A token that no word puts on a side is the counted one beside an amount, and else the only one that is missing. */
function onSides(
  values: ReadonlyMap<string, Token>,
  { fromToken, toToken, amountSide }: Slots,
  kind: 'swap' | 'bridge',
): ReadonlyMap<string, Token> | undefined {
  const token = values.get('token');
  if (token === undefined) return values;
  const rest = new Map([...values].filter(([name]) => name !== 'token'));
  const counted = amountSide === 'to' ? 'toToken' : 'fromToken';
  const known = counted === 'toToken' ? toToken : fromToken;
  if (values.has('amount') && known !== undefined) return token.token === known ? rest : undefined;
  const missing = [fromToken === undefined ? ['fromToken'] : [], toToken === undefined ? ['toToken'] : []].flat();
  const side = values.has('amount') ? counted : missing.length === 1 ? missing[0] : undefined;
  if (kind === 'bridge' || side === undefined || rest.has(side)) return undefined;
  return new Map([...rest, [side, token]]);
}

/** "30" may be dollars or tokens where the open amount is money. */
const isFiatWithoutSign = (said: Slots, open: Slots, values: ReadonlyMap<string, Token>): boolean =>
  open.relativeAmount?.kind === 'fiat' && said.amount !== undefined && !values.has('token');

/** Each value is new; a token may stand again beside a new amount. */
function isNews(said: Slots, open: Slots): boolean {
  const sized = sizeOf(said);
  const isSame = Object.entries(said).filter(([name, value]) => open[name as keyof Slots] === value);
  if (sized !== undefined && same(sized, sizeOf(open))) return false;
  return isSame.every(([name]) => name === 'token' && sized !== undefined);
}

const sizeOf = ({ amount, relativeAmount }: Slots): Amount | undefined =>
  amount === undefined ? relativeAmount : { kind: 'exact', value: amount };
const same = (one: Amount, other: Amount | undefined): boolean => JSON.stringify(one) === JSON.stringify(other);
