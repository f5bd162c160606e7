import type { Knex } from 'knex';

// One row for each wallet that was authorized beside an NFT sale. A purchase of a wallet on its own reads the row "for share" in the
// statement that records it, so that a mint or another wallet of the person, which writes the row first, waits for it or is seen by it.
// is_shared: a mint, or another wallet of the person, counts against the same limit. It is never taken back: a wallet that could
// be recorded alone again is only recorded in a transaction.
export const up = (knex: Knex) =>
  knex.raw(`
    create table limit_locks (
      wallet evm_address primary key,
      is_shared boolean not null
    );
  `);
