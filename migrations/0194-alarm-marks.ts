import type { Knex } from 'knex';

// The console is told of an alarm that was raised again by comparing the newest time.
export const up = (knex: Knex) => knex.raw('create index alarms_raised on alarms (last_at)');
