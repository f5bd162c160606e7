import type { ChainRange } from '../../../application/ports/chain-events.ts';
import { UnexpectedAnswer } from '../rpc/errors.ts';
import type { RpcCall } from '../rpc/json-rpc-client.ts';
import type { AskAll } from '../rpc/rpc-node.ts';
import { askInBatches, everyHeaderAt, type Header, headersAt } from './block-headers.ts';
import { type LogSource, listsRemovedLogs, type Placed, readEvents } from './log-source.ts';

/** Reads each block by its hash, so that an answer from another fork can be neither mistaken for this one nor hide an event. */
export async function readLinkedRange<Event extends Placed>(
  askAll: AskAll,
  source: LogSource<Event>,
  from: number,
  to: number,
): Promise<ChainRange<Event> | undefined> {
  const heights = Array.from({ length: to - from + 1 }, (_, i) => from + i);
  const headers = await everyHeaderAt(askAll, heights);
  if (headers.some(({ parentHash }, i) => i > 0 && parentHash !== headers[i - 1]?.hash)) return undefined;
  const events = await eventsIn(askAll, source, headers);
  if (events === undefined) return undefined;
  return { first: headers[0] as Header, last: headers.at(-1) as Header, events };
}

/** Undefined when the node dropped one of the blocks meanwhile. */
async function eventsIn<Event extends Placed>(
  askAll: AskAll,
  source: LogSource<Event>,
  headers: readonly Header[],
): Promise<readonly Event[] | undefined> {
  const calls = headers.map(({ hash }): RpcCall => ['eth_getLogs', [{ ...source.query, blockHash: hash }]]);
  const outcomes = await askInBatches(askAll, calls);
  const events: Event[] = [];
  for (const [i, header] of headers.entries()) {
    const outcome = outcomes[i];
    if (outcome === undefined || 'refusal' in outcome) {
      const [now] = await headersAt(askAll, [header.number]);
      if (now?.hash !== header.hash) return undefined;
      throw outcome?.refusal ?? new UnexpectedAnswer(`no logs of block ${header.hash}`);
    }
    if (listsRemovedLogs(outcome.result)) return undefined;
    events.push(...eventsOf(source, outcome.result, header));
  }
  return events;
}

function eventsOf<Event extends Placed>(
  source: LogSource<Event>,
  answer: unknown,
  { number, hash, timestamp }: Header,
) {
  return readEvents(source, answer, number, number).map((event) => {
    if (event.blockHash !== hash) throw new UnexpectedAnswer(`a log of block ${event.blockHash} in place of ${hash}`);
    return { ...event, timestamp } as unknown as Event;
  });
}
