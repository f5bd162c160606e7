import type { Knex } from 'knex';
import type { AuditTree } from '../../../application/ports/audit/audit-tree.ts';
import type { CheckpointSigner } from '../../local/transparency/checkpoint-signer.ts';
import { EMPTY_ROOT, hashLeaf, rootOf } from '../../local/transparency/merkle-tree.ts';
import { appendedTiles, hashReader, type LoadTile, type TileKey } from '../../local/transparency/tiles.ts';
import { answerOf } from '../shared/database-answer.ts';
import { entryProof } from './entry-proof.ts';
import { sealedLogIn } from './sealed-log.postgres.ts';
import { verifyLog } from './verify-log.ts';

export class PostgresAuditTree implements AuditTree {
  readonly #db: Knex;
  readonly #signer: CheckpointSigner;

  constructor(db: Knex, signer: CheckpointSigner) {
    this.#db = db;
    this.#signer = signer;
  }

  get verifierKeys() {
    return this.#signer.verifierKeys;
  }

  async seal(limit: number, now: Date) {
    const { rows } = await answerOf(this.#db.raw<{ rows: object[] }>('select from audit_pending limit 1'));
    if (rows.length === 0) return 0;
    return await answerOf(this.#db.transaction((trx) => this.#sealIn(trx, limit, now)));
  }

  async checkpoint() {
    const newest = this.#db<{ size: number; note: string }>('audit_checkpoints').orderBy('size', 'desc').first('note');
    return (await answerOf(newest))?.note ?? this.#signer.sign(0, EMPTY_ROOT);
  }

  async proofOf(decisionId: string) {
    const checkpoint = await this.checkpoint();
    const sealed = this.#db('decisions')
      .join('audit_leaves', 'audit_leaves.entry', 'decisions.entry')
      .join('audit_entries', 'audit_entries.id', 'decisions.entry')
      .where('decisions.id', decisionId)
      .first('audit_leaves.leaf', 'audit_entries.body');
    const found: { leaf: number | string; body: string } | undefined = await answerOf(sealed);
    if (found === undefined) return undefined;
    return await answerOf(entryProof(tilesIn(this.#db), checkpoint, { leaf: Number(found.leaf), body: found.body }));
  }

  async verify() {
    return await answerOf(verifyLog(sealedLogIn(this.#db), this.#signer));
  }

  /** The lock on the row of the head is held until the transaction ends: one process seals at a time. */
  async #sealIn(trx: Knex.Transaction, limit: number, now: Date): Promise<number> {
    const size = await lockedSize(trx);
    const taken = await takePending(trx, limit);
    if (taken.length === 0) return 0;
    const hashes = taken.map(({ body }) => hashLeaf(Buffer.from(body)));
    const load = tilesIn(trx);
    const changed = await appendedTiles(load, size, hashes);
    const grown = size + taken.length;
    const read = hashReader(async (row, index) => changed.get(`${row}/${index}`) ?? (await load(row, index)));
    const note = this.#signer.sign(grown, await rootOf(read, grown));
    await storeLeaves(trx, size, taken, hashes);
    await storeTiles(trx, changed);
    await trx('audit_head').update({ size: grown });
    await trx('audit_checkpoints').insert({ size: grown, note, at: now });
    return taken.length;
  }
}

type Taken = Readonly<{ id: number | string; body: string }>;

async function lockedSize(trx: Knex.Transaction): Promise<number> {
  const { rows } = await trx.raw<{ rows: [{ size: number | string }] }>(
    'insert into audit_head as head (size) values (0) on conflict (one) do update set size = head.size returning size',
  );
  return Number(rows[0].size);
}

async function takePending(trx: Knex.Transaction, limit: number): Promise<readonly Taken[]> {
  const { rows } = await trx.raw<{ rows: Taken[] }>(
    `with taken as (
       delete from audit_pending where id in (select id from audit_pending order by id limit :limit) returning id
     )
     select audit_entries.id, body from taken join audit_entries using (id) order by audit_entries.id`,
    { limit },
  );
  return rows;
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
