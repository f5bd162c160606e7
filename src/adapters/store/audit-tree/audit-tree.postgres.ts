import type { Knex } from 'knex';
import type { AuditTree } from '../../../application/ports/audit.ts';
import type { CheckpointSigner } from '../../local/transparency/checkpoint-signer.ts';
import { hashLeaf, rootOf } from '../../local/transparency/merkle-tree.ts';
import { appendedTiles, hashReader, type LoadTile, type TileKey } from '../../local/transparency/tiles.ts';
import { type DecisionRow, toDecision } from '../decision/decision-store.postgres.ts';
import { answerOf, DatabaseStore } from '../shared/database-answer.ts';
import { entryProof, type SealedLeaf, type SealedLog, verifyLog } from './verify-log.ts';

export class PostgresAuditTree extends DatabaseStore implements AuditTree {
  readonly #signer: CheckpointSigner;

  constructor(db: Knex, signer: CheckpointSigner) {
    super(db);
    this.#signer = signer;
  }

  get verifierKeys() {
    return this.#signer.verifierKeys;
  }

  async seal(limit: number, now: Date) {
    const rows = await this.rows<object>('select from audit_pending limit 1');
    if (rows.length === 0) return 0;
    for (;;) {
      const growth = await answerOf(this.db.transaction((trx) => growthIn(trx, limit), SNAPSHOT));
      if (growth === undefined) return 0;
      const note = await this.#signer.sign(growth.grown, growth.root);
      const isSealed = await answerOf(this.db.transaction((trx) => store(trx, growth, note, now)));
      if (isSealed) return growth.taken.length;
    }
  }

