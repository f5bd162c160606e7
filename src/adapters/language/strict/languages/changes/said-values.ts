import { plusDecimal, timesFraction } from '../../../../../domain/chat/decimal.ts';
import type { OpenFrame } from '../../../../../domain/chat/understanding.ts';
import type { Token } from '../../rules/token.ts';
import { kindOf } from './apply-values.ts';

type Said = Map<string, Token>;

/** The values with amounts that count from the open one ("half", "ten more"), as whole amounts. */
export function counted(values: ReadonlyMap<string, Token>, { slots }: OpenFrame): Said | undefined {
  const said = new Map(values);
  const [half, double, added] = ['half', 'double', 'added'].map((name) => said.get(name));
  for (const name of ['half', 'double', 'added']) said.delete(name);
  if (!half && !double && !added) return said;
  if ([half, double, added].filter(Boolean).length > 1 || said.has('amount')) return undefined;
  const { amount, relativeAmount } = slots;
  if (amount === undefined) {
    const isOpen = half !== undefined && (relativeAmount === undefined || relativeAmount.kind === 'max');
    return isOpen ? said.set('amount', { form: '§m', amount: { kind: 'share', part: 1, of: 2 } }) : undefined;
  }
  const more = added?.amount?.kind === 'exact' ? added.amount.value : undefined;
  const value = more === undefined ? timesFraction(amount, half ? 1 : 2, half ? 2 : 1) : plusDecimal(amount, more);
  return value === undefined ? undefined : said.set('amount', { form: '§n', amount: { kind: 'exact', value } });
}

/** The values that come, where those that go are the open ones. In a trade and a bridge, the one that goes says the side. */
export function withoutGone(values: ReadonlyMap<string, Token>, open: OpenFrame): Said | undefined {
  const said = new Map(values);
  const { slots } = open;
  const gone = (name: string): Token | undefined => {
    const token = said.get(name);
    said.delete(name);
    return token;
  };
  const [amount, recipient, token, chain] = ['notAmount', 'notRecipient', 'notToken', 'notChain'].map(gone);
  if (amount !== undefined && (amount.amount?.kind !== 'exact' || amount.amount.value !== slots.amount))
    return undefined;
  if (recipient !== undefined && recipient.account !== slots.recipient) return undefined;
  const kind = kindOf(open);
  const chains = kind === 'bridge' ? (['fromChain', 'toChain'] as const) : (['fromChain'] as const);
  const tokens = kind === 'swap' ? (['fromToken', 'toToken'] as const) : (['token'] as const);
  const left =
    token === undefined
      ? said
      : replacing(
          said,
          'token',
          tokens.filter((name) => slots[name] === token.token),
        );
  if (left === undefined || chain === undefined) return left;
  const places = chains.filter((name) => slots[name] === chain.chain);
  return replacing(left, 'chain', kind === 'bridge' ? places : places.map(() => 'chain'));
}

/** The value on the one side where the old one stands. */
function replacing(said: Said, name: string, sides: readonly string[]): Said | undefined {
  const [side, ...more] = sides;
  if (side === undefined || more.length > 0) return undefined;
  const value = said.get(name);
  if (value === undefined) return said.has(side) ? said : undefined;
  if (side !== name && said.has(side)) return undefined;
  said.delete(name);
  return said.set(side, value);
}
