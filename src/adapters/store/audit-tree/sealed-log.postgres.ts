import type { Knex } from 'knex';
import { type DecisionRow, toDecision } from '../decision/decision-rows.ts';
import type { SealedLeaf, SealedLog } from './verify-log.ts';

type LeafRow = { leaf: number | string; hash: Uint8Array; body: string; id: string | null } & Omit<DecisionRow, 'id'>;

export const sealedLogIn = (db: Knex): SealedLog => ({
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
