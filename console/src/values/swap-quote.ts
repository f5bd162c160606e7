import type { Hex } from 'viem';
import { sameAddress } from './address.ts';
import { decodedCall } from './calls.ts';

export type QuotedCall = Readonly<{ from: string; chainId: number; to: Hex; data: Hex; value: string }>;
export type QuotedStep = Readonly<{
  id: string;
  requestId: string | undefined;
  call: QuotedCall;
  /** Where the swap pays out. */
  toChainId?: number;
}>;
export type QuotedSide = Readonly<{
  amount: string;
  /** What arrives at least, where the provider states it. */
  least: string | undefined;
  symbol: string | undefined;
  decimals: number | undefined;
  usd: string | undefined;
}>;

/** What the console reads of the provider's quote. */
export type SwapQuote = Readonly<{
  steps: readonly QuotedStep[];
  paid: QuotedSide;
  got: QuotedSide;
  recipient: string | undefined;
  /** Seconds. */
  takes: number | undefined;
}>;

type Json = Readonly<Record<string, unknown>>;

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);
const objectIn = (value: unknown, name: string): Json => {
  const found = isJson(value) ? value[name] : undefined;
  return isJson(found) ? found : {};
};
const listIn = (value: unknown, name: string): readonly unknown[] => {
  const found = isJson(value) ? value[name] : undefined;
  return Array.isArray(found) ? found : [];
};
const textIn = (value: Json, name: string): string | undefined => {
  const found = value[name];
  return typeof found === 'string' || typeof found === 'number' ? String(found) : undefined;
};
const numberIn = (value: Json, name: string): number | undefined => {
  const found = value[name];
  return typeof found === 'number' ? found : undefined;
};
const unitsIn = (value: Json, name: string): string | undefined => {
  const found = textIn(value, name);
  return found !== undefined && /^\d+$/.test(found) ? found : undefined;
};

/** Undefined if the quote cannot be read, and must not be signed then. */
export function readQuote(quote: unknown): SwapQuote | undefined {
  const details = objectIn(quote, 'details');
  const [paid, got] = [sideOf(objectIn(details, 'currencyIn')), sideOf(objectIn(details, 'currencyOut'))];
  const steps = listIn(quote, 'steps').map(stepsOf);
  if (paid === undefined || got === undefined || steps.length === 0 || steps.includes(undefined)) return undefined;
  const toChainId = numberIn(objectIn(objectIn(details, 'currencyOut'), 'currency'), 'chainId');
  const destination = toChainId === undefined ? {} : { toChainId };
  return {
    steps: steps.flatMap((step) => step ?? []).map((step) => ({ ...step, ...destination })),
    paid,
    got,
    recipient: textIn(details, 'recipient'),
    takes: numberIn(details, 'timeEstimate'),
  };
}

function sideOf(side: Json): QuotedSide | undefined {
  const amount = unitsIn(side, 'amount');
  const currency = objectIn(side, 'currency');
  if (amount === undefined) return undefined;
  return {
    amount,
    least: unitsIn(side, 'minimumAmount'),
    symbol: textIn(currency, 'symbol'),
    decimals: numberIn(currency, 'decimals'),
    usd: textIn(side, 'amountUsd'),
  };
}

function stepsOf(step: unknown): readonly QuotedStep[] | undefined {
  if (!isJson(step) || step.kind !== 'transaction') return undefined;
  const calls = listIn(step, 'items').map((item) => callOf(objectIn(item, 'data')));
  if (calls.length === 0 || calls.includes(undefined)) return undefined;
  const [id, requestId] = [textIn(step, 'id') ?? 'step', textIn(step, 'requestId')];
  return calls.flatMap((call) => (call === undefined ? [] : [{ id, requestId, call }]));
}

function callOf(data: Json): QuotedCall | undefined {
  const [from, to, calldata, value] = ['from', 'to', 'data', 'value'].map((name) => textIn(data, name));
  const chainId = numberIn(data, 'chainId');
  if (from === undefined || to === undefined || chainId === undefined) return undefined;
  return { from, chainId, to: to as Hex, data: (calldata ?? '0x') as Hex, value: value ?? '0' };
}

type Order = Readonly<{ wallet: string; chainId: number; token: string; isCoin: boolean; recipient: string }>;

export type QuoteProblem = 'recipient' | 'sender' | 'network' | 'token' | 'approval' | 'coins';

/** Why the quote is not what was ordered, beside the service's own checks; undefined if it is. */
export function quoteProblem({ steps, paid, recipient }: SwapQuote, order: Order): QuoteProblem | undefined {
  if (recipient !== undefined && recipient.toLowerCase() !== order.recipient.toLowerCase()) return 'recipient';
  let coins = 0n;
  for (const { call } of steps) {
    if (!sameAddress(call.from, order.wallet)) return 'sender';
    if (call.chainId !== order.chainId) return 'network';
    coins += BigInt(call.value);
    const { name, arguments: args = [] } = decodedCall(call.data) ?? {};
    if (name !== 'approve') continue;
    const approved = BigInt(args.find((argument) => argument.name === 'amount')?.value ?? '0');
    if (!sameAddress(call.to, order.token)) return 'token';
    if (approved > BigInt(paid.amount)) return 'approval';
  }
  return coins > (order.isCoin ? BigInt(paid.amount) : 0n) ? 'coins' : undefined;
}

const BASIS_POINTS = 10_000n;

/** What arrives at least: the provider's figure, else the quoted one less the highest deviation. */
export const leastOf = ({ amount, least }: QuotedSide, slippageBps: number): bigint =>
  least !== undefined ? BigInt(least) : (BigInt(amount) * (BASIS_POINTS - BigInt(slippageBps))) / BASIS_POINTS;
