import type { Block, BlockRef } from '../../domain/sale/purchase.ts';
import type { Ports } from '../ports/index.ts';
import { exclusively } from '../shared/exclusively.ts';
import { findResumePoint } from './find-resume-point.ts';
import { readRange, standsOn } from './read-range.ts';
import { reportUnissuedPurchases } from './report-unissued-purchases.ts';

export type IndexingResult = Readonly<{
  eventsProcessed: number;
  /** The first and the last confirmed block that were read; both are the cursor when there was nothing new. */
  fromBlock: number;
  toBlock: number;
  /** Number of indexed blocks that were rolled back because of a reorganization. */
  reorgDepth: number;
  durationMs: number;
}>;

type IndexPorts = Pick<Ports, 'alarms' | 'clock' | 'leases' | 'random' | 'saleEvents' | 'purchaseIndex' | 'salePolicy'>;
type Progress = Omit<IndexingResult, 'durationMs'>;

const LEASE_MS = 5 * 60_000;
/** A run stops well within its lease; the next run continues. */
const BUDGET_MS = 3 * 60_000;
const WIDEST_RANGE = 2_000;

/** Indexes the sale's purchases. One process does it at a time; the others return that nothing was new. */
export const indexPurchases = (ports: IndexPorts) => async (): Promise<IndexingResult> => {
  const startedAt = ports.clock.now().getTime();
  const progress = await exclusively(ports, 'index-purchases', LEASE_MS, async () => {
    const made = await advance(ports, startedAt + BUDGET_MS);
    await reportUnissuedPurchases(ports)();
    return made;
  });
  const result = progress ?? nothingNew(await ports.purchaseIndex.cursor(), ports);
  return { ...result, durationMs: ports.clock.now().getTime() - startedAt };
};

function nothingNew(cursor: BlockRef | undefined, { salePolicy }: IndexPorts, reorgDepth = 0): Progress {
  const at = cursor?.number ?? salePolicy.startBlock;
  return { eventsProcessed: 0, fromBlock: at, toBlock: at, reorgDepth };
}

/** Reads ranges of confirmed blocks and, after the last one, the newer blocks, whose purchases stay unconfirmed. */
async function advance(ports: IndexPorts, until: number): Promise<Progress> {
  const { clock, saleEvents, purchaseIndex, salePolicy } = ports;
  const head = await saleEvents.head();
  const last = head.number - salePolicy.confirmations;
  const resumePoint = await findResumePoint(ports);
  let { cursor } = resumePoint;
  let from = cursor === undefined ? salePolicy.startBlock : cursor.number + 1;
  let progress = nothingNew(cursor, ports, resumePoint.reorgDepth);
  let width = WIDEST_RANGE;
  while (from <= last && clock.now().getTime() < until) {
    const range = await readRange(saleEvents, from, Math.min(last, from + width - 1));
    if (range === undefined || !standsOn(cursor, range)) break;
    const to = { number: range.end.number, hash: range.end.hash };
    if (!(await purchaseIndex.commit({ ...at(cursor), to, confirmed: range.purchases }))) break;
    progress = {
      ...progress,
      eventsProcessed: progress.eventsProcessed + range.purchases.length,
      fromBlock: cursor === resumePoint.cursor ? from : progress.fromBlock,
      toBlock: to.number,
    };
    cursor = to;
    width = Math.min(WIDEST_RANGE, 2 * (to.number - from + 1));
    from = to.number + 1;
  }
  if (cursor?.number === last) await refreshProvisional(ports, cursor, head);
  return progress;
}

/** Stores purchases of blocks that may still be reorganized; each run replaces those of the previous run. */
async function refreshProvisional(
  { saleEvents, purchaseIndex }: IndexPorts,
  cursor: BlockRef,
  head: Block,
): Promise<void> {
  const range = cursor.number < head.number ? await readRange(saleEvents, cursor.number + 1, head.number) : undefined;
  if (range !== undefined && !standsOn(cursor, range)) return;
  await purchaseIndex.commit({ from: cursor, to: cursor, confirmed: [], unconfirmed: range?.purchases ?? [] });
}

const at = (cursor: BlockRef | undefined) => (cursor === undefined ? {} : { from: cursor });
