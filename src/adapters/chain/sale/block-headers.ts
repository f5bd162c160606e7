import { z } from 'zod';
import { NodeBehind, UnexpectedAnswer } from '../rpc/errors.ts';
import type { RpcCall, Settled } from '../rpc/json-rpc-client.ts';
import type { AskAll } from '../rpc/rpc-node.ts';
import { Count, Hash, parse, Time, toQuantity } from '../rpc/wire.ts';

/** Hosted nodes limit the calls of one batch. */
const CALLS_AT_A_TIME = 20;

const Header = z.object({ number: Count, hash: Hash, parentHash: Hash, timestamp: Time });
export type Header = z.output<typeof Header>;

/** Throws UnexpectedAnswer when the answer is not a block. */
export const readHeader = (answer: unknown): Header => parse(Header, answer, 'block');

/** The outcome of each call, in their order, however many they are. */
export async function askInBatches(askAll: AskAll, calls: readonly RpcCall[]): Promise<readonly Settled[]> {
  const settled: Settled[] = [];
  for (let i = 0; i < calls.length; i += CALLS_AT_A_TIME) {
    settled.push(...(await askAll(calls.slice(i, i + CALLS_AT_A_TIME))));
  }
  return settled;
}

/** The headers at these heights, in the same order; undefined where the node has no block. */
export async function headersAt(askAll: AskAll, heights: readonly number[]): Promise<readonly (Header | undefined)[]> {
  const calls = heights.map((height): RpcCall => ['eth_getBlockByNumber', [toQuantity(height), false]]);
  const settled = await askInBatches(askAll, calls);
  return settled.map((outcome, i) => {
    if ('refusal' in outcome) throw outcome.refusal;
    if (outcome.result === null) return undefined;
    const header = readHeader(outcome.result);
    if (header.number !== heights[i]) throw new UnexpectedAnswer(`block ${header.number} in place of ${heights[i]}`);
    return header;
  });
}

/** As `headersAt`; throws NodeBehind when the node lacks a block, because it would leave out the logs of that block without an error. */
export async function everyHeaderAt(askAll: AskAll, heights: readonly number[]): Promise<readonly Header[]> {
  const headers = await headersAt(askAll, heights);
  return headers.map((header, i) => {
    if (header === undefined) throw new NodeBehind(`it has no block ${heights[i]} yet`);
    return header;
  });
}