  async checkpoint() {
    const newest = this.db<{ size: number; note: string }>('audit_checkpoints').orderBy('size', 'desc').first('note');
    return (await answerOf(newest))?.note ?? (await this.#signer.signEmpty());
  }

  async proofOf(decisionId: string) {
    const checkpoint = await this.checkpoint();
    const sealed = this.db('decisions')
      .join('audit_leaves', 'audit_leaves.entry', 'decisions.entry')
      .join('audit_entries', 'audit_entries.id', 'decisions.entry')
      .where('decisions.id', decisionId)
      .first('audit_leaves.leaf', 'audit_entries.body');
    const found: { leaf: number | string; body: string } | undefined = await answerOf(sealed);
    if (found === undefined) return undefined;
    return await answerOf(entryProof(tilesIn(this.db), checkpoint, { leaf: Number(found.leaf), body: found.body }));
  }

  async verify() {
    return await answerOf(verifyLog(sealedLogIn(this.db), this.#signer));
  }
}

type Taken = Readonly<{ id: number | string; body: string }>;

/** What a tree of `size` leaves becomes with the entries that wait. */
type Growth = Readonly<{
  size: number;
  grown: number;
  taken: readonly Taken[];
  hashes: readonly Buffer[];
  changed: ReadonlyMap<TileKey, Buffer>;
  root: Buffer;
}>;

/** One state of the tables for all statements, so that tiles fit the size. */
const SNAPSHOT: Knex.TransactionConfig = { isolationLevel: 'repeatable read' };

/** Changes nothing: the head is signed between the transactions, since a key may be remote. Undefined when nothing waits. */
async function growthIn(trx: Knex.Transaction, limit: number): Promise<Growth | undefined> {
  const head = await trx<{ size: number | string }>('audit_head').first('size');
  const size = Number(head?.size ?? 0);
  const taken = await waiting(trx, limit);
  if (taken.length === 0) return undefined;
  const hashes = taken.map(({ body }) => hashLeaf(Buffer.from(body)));
  const load = tilesIn(trx);
  const changed = await appendedTiles(load, size, hashes);
  const grown = size + taken.length;
  const read = hashReader(async (row, index) => changed.get(`${row}/${index}`) ?? (await load(row, index)));
  return { size, grown, taken, hashes, changed, root: await rootOf(read, grown) };
}

/** False, and nothing is stored, when another process sealed in the meantime. The lock on the row of the head is held until the transaction ends. */
async function store(trx: Knex.Transaction, growth: Growth, note: string, now: Date): Promise<boolean> {
  const { size, grown, taken, hashes, changed } = growth;
  if ((await lockedSize(trx)) !== size) return false;
  await forget(trx, taken);
  await storeLeaves(trx, size, taken, hashes);
  await storeTiles(trx, changed);
  await trx('audit_head').update({ size: grown });
  await trx('audit_checkpoints').insert({ size: grown, note, at: now });
  return true;
}

async function lockedSize(trx: Knex.Transaction): Promise<number> {
  const { rows } = await trx.raw<{ rows: [{ size: number | string }] }>(
    'insert into audit_head as head (size) values (0) on conflict (one) do update set size = head.size returning size',
  );
  return Number(rows[0].size);
}

async function waiting(trx: Knex.Transaction, limit: number): Promise<readonly Taken[]> {
  const { rows } = await trx.raw<{ rows: Taken[] }>(
    `select audit_entries.id, body
     from (select id from audit_pending order by id limit :limit) as next join audit_entries using (id)
     order by audit_entries.id`,
    { limit },
  );
  return rows;
}

/** Throws unless all of them still wait: only who holds the lock on the head takes entries. */
async function forget(trx: Knex.Transaction, taken: readonly Taken[]): Promise<void> {
  const { rows } = await trx.raw<{ rows: object[] }>(
    'delete from audit_pending where id = any(:ids::bigint[]) returning id',
    { ids: taken.map(({ id }) => String(id)) },
  );
  if (rows.length !== taken.length) throw new Error('An audit entry was sealed without the lock on the head');
}

/** Hashes are passed as hex: both databases read arrays of texts in the same way. */
async function storeLeaves(trx: Knex.Transaction, from: number, taken: readonly Taken[], hashes: readonly Buffer[]) {
  await trx.raw(
    `insert into audit_leaves (leaf, entry, hash)
     select :from::bigint + place - 1, entry, decode(hash, 'hex')
     from unnest(:entries::bigint[], :hashes::text[]) with ordinality as sealed (entry, hash, place)`,
    { from, entries: taken.map(({ id }) => String(id)), hashes: hashes.map((hash) => hash.toString('hex')) },
  );
}

async function storeTiles(trx: Knex.Transaction, changed: ReadonlyMap<TileKey, Buffer>) {
  const tiles = [...changed].map(([key, hashes]) => ({ key: key.split('/'), hashes: hashes.toString('hex') }));
  await trx.raw(
    `insert into audit_tiles (level, index, hashes)
     select level, index, decode(hashes, 'hex')
     from unnest(:levels::smallint[], :indexes::bigint[], :hashes::text[]) as changed (level, index, hashes)
     on conflict (level, index) do update set hashes = excluded.hashes`,
    {
      levels: tiles.map(({ key }) => key[0] as string),
      indexes: tiles.map(({ key }) => key[1] as string),
      hashes: tiles.map(({ hashes }) => hashes),
    },
  );
}

const tilesIn =
  (db: Knex): LoadTile =>
  async (level, index) => {
    const tile = await db<{ level: number; index: number; hashes: Uint8Array }>('audit_tiles')
      .where({ level, index })
      .first('hashes');
    return Buffer.from(tile?.hashes ?? []);
  };

type LeafRow = { leaf: number | string; hash: Uint8Array; body: string; id: string | null } & Omit<DecisionRow, 'id'>;

const sealedLogIn = (db: Knex): SealedLog => ({
  size: async () => Number((await db('audit_head').first('size'))?.size ?? 0),
  pending: async () => Number((await db('audit_pending').count('id as count').first())?.count ?? 0),
  leavesFrom: async (index, limit) => {
    const rows: LeafRow[] = await db('audit_leaves')
      .join('audit_entries', 'audit_entries.id', 'audit_leaves.entry')
      .leftJoin('decisions', 'decisions.entry', 'audit_leaves.entry')
      .where('audit_leaves.leaf', '>=', index)
      .orderBy('audit_leaves.leaf')
      .limit(limit)
      .select('audit_leaves.leaf', 'audit_leaves.hash', 'audit_entries.body', 'decisions.*');
    return rows.map(toLeaf);
  },
  notesBetween: async (after, to) =>
    await db('audit_checkpoints').where('size', '>', after).where('size', '<=', to).orderBy('size').pluck('note'),
});

const toLeaf = ({ leaf, hash, body, id, ...row }: LeafRow): SealedLeaf => ({
  leaf: Number(leaf),
  hash: Buffer.from(hash),
  body,
  ...(id !== null && { decision: toDecision({ ...row, id }) }),
});
