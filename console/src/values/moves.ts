import { sameAddress } from './address.ts';

/** What a call adds to an account (positive) or takes from it, in smallest units; `coin` for the coin of the chain. */
export type Move = Readonly<{ token: string; amount: bigint }>;

type Frame = Readonly<{
  type?: unknown;
  from?: unknown;
  to?: unknown;
  value?: unknown;
  error?: unknown;
  logs?: unknown;
  calls?: unknown;
}>;
type Log = Readonly<{ address?: unknown; topics?: unknown; data?: unknown }>;

/** Their value is that of the frame around them, and moves nothing. */
const BORROWED = ['DELEGATECALL', 'CALLCODE', 'STATICCALL'];

const TRANSFER = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef';

/** The sums of coins and tokens that a trace of `callTracer` with logs moves to and from the account. */
export function movesIn(trace: unknown, account: string): readonly Move[] {
  const sums = new Map<string, bigint>();
  const add = (token: string, from: unknown, to: unknown, amount: bigint) => {
    if (sameAddress(textOf(from), account)) sums.set(token, (sums.get(token) ?? 0n) - amount);
    if (sameAddress(textOf(to), account)) sums.set(token, (sums.get(token) ?? 0n) + amount);
  };
  const walk = (frame: Frame) => {
    if (frame.error !== undefined) return;
    if (!BORROWED.includes(textOf(frame.type))) add('coin', frame.from, frame.to, unitsOf(frame.value));
    for (const { address, topics, data } of listOf<Log>(frame.logs)) {
      const [kind, from, to, id] = listOf<string>(topics);
      if (kind !== TRANSFER || id !== undefined) continue;
      add(textOf(address).toLowerCase(), addressIn(from), addressIn(to), unitsOf(data));
    }
    for (const call of listOf<Frame>(frame.calls)) walk(call);
  };
  if (typeof trace === 'object' && trace !== null) walk(trace);
  return [...sums].filter(([, amount]) => amount !== 0n).map(([token, amount]) => ({ token, amount }));
}

const listOf = <Item>(value: unknown): readonly Item[] => (Array.isArray(value) ? value : []);
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const addressIn = (topic: string | undefined): string => `0x${(topic ?? '').slice(-40)}`;
const unitsOf = (value: unknown): bigint => (/^0x[\da-f]+$/i.test(textOf(value)) ? BigInt(textOf(value)) : 0n);
