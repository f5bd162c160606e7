// Slow nodes of several chains: `POST /<chainId>/<delay>` responds as a node of the chain, after this many
// milliseconds.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { aggregated, callCount } from './multicall.ts';

/** Encoded once for each number of calls. */
const balances = new Map<number, string>();

/** Each call returns its index in the list, in whole units of six decimals. */
function balancesOf(data: string): string {
  const calls = callCount(data);
  const known = balances.get(calls) ?? aggregated(Array.from({ length: calls }, (_, i) => BigInt(i + 1) * 10n ** 6n));
  balances.set(calls, known);
  return known;
}

type Call = Readonly<{ id: number; method: string; params?: readonly (Readonly<{ data?: string }> | undefined)[] }>;

function outcome(chainId: number, method: string, data?: string): object {
  if (method === 'eth_chainId') return { result: `0x${chainId.toString(16)}` };
  if (method === 'eth_call' && data !== undefined) return { result: balancesOf(data) };
  return { error: { code: -32601, message: 'Method not found' } };
}

const isBatch = (asked: Call | readonly Call[]): asked is readonly Call[] => Array.isArray(asked);

const server = createServer(async (request, response) => {
  const [, chainId, delayMs] = (request.url ?? '').split('/').map(Number);
  const asked = (await json(request)) as Call | readonly Call[];
  await delay(delayMs);
  const answer = ({ id, method, params }: Call): object => ({
    jsonrpc: '2.0',
    id,
    ...outcome(Number(chainId), method, params?.[0]?.data),
  });
  response.setHeader('content-type', 'application/json');
  // Calls that are made at the same time may come as a batch.
  response.end(JSON.stringify(isBatch(asked) ? asked.map(answer) : answer(asked)));
});

server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo;
  console.log(JSON.stringify({ msg: 'listening', url: `http://127.0.0.1:${port}` }));
});
