import type { Knex } from 'knex';

// The console is told of changes by comparing the newest rows, each found at the end of an index.
export const up = (knex: Knex) =>
  knex.raw(`
    create index kyc_events_received on kyc_events (received_at);
    create index kyc_sessions_position on kyc_sessions (position);
  `);
