import type { Amount, ChainRef, Slots } from '../../../domain/chat/understanding.ts';
import type { Token } from './token.ts';

/** What a text plainly asks for. */
export type Command = Readonly<{
  intent: 'transfer' | 'swap';
  slots: Slots;
  /** The language that the text is in; undefined for English. */
  language?: string;
}>;

/** What a form makes of the wallet's money, by its note. */
const DEEDS = ['transfer', 'swap', 'bridge', 'wrap', 'unwrap'] as const;

/** Amounts that are words: a form notes them as `amount=half`. */
const PARTS: Readonly<Record<string, Token>> = {
  all: { form: '§m', amount: { kind: 'max' } },
  half: { form: '§m', amount: { kind: 'share', part: 1, of: 2 } },
};

/** The tokens that a form found, by name. A name that was found twice has no value. */
export function valuesIn(found: string, tokens: readonly Token[]): ReadonlyMap<string, Token> | undefined {
  const values = new Map<string, Token>();
  for (const note of found.split(' ')) {
    const [said = '', at] = note.split('@');
    if (said === '') continue;
    const [name = '', word] = said.split('=');
    const token = word === undefined ? tokens[Number(at)] : PARTS[word];
    if (token === undefined || values.has(name)) return undefined;
    values.set(name, token);
  }
  return values;
}

/** The request of one form that explains a text; undefined where a value of it contradicts the deed or another value. */
export function requestOf(found: string, tokens: readonly Token[]): Command | undefined {
  const values = valuesIn(found, tokens);
  const deed = DEEDS.find((one) => values?.has(one));
  if (values === undefined || deed === undefined) return undefined;
  if (values.has('chain') && values.has('fromChain')) return undefined;
  // A limit in parts of a basis point, such as "slippage 0.125%", would be dropped.
  if (values.has('slippage') && values.get('slippage')?.bps === undefined) return undefined;
  return askedOf(deed, slotsOf(values));
}

function askedOf(deed: (typeof DEEDS)[number], slots: Slots): Command | undefined {
  if (deed === 'transfer') return { intent: 'transfer', slots };
  if (deed === 'swap') return isChange(slots) ? { intent: 'swap', slots } : undefined;
  if (deed === 'bridge') return bridged(slots);
  return wrapped(deed, slots);
}

/** A token becomes another one, or it moves to another network. */
const isChange = ({ fromToken, toToken, fromChain, toChain }: Slots): boolean =>
  toToken === undefined || fromToken !== toToken || isAcross(fromChain, toChain);
const isAcross = (from: ChainRef | undefined, to: ChainRef | undefined): boolean =>
  from !== undefined && to !== undefined && from !== to;

function bridged({ token, ...slots }: Slots): Command | undefined {
  if (slots.fromChain !== undefined && slots.fromChain === slots.toChain) return undefined;
  return { intent: 'swap', slots: { ...slots, ...(token && { fromToken: token, toToken: token }) } };
}

function wrapped(deed: 'wrap' | 'unwrap', { token, ...slots }: Slots): Command | undefined {
  const [from, to] = deed === 'wrap' ? ['ETH', 'WETH'] : ['WETH', 'ETH'];
  if ((token ?? from) !== from || (slots.toToken ?? to) !== to) return undefined;
  return { intent: 'swap', slots: { ...slots, fromToken: from, toToken: to } };
}

/** The slots of the values, in the order of the type. */
export function slotsOf(values: ReadonlyMap<string, Token>): Slots {
  const [amount, received] = [values.get('amount')?.amount, values.get('received')?.amount];
  const token = (name: string) => values.get(name)?.token;
  const chain = (name: string) => values.get(name)?.chain;
  const given: Slots = {
    ...(amount && sized(amount)),
    ...(received && { ...sized(received), amountSide: 'to' }),
  };
  const named = {
    token: token('token'),
    fromToken: token('fromToken'),
    toToken: token('toToken'),
    fromChain: chain('chain') ?? chain('fromChain'),
    toChain: chain('toChain'),
    recipient: values.get('recipient')?.account,
    slippageBps: values.get('slippage')?.bps,
  };
  const said = Object.entries(named).filter(([, one]) => one !== undefined);
  return { ...given, ...(Object.fromEntries(said) as Slots) };
}

const sized = (amount: Amount): Slots =>
  amount.kind === 'exact' ? { amount: amount.value } : { relativeAmount: amount };
