import type { Knex } from 'knex';

export const up = (knex: Knex) =>
  knex.raw(`
    alter table proposals drop constraint proposals_action_check;
    alter table proposals add constraint proposals_action_check
      check (action in ('unblock', 'grant-tier', 'revoke-tier', 'add-operator', 'remove-operator', 'erase'));
  `);
