import type { Knex } from 'knex';

/** The decision that granted the request, which a repeated request reports again; null in rows of before. */
export const up = (knex: Knex) => knex.raw('alter table sponsorships add column decision uuid');
