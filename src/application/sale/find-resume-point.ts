import type { BlockRef } from '../../domain/sale/purchase.ts';
import type { Ports } from '../ports/index.ts';

export type ResumePoint = Readonly<{ cursor?: BlockRef; reorgDepth: number }>;
type ResumePointPorts = Pick<Ports, 'saleEvents' | 'purchaseIndex' | 'salePolicy'>;

/**
 * Returns the block from which indexing continues. If the cursor's block is no longer on the chain, rolls the index
 * back to the newest checkpoint that still is, or to nothing. A node that does not have the block yet is lagging: that
 * is not treated as a reorganization.
 */
export async function findResumePoint(ports: ResumePointPorts): Promise<ResumePoint> {
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
