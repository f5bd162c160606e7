// Nodes of chains that take their time: `POST /<chainId>/<delay>` answers as a node of the chain does, after so many milliseconds.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { Interface, toBeHex } from 'ethers';

const multicall = new Interface(['function aggregate3(tuple(address,bool,bytes)[]) returns (tuple(bool,bytes)[])']);
const SELECTOR_AND_OFFSET = 2 + 8 + 64;
/** By how many calls it answers. */
const answers = new Map<number, string>();

/** Each call of the many is answered with its place in their row. */
function aggregated(data: string): string {
  const calls = Number(`0x${data.slice(SELECTOR_AND_OFFSET, SELECTOR_AND_OFFSET + 64)}`);
  const results = Array.from({ length: calls }, (_, i) => [true, toBeHex(BigInt(i + 1) * 10n ** 6n, 32)]);
  const answer = answers.get(calls) ?? multicall.encodeFunctionResult('aggregate3', [results]);
  answers.set(calls, answer);
  return answer;
}

type Call = Readonly<{ id: number; method: string; params: readonly (Readonly<{ data?: string }> | undefined)[] }>;

function outcome(chainId: number, method: string, data?: string): object {
  if (method === 'eth_chainId') return { result: `0x${chainId.toString(16)}` };
  if (method === 'eth_call' && data !== undefined) return { result: aggregated(data) };
  return { error: { code: -32601, message: 'Method not found' } };
}

const server = createServer(async (request, response) => {
  const [, chainId, delayMs] = (request.url ?? '').split('/').map(Number);
  const { id, method, params } = (await json(request)) as Call;
  await delay(delayMs);
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify({ jsonrpc: '2.0', id, ...outcome(Number(chainId), method, params[0]?.data) }));
});

server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo;
  console.log(JSON.stringify({ msg: 'listening', url: `http://127.0.0.1:${port}` }));
});
