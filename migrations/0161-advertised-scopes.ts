import type { Knex } from 'knex';

export const up = (knex: Knex) =>
  knex.raw(`
    alter table api_keys drop constraint api_keys_scopes_check;
    alter table api_keys add constraint api_keys_scopes_check check (scopes <@ array[
      'portfolio', 'oracle', 'swap', 'market', 'transfer', 'lending', 'perps',
      'openid', 'profile', 'read', 'write', 'admin', 'portfolio:read', 'swap:execute', 'perps:trade',
      'shield:scan', 'shield:revoke', 'agents:manage', 'mcp:invoke'
    ]);
  `);
