import type { Knex } from 'knex';

// A void proposal has the verdict 'rejected' as well, so that a release without voids does not carry it out. The index finds the open
// proposals of an operator who is removed or blocked.
export const up = (knex: Knex) =>
  knex.raw(`
    alter table proposals add column is_void boolean not null default false;
    create index proposals_open_by on proposals (proposed_by) where verdict is null;
  `);
