import type { Knex } from 'knex';

export const up = (knex: Knex) =>
  knex.raw(`
    create domain evm_address as text check (value ~ '^0x[0-9a-fA-F]{40}$');
    create domain hash32 as text check (value ~ '^0x[0-9a-f]{64}$');
    create domain uint256 as numeric(78, 0) check (
      value between 0 and 115792089237316195423570985008687907853269984665640564039457584007913129639935
    );
  `);
