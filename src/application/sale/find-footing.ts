import type { BlockRef } from '../../domain/sale/purchase.ts';
import type { Ports } from '../ports/index.ts';

export type Footing = Readonly<{ cursor?: BlockRef; reorgDepth: number }>;
type FootingPorts = Pick<Ports, 'saleEvents' | 'purchaseIndex' | 'salePolicy'>;

/**
 * The block that indexing continues from. When the cursor's block was replaced, the index is rolled back to the newest
 * checkpoint that is still on the chain, or to nothing. A node that has no block at the cursor's height proves nothing: it may lag.
 */
export async function findFooting(ports: FootingPorts): Promise<Footing> {
  const { saleEvents, purchaseIndex } = ports;
  const cursor = await purchaseIndex.cursor();
  if (cursor === undefined) return { reorgDepth: 0 };
  const [block] = await saleEvents.blocksAt([cursor.number]);
  if (block === undefined || block.hash === cursor.hash) return { cursor, reorgDepth: 0 };
  return await rollBack(cursor, ports);
}

async function rollBack(cursor: BlockRef, ports: FootingPorts): Promise<Footing> {
  const { saleEvents, purchaseIndex, salePolicy } = ports;
  const checkpoints = await purchaseIndex.checkpoints();
  const blocks = await saleEvents.blocksAt(checkpoints.map(({ number }) => number));
  const common = checkpoints.find(({ hash }, i) => blocks[i]?.hash === hash);
  if (!(await purchaseIndex.rollBack(cursor, common))) return await findFooting(ports);
  const reorgDepth = cursor.number - (common?.number ?? salePolicy.startBlock - 1);
  return { ...(common !== undefined && { cursor: common }), reorgDepth };
}
