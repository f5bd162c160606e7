import type { BlockRef } from '../../domain/sale/purchase.ts';
import { chainUnavailable } from '../../domain/shared/failures.ts';
import type { Ports } from '../ports/index.ts';
import { exclusively } from '../shared/exclusively.ts';
import { advance, type Indexed } from './advance-index.ts';
import { RangeWidth } from './read-range.ts';

type ResumePoint = Readonly<{ cursor?: BlockRef; reorgDepth: number }>;
type ResumePointPorts = Pick<Ports, 'saleEvents' | 'purchaseIndex' | 'salePolicy'>;

/**
 * Returns the block from which indexing continues. If the cursor's block is no longer on the chain, rolls the index
 * back to the newest checkpoint that still is, or to nothing. A node that does not have the block yet is lagging: that
 * is not treated as a reorganization.
 */
async function findResumePoint(ports: ResumePointPorts): Promise<ResumePoint> {
  const { saleEvents, purchaseIndex } = ports;
  const cursor = await purchaseIndex.cursor();
  if (cursor === undefined) return { reorgDepth: 0 };
  const [block] = await saleEvents.blocksAt([cursor.number]);
  if (block === undefined || block.hash === cursor.hash) return { cursor, reorgDepth: 0 };
  return await rollBack(cursor, ports);
}

async function rollBack(cursor: BlockRef, ports: ResumePointPorts): Promise<ResumePoint> {
  const { saleEvents, purchaseIndex, salePolicy } = ports;
  const checkpoints = await purchaseIndex.checkpoints();
  // The cursor's block again: this node may not be the one that was asked before.
  const known = [cursor, ...checkpoints];
  const [atCursor, ...blocks] = await saleEvents.blocksAt(known.map(({ number }) => number));
  if (atCursor === undefined || atCursor.hash === cursor.hash) return { cursor, reorgDepth: 0 };
  const common = checkpoints.find(({ hash }, i) => blocks[i]?.hash === hash);
  if (!(await purchaseIndex.rollBack(cursor, common))) return await findResumePoint(ports);
  const reorgDepth = cursor.number - (common?.number ?? salePolicy.startBlock - 1);
  return { ...(common !== undefined && { cursor: common }), reorgDepth };
}

/** Raises an alarm for purchases whose nonce this service never issued: the signing key may have leaked. */
export const reportUnissuedPurchases =
  ({ purchaseIndex, alarms }: Pick<Ports, 'purchaseIndex' | 'alarms'>) =>
  async (): Promise<void> => {
    for (const purchase of await purchaseIndex.unissuedPurchases()) {
      const { txHash, logIndex, buyer, nonce } = purchase;
      await alarms.raise({
        name: 'purchase-never-authorized',
        message:
          'The sale contract accepted an authorization that this service did not issue. The signer key may be compromised.',
        facts: { txHash, logIndex, buyer, nonce: nonce.toString() },
      });
      await purchaseIndex.markReported(purchase);
    }
  };

type IndexingResult = Readonly<{
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

/** A run stops after this time; the next run continues. */
const BUDGET_MS = 3 * 60_000;
/** How often a run starts again because the chain changed while it was read. */
const ATTEMPTS = 3;

/** Indexes the sale's purchases. One process does it at a time; the others return that nothing was new. */
export const indexPurchases = (ports: IndexPorts) => {
  const width = new RangeWidth();
  return async (): Promise<IndexingResult> => {
    const startedAt = ports.clock.now().getTime();
    const progress = await exclusively(ports, 'index-purchases', async () => {
      const made = await catchUp(ports, width, startedAt + BUDGET_MS);
      await reportUnissuedPurchases(ports)();
      return made;
    });
    const result = progress ?? progressOf({ cursor: await ports.purchaseIndex.cursor(), eventsProcessed: 0 }, 0, ports);
    return { ...result, durationMs: ports.clock.now().getTime() - startedAt };
  };
};

/** Rejects with CHAIN_UNAVAILABLE when the chain changed during every attempt; what was committed before stays. */
async function catchUp(ports: IndexPorts, width: RangeWidth, until: number): Promise<Progress> {
  let indexed: Indexed = { cursor: undefined, eventsProcessed: 0 };
  let reorgDepth = 0;
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const head = await ports.saleEvents.head();
    const resumePoint = await findResumePoint(ports);
    reorgDepth += resumePoint.reorgDepth;
    const advanced = await advance(ports, width, head, { ...indexed, cursor: resumePoint.cursor }, until);
    indexed = advanced.indexed;
    if (!advanced.chainChanged) return progressOf(indexed, reorgDepth, ports);
  }
  throw chainUnavailable.because(new Error(`The chain changed during each of ${ATTEMPTS} attempts to read it`));
}

function progressOf({ cursor, eventsProcessed, lowest }: Indexed, reorgDepth: number, { salePolicy }: IndexPorts) {
  const toBlock = cursor?.number ?? salePolicy.startBlock;
  return { eventsProcessed, fromBlock: lowest ?? toBlock, toBlock, reorgDepth };
}
