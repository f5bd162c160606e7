import type { Knex } from 'knex';

// The index finds the open proposals of an operator who is removed or blocked.
export const up = (knex: Knex) =>
  knex.raw(`
    alter table proposals drop constraint proposals_verdict_check;
    alter table proposals add constraint proposals_verdict_check check (verdict in ('approved', 'rejected', 'void'));
    create index proposals_open_by on proposals (proposed_by) where verdict is null;
  `);
