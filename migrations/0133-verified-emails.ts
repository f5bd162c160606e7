import type { Knex } from 'knex';

/** Only a verified address is reserved. */
export const up = (knex: Knex) =>
  knex.raw(`
    drop index users_email_key;
    create unique index users_verified_email_key on users (lower(email)) where email_verified;
  `);
