import type { Amount, ChainRef, Slots } from '../../../../domain/chat/understanding.ts';
import { VENUES } from '../../words/venues.ts';
import type { Token } from '../rules/token.ts';
import { fitsReason } from './fits-reason.ts';

/** What a text plainly asks for. */
export type Asked = Readonly<{
  intent: 'transfer' | 'swap';
  slots: Slots;
  /** The language that the text is in; undefined for English. */
  language?: string;
}>;

/** A deed of the wallet that a rule found, by the note that it left. */
const DEEDS = ['transfer', 'swap', 'bridge', 'wrap', 'unwrap'] as const;

/** Amounts that are words: a rule notes them as `amount=half`. */
const PARTS: Readonly<Record<string, Token>> = {
  all: { form: '§m', amount: { kind: 'max' } },
  half: { form: '§m', amount: { kind: 'share', part: 1, of: 2 } },
  third: { form: '§m', amount: { kind: 'share', part: 1, of: 3 } },
  quarter: { form: '§m', amount: { kind: 'share', part: 1, of: 4 } },
  /** "einen eth", "einen halben eth", "un cuarto de eth": one token, and a part of one. */
  one: { form: '§n', amount: { kind: 'exact', value: '1' } },
  oneHalf: { form: '§n', amount: { kind: 'exact', value: '0.5' } },
  oneQuarter: { form: '§n', amount: { kind: 'exact', value: '0.25' } },
};

/** The tokens that a rule found, by name. A name that was found twice has no value. */
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

/** The request of one way to explain a text; undefined where a value of it contradicts the deed or another value. */
export function requestOf(found: string, tokens: readonly Token[]): Asked | undefined {
  const values = valuesIn(found, tokens);
  const deed = DEEDS.find((one) => values?.has(one));
  if (values === undefined || deed === undefined) return undefined;
  if (!isSame(values.get('again'), values.get('fromToken') ?? values.get('token'))) return undefined;
  if (!isSameAmount(values.get('amountAgain'), values.get('amount'))) return undefined;
  if (values.has('chain') && values.has('fromChain')) return undefined;
  if ((isOrigin(values) || mayBeBridge(values)) && deed === 'swap') return undefined;
  // A limit in parts of a basis point, such as "slippage 0.125%", would be dropped.
  if (values.has('slippage') && values.get('slippage')?.bps === undefined) return undefined;
  const slots = slotsOf(values);
  if (isAboveEthereum(slots, tokens)) return undefined;
  if (values.has('placed') && VENUES.has((slots.toToken ?? '').toLowerCase())) return undefined;
  const asked = askedOf(deed, slots);
  return asked !== undefined && fitsReason(values, asked.intent, asked.slots) ? asked : undefined;
}

function askedOf(deed: (typeof DEEDS)[number], slots: Slots): Asked | undefined {
  if (deed === 'transfer') return { intent: 'transfer', slots };
  if (deed === 'swap') return isChange(slots) ? { intent: 'swap', slots } : undefined;
  if (deed === 'bridge') return bridged(slots);
  return wrapped(deed, slots);
}

const SECOND_LAYERS = new Set('l2 layer layer2 rollup sidechain couche camada capa katman katmani'.split(' '));
/** "on the l2 of ethereum" is not on Ethereum. */
const isAboveEthereum = ({ fromChain, toChain }: Slots, tokens: readonly Token[]): boolean =>
  (fromChain === 1 || toChain === 1) &&
  (tokens.some(({ form }) => SECOND_LAYERS.has(form)) || /二层|侧链/.test(tokens.map(({ form }) => form).join('')));

/** A token becomes another one, or it moves to another network. */
const isChange = ({ fromToken, toToken, fromChain, toChain }: Slots): boolean =>
  toToken === undefined || fromToken !== toToken || isAcross(fromChain, toChain);
const isAcross = (from: ChainRef | undefined, to: ChainRef | undefined): boolean =>
  from !== undefined && to !== undefined && from !== to;

/** "100 usdc from base to eth": the coin, or the network? */
const mayBeBridge = (values: ReadonlyMap<string, Token>): boolean =>
  values.get('toToken')?.form === '§b' && (values.has('origin') || values.has('fromChain')) && !values.has('toChain');

/** A token that is named twice. */
const isSame = (again: Token | undefined, token: Token | undefined): boolean =>
  again === undefined || again.token === token?.token;

/** "from arb, get 20 usdc": what is exchanged may be meant, or where. */
const isOrigin = (values: ReadonlyMap<string, Token>): boolean =>
  values.has('origin') && !values.has('fromToken') && values.get('chain')?.token !== undefined;

/** An amount that is told twice: "i have 700 usdt, … swap all 700". */
const isSameAmount = (again: Token | undefined, amount: Token | undefined): boolean =>
  again === undefined || JSON.stringify(again.amount) === JSON.stringify(amount?.amount);

function bridged({ token, ...slots }: Slots): Asked | undefined {
  if (slots.fromChain !== undefined && slots.fromChain === slots.toChain) return undefined;
  return { intent: 'swap', slots: { ...slots, ...(token && { fromToken: token, toToken: token }) } };
}

function wrapped(deed: 'wrap' | 'unwrap', { token, ...slots }: Slots): Asked | undefined {
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
