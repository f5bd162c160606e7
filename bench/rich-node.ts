import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { aggregated, isAggregate, targetsOf } from './multicall.ts';

export type RichNode = Readonly<{
  url: string;
  /** HTTP requests so far. */
  requests: () => number;
  stop: () => void;
}>;

/** A node of an OP-stack chain on which every account is rich and every transfer succeeds. */
export async function startRichNode(chainId: number): Promise<RichNode> {
  let requests = 0;
  const server = createServer(async (request, response) => {
    requests += 1;
    const sent = JSON.parse(await text(request)) as Call | readonly Call[];
    const answers = 'method' in sent ? answer(chainId, sent) : sent.map((call) => answer(chainId, call));
    response.end(JSON.stringify(answers));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, requests: () => requests, stop: () => void server.close() };
}

type Call = Readonly<{
  id: number;
  method: string;
  params: readonly (Readonly<{ data?: string }> | undefined)[];
}>;

const ONE = `0x${'1'.padStart(64, '0')}`;
/** The data fee of an OP-stack transaction, in wei. */
const GAS_PRICE_ORACLE = '0x420000000000000000000000000000000000000F';
const L1_FEE = 10n ** 9n;
const BALANCE = 10n ** 18n;
const wordsOf = (data: string) => targetsOf(data).map((target) => (target === GAS_PRICE_ORACLE ? L1_FEE : BALANCE));

function answer(chainId: number, { id, method, params }: Call) {
  const data = params[0]?.data;
  const results: Readonly<Record<string, unknown>> = {
    eth_chainId: `0x${chainId.toString(16)}`,
    eth_getBlockByNumber: { baseFeePerGas: '0x989680', timestamp: `0x${Math.floor(Date.now() / 1000).toString(16)}` },
    eth_getTransactionCount: '0x0',
    eth_estimateGas: '0xb000',
    eth_getCode: '0x',
    eth_maxPriorityFeePerGas: '0x1',
    eth_call: isAggregate(data) ? aggregated(wordsOf(data)) : ONE,
  };
  return { jsonrpc: '2.0', id, result: results[method] };
}
