import { z } from 'zod';
import { UnexpectedAnswer } from './errors.ts';
import type { Ask } from './rpc-node.ts';
import { Count, parse, Time, toQuantity } from './wire.ts';

const Header = z.object({ number: Count, timestamp: Time });

/** The time of a block that the node must have. */
export async function timeOfBlock(ask: Ask, height: number): Promise<Date> {
  const { number, timestamp } = parse(Header, await ask('eth_getBlockByNumber', [toQuantity(height), false]), 'block');
  if (number !== height) throw new UnexpectedAnswer(`block ${number} in place of ${height}`);
  return timestamp;
}

/** The time of the newest block with this many on top of it; the epoch when the chain has none. */
export async function settledTime(ask: Ask, confirmations: number): Promise<Date> {
  const height = parse(Count, await ask('eth_blockNumber', []), 'block number') - confirmations;
  return height < 0 ? new Date(0) : await timeOfBlock(ask, height);
}
