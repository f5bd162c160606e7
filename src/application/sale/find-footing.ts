import type { BlockRef } from '../../domain/sale/purchase.ts';
import type { Ports } from '../ports/index.ts';

export type Footing = Readonly<{ cursor?: BlockRef; reorgDepth: number }>;

/**
 * Where indexing goes on. When the cursor's block is no longer on the chain, the index is rolled back to the newest
 * checkpoint that still is, or to nothing. A node that does not know the height yet lags behind: that proves nothing.
 */
export async function findFooting({
  saleEvents,
  purchaseIndex,
  salePolicy,
}: Pick<Ports, 'saleEvents' | 'purchaseIndex' | 'salePolicy'>): Promise<Footing> {
  const cursor = await purchaseIndex.cursor();
  if (cursor === undefined) return { reorgDepth: 0 };
  const isOnChain = async ({ number, hash }: BlockRef) => {
    const block = await saleEvents.block(number);
    return block === undefined ? undefined : block.hash === hash;
  };
  if ((await isOnChain(cursor)) !== false) return { cursor, reorgDepth: 0 };
  const common = await newest(await purchaseIndex.checkpoints(), async (block) => (await isOnChain(block)) === true);
  if (!(await purchaseIndex.rollBack(cursor, common))) return findFooting({ saleEvents, purchaseIndex, salePolicy });
  const reorgDepth = cursor.number - (common?.number ?? salePolicy.startBlock - 1);
  return { ...(common !== undefined && { cursor: common }), reorgDepth };
}

async function newest(blocks: readonly BlockRef[], holds: (block: BlockRef) => Promise<boolean>) {
  for (const block of blocks) if (await holds(block)) return block;
  return undefined;
}
