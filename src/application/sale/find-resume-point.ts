import type { BlockRef } from '../../domain/sale/purchase.ts';
import type { Ports } from '../ports/index.ts';

export type ResumePoint = Readonly<{ cursor?: BlockRef; reorgDepth: number }>;

/**
 * Returns the block from which indexing continues. If the cursor's block is no longer on the chain, rolls the index
 * back to the newest checkpoint that still is, or to nothing. A node that does not have the block yet is lagging: that
 * is not treated as a reorganization.
 */
export async function findResumePoint({
  saleEvents,
  purchaseIndex,
  salePolicy,
}: Pick<Ports, 'saleEvents' | 'purchaseIndex' | 'salePolicy'>): Promise<ResumePoint> {
  const cursor = await purchaseIndex.cursor();
  if (cursor === undefined) return { reorgDepth: 0 };
  const isOnChain = async ({ number, hash }: BlockRef) => {
    const block = await saleEvents.block(number);
    return block === undefined ? undefined : block.hash === hash;
  };
  if ((await isOnChain(cursor)) !== false) return { cursor, reorgDepth: 0 };
  const common = await newest(await purchaseIndex.checkpoints(), async (block) => (await isOnChain(block)) === true);
  if (!(await purchaseIndex.rollBack(cursor, common)))
    return findResumePoint({ saleEvents, purchaseIndex, salePolicy });
  const reorgDepth = cursor.number - (common?.number ?? salePolicy.startBlock - 1);
  return { ...(common !== undefined && { cursor: common }), reorgDepth };
}

async function newest(blocks: readonly BlockRef[], holds: (block: BlockRef) => Promise<boolean>) {
  for (const block of blocks) if (await holds(block)) return block;
  return undefined;
}
