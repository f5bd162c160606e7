import type { Knex } from 'knex';
import type { EventIndex, IndexStep } from '../../../application/ports/chain-events.ts';
import type { BlockRef } from '../../../domain/sale/purchase.ts';
import type { Hex } from '../../../domain/shared/hex.ts';
import { answerOf, DatabaseStore } from '../shared/database-answer.ts';
import { type Sale, type SaleKey, saleKeyOf } from './sale-rows.ts';

const CHECKPOINTS_KEPT = 300;
// At most 20 columns per row, well below PostgreSQL's limit of 65,535 parameters per statement.
const ROWS_PER_INSERT = 1_000;
const EVENT_KEY = ['chain_id', 'contract', 'tx_hash', 'log_index'];

/** The table of a contract's events. */
export type Ledger<Event> = Readonly<{
  table: string;
  toRow(sale: SaleKey, event: Event, confirmed: boolean): object;
  /** Condition on the table: this service permitted the event. Rows for which it is not true are searched for. */
  isAuthorized: string;
}>;

type Placed = Readonly<{ txHash: Hex; logIndex: number }>;
type BlockRow = { block_number: string; block_hash: Hex };

const toBlockColumns = ({ number, hash }: BlockRef) => ({ block_number: number, block_hash: hash });
const toBlockRef = ({ block_number, block_hash }: BlockRow): BlockRef => ({
  number: Number(block_number),
  hash: block_hash,
});

export class PostgresEventIndex<Event extends Placed> extends DatabaseStore implements EventIndex<Event> {
  readonly #sale: SaleKey;
  readonly #ledger: Ledger<Event>;

  constructor(db: Knex, sale: Sale, ledger: Ledger<Event>) {
    super(db);
    this.#sale = saleKeyOf(sale);
    this.#ledger = ledger;
  }

  async cursor() {
    const row = await answerOf(this.db<BlockRow>('sale_cursors').where(this.#sale).first());
    return row && toBlockRef(row);
  }

  async checkpoints() {
    const newestFirst = this.db<BlockRow>('sale_checkpoints').where(this.#sale).orderBy('block_number', 'desc');
    return (await answerOf(newestFirst)).map(toBlockRef);
  }

  async oldestUnconfirmed() {
    const unconfirmed = this.db(this.#ledger.table).where({ ...this.#sale, confirmed: false });
    const [row] = await answerOf(unconfirmed.min<{ oldest: string | null }[]>('block_number as oldest'));
    return row?.oldest == null ? undefined : Number(row.oldest);
  }

  async commit(step: IndexStep<Event>) {
    return await answerOf(this.db.transaction((trx) => writeStep(trx, this.#sale, this.#ledger, step)));
  }

  async rollBack(from: BlockRef, to: BlockRef | undefined) {
    return await answerOf(this.db.transaction((trx) => forgetAbove(trx, this.#sale, this.#ledger.table, { from, to })));
  }
}

/** The writes of a step, inside the caller's transaction. Returns false and writes nothing when the cursor is not at `from`. */
async function writeStep<Event extends Placed>(
  trx: Knex,
  sale: SaleKey,
  { table, toRow, isAuthorized }: Ledger<Event>,
  step: IndexStep<Event>,
): Promise<boolean> {
  if (!(await moveCursor(trx, sale, step.from, step.to))) return false;
  if (step.unconfirmed !== undefined)
    await trx(table)
      .where({ ...sale, confirmed: false })
      .del();
  for (const rows of batches(step.confirmed, (event) => toRow(sale, event, true)))
    await trx(table).insert(rows).onConflict(EVENT_KEY).merge();
  await recogniseAuthorized(trx(table).where(sale), isAuthorized);
  for (const rows of batches(step.unconfirmed ?? [], (event) => toRow(sale, event, false)))
    await trx(table).insert(rows).onConflict(EVENT_KEY).ignore();
  await keepCheckpoint(trx, sale, step.to);
  return true;
}

/** Deletes everything above `to`, or everything. Returns false and deletes nothing when the cursor is not at `from`. */
async function forgetAbove(
  trx: Knex,
  sale: SaleKey,
  events: string,
  { from, to }: Readonly<{ from: BlockRef; to: BlockRef | undefined }>,
): Promise<boolean> {
  const moved = to ? await moveCursor(trx, sale, from, to) : await dropCursor(trx, sale, from);
  if (!moved) return false;
  for (const table of [events, 'sale_checkpoints'])
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

/** Marks the new events that this service permitted, so that the search for the others reads only those. */
const recogniseAuthorized = (events: Knex.QueryBuilder, isAuthorized: string) =>
  events.where({ confirmed: true, authorized: false }).whereRaw(isAuthorized).update({ authorized: true });

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
function* batches<Event extends Placed>(
  events: readonly Event[],
  toRow: (event: Event) => object,
): Generator<object[]> {
  const once = new Map(events.map((event) => [`${event.txHash}:${event.logIndex}`, event]));
  const rows = [...once.values()].map(toRow);
  for (let start = 0; start < rows.length; start += ROWS_PER_INSERT) yield rows.slice(start, start + ROWS_PER_INSERT);
}
