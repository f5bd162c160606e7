import type { ChainRange } from '../../../application/ports/chain-events.ts';
import { rangeTooLarge } from '../../../domain/sale/errors.ts';
import { wantsFewerBlocks } from '../rpc/block-range.ts';
import { RpcError, UnexpectedAnswer } from '../rpc/errors.ts';
import type { Ask, AskAll } from '../rpc/rpc-node.ts';
import { toQuantity } from '../rpc/wire.ts';
import { everyHeaderAt, type Header, headersAt } from './block-headers.ts';
import { type LogSource, type Placed, readEvents, type Untimed } from './log-source.ts';

/**
 * One log query; afterwards the block of every log, and both ends of the range, must be on the chain. Where the node states the time
 * of every log's block, only the newest of these blocks is read: an answer of a replaced branch has that block from the branch too.
 */
export async function readQueriedRange<Event extends Placed>(
  ask: Ask,
  askAll: AskAll,
  source: LogSource<Event>,
  from: number,
  to: number,
): Promise<ChainRange<Event> | undefined> {
  const [first, last] = (await everyHeaderAt(askAll, [from, to])) as [Header, Header];
  const found: readonly Untimed<Placed>[] = await eventsOf(ask, source, from, to);
  const hasTimes = found.every(({ timestamp }) => timestamp !== undefined);
  const read = hasTimes ? found.slice(-1) : found;
  const expected = [first, last, ...read.map(({ blockNumber: number, blockHash: hash }) => ({ number, hash }))];
  const headers = await headersAt(askAll, [...new Set(expected.map(({ number }) => number))]);
  const onChain = new Map(headers.map((header) => [header?.hash, header]));
  if (expected.some(({ number, hash }) => onChain.get(hash)?.number !== number)) return undefined;
  if (hasTimes) for (const event of read) requireRightTime(event, onChain.get(event.blockHash));
  const timeOf = ({ blockHash, timestamp }: Untimed<Placed>) => onChain.get(blockHash)?.timestamp ?? timestamp;
  const events = found.map((event) => ({ ...event, timestamp: timeOf(event) }) as unknown as Event);
  return { first, last, events };
}

function requireRightTime({ blockNumber, timestamp }: Untimed<Placed>, header: Header | undefined): void {
  if (timestamp?.getTime() !== header?.timestamp.getTime())
    throw new UnexpectedAnswer(`a log of block ${blockNumber} with another time than its block`);
}

async function eventsOf<Event extends Placed>(ask: Ask, source: LogSource<Event>, from: number, to: number) {
  const query = { ...source.query, fromBlock: toQuantity(from), toBlock: toQuantity(to) };
  const answer = await ask('eth_getLogs', [query]).catch((error: unknown) => {
    if (error instanceof RpcError && wantsFewerBlocks(error)) throw rangeTooLarge.because(error);
    throw error;
  });
  return readEvents(source, answer, from, to) as readonly Untimed<Placed>[];
}
