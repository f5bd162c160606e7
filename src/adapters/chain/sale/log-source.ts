import { z } from 'zod';
import type { Hex } from '../../../domain/shared/hex.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';
import { UnexpectedAnswer } from '../rpc/errors.ts';
import { Count, Data, Hash, parse, RawAddress, Time } from '../rpc/wire.ts';

/** An event as decoded from its log; the time of its block where the node states it with the log. */
export type Untimed<Event> = Event extends unknown ? Omit<Event, 'timestamp'> & Readonly<{ timestamp?: Date }> : never;

/** The place of any event. */
export type Placed = Readonly<{ blockNumber: number; blockHash: Hex; timestamp: Date }>;

/** The logs that are read of some contracts, and the events in them. */
export type LogSource<Event> = Readonly<{
  query: Readonly<{ address: WalletAddress | readonly WalletAddress[]; topics: readonly (Hex | readonly Hex[])[] }>;
  /** The events in the logs of a query, which are in chain order. Throws UnexpectedAnswer when they are not what was requested. */
  read(logs: readonly RawLog[]): readonly Untimed<Event>[];
}>;

const Log = z.object({
  address: RawAddress,
  topics: z.array(Hash).min(1).max(4),
  data: Data,
  transactionHash: Hash,
  logIndex: Count,
  blockNumber: Count,
  blockHash: Hash,
  blockTimestamp: Time.optional(),
});
export type RawLog = z.output<typeof Log>;

/** During a reorganization a node may still return logs of dropped blocks. */
const Logs = z.array(z.looseObject({ removed: z.boolean().optional() }));

/** True when the answer to a log query lists a log of a block that the node has dropped. */
export const listsRemovedLogs = (answer: unknown): boolean =>
  parse(Logs, answer, 'list of logs').some(({ removed }) => removed === true);

/**
 * The events in the result of a log query for blocks `from` to `to`, in chain order. Throws UnexpectedAnswer when the result contains
 * anything else.
 */
export function readEvents<Event>(source: LogSource<Event>, answer: unknown, from: number, to: number) {
  const logs = parse(Logs, answer, 'list of logs')
    .filter(({ removed }) => removed !== true)
    .map((log) => parse(Log, log, 'log'))
    .sort((a, b) => a.blockNumber - b.blockNumber || a.logIndex - b.logIndex);
  const contracts = [source.query.address].flat().map((address) => address.toLowerCase());
  const signatures = [source.query.topics[0] ?? []].flat();
  for (const { address, topics, blockNumber } of logs)
    if (
      !contracts.includes(address) ||
      !signatures.includes(topics[0] as Hex) ||
      blockNumber < from ||
      blockNumber > to
    )
      throw new UnexpectedAnswer('the node returned a log that was not requested');
  return source.read(logs);
}

/** Where an event stands, and the time where the node states it. */
export const placeOf = ({ transactionHash, logIndex, blockNumber, blockHash, blockTimestamp }: RawLog) => ({
  txHash: transactionHash,
  logIndex,
  blockNumber,
  blockHash,
  ...(blockTimestamp !== undefined && { timestamp: blockTimestamp }),
});
