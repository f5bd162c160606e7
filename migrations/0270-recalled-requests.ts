import type { Knex } from 'knex';

/** Earlier requests of a conversation and steps to come, as JSON. */
export const up = (knex: Knex) => knex.raw('alter table chat_sessions add column recalled text');
