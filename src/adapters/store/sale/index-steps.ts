import type { Knex } from 'knex';
import type { IndexStep } from '../../../application/ports/sale.ts';
import type { BlockRef, Purchase } from '../../../domain/sale/purchase.ts';
import { IS_AUTHORIZED, type SaleKey, toPurchaseRow } from './sale-rows.ts';

const CHECKPOINTS_KEPT = 300;
// 14 columns per row, well below PostgreSQL's limit of 65,535 parameters per statement.
const ROWS_PER_INSERT = 1_000;
const PURCHASE_KEY = ['chain_id', 'contract', 'tx_hash', 'log_index'];

const toBlockColumns = ({ number, hash }: BlockRef) => ({ block_number: number, block_hash: hash });

/** The writes of a step, inside the caller's transaction. Returns false and writes nothing when the cursor is not at `from`. */
export async function writeStep(trx: Knex, sale: SaleKey, step: IndexStep): Promise<boolean> {
  if (!(await moveCursor(trx, sale, step.from, step.to))) return false;
  if (step.unconfirmed !== undefined)
    await trx('purchases')
      .where({ ...sale, confirmed: false })
      .del();
  for (const rows of batches(step.confirmed, (purchase) => toPurchaseRow(sale, purchase, true)))
    await trx('purchases').insert(rows).onConflict(PURCHASE_KEY).merge();
  await recogniseAuthorized(trx, sale);
  for (const rows of batches(step.unconfirmed ?? [], (purchase) => toPurchaseRow(sale, purchase, false)))
    await trx('purchases').insert(rows).onConflict(PURCHASE_KEY).ignore();
  await keepCheckpoint(trx, sale, step.to);
  return true;
}

/** Deletes everything above `to`, or everything. Returns false and deletes nothing when the cursor is not at `from`. */
export async function forgetAbove(
  trx: Knex,
  sale: SaleKey,
  from: BlockRef,
  to: BlockRef | undefined,
): Promise<boolean> {
  const moved = to ? await moveCursor(trx, sale, from, to) : await dropCursor(trx, sale, from);
  if (!moved) return false;
  for (const table of ['purchases', 'sale_checkpoints'])
    await trx(table)
      .where(sale)
      .where('block_number', '>', to?.number ?? -1)
      .del();
  return true;
}

/** Compares and sets in one statement: of concurrent indexers, only one finds the cursor where it expects it. */
async function moveCursor(trx: Knex, sale: SaleKey, from: BlockRef | undefined, to: BlockRef): Promise<boolean> {
  const cursors = trx('sale_cursors');
  if (from !== undefined)
    return (await cursors.where({ ...sale, ...toBlockColumns(from) }).update(toBlockColumns(to))) === 1;
  const first = { ...sale, ...toBlockColumns(to) };
  return (await cursors.insert(first).onConflict(Object.keys(sale)).ignore().returning('chain_id')).length === 1;
}

const dropCursor = async (trx: Knex, sale: SaleKey, from: BlockRef): Promise<boolean> =>
  (await trx('sale_cursors')
    .where({ ...sale, ...toBlockColumns(from) })
    .del()) === 1;

/** Marks the new purchases with an authorization of this service, so that the search for the others reads only those. */
const recogniseAuthorized = (trx: Knex, sale: SaleKey) =>
  trx('purchases')
    .where({ ...sale, confirmed: true, authorized: false })
    .whereRaw(IS_AUTHORIZED)
    .update({ authorized: true });

async function keepCheckpoint(trx: Knex, sale: SaleKey, block: BlockRef): Promise<void> {
  const checkpoints = () => trx('sale_checkpoints').where(sale);
  await trx('sale_checkpoints')
    .insert({ ...sale, ...toBlockColumns(block) })
    .onConflict([...Object.keys(sale), 'block_number'])
    .merge();
  const newest = checkpoints().select('block_number').orderBy('block_number', 'desc').limit(CHECKPOINTS_KEPT);
  await checkpoints().whereNotIn('block_number', newest).del();
}

/** Batches of a thousand rows without duplicate events: a statement cannot upsert the same row twice. */
function* batches<Row>(purchases: readonly Purchase[], toRow: (purchase: Purchase) => Row): Generator<Row[]> {
  const once = new Map(purchases.map((purchase) => [`${purchase.txHash}:${purchase.logIndex}`, purchase]));
  const rows = [...once.values()].map(toRow);
  for (let start = 0; start < rows.length; start += ROWS_PER_INSERT) yield rows.slice(start, start + ROWS_PER_INSERT);
}
