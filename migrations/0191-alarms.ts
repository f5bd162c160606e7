import type { Knex } from 'knex';

/** One row for each kind and subject. `facts` is JSON. */
export const up = (knex: Knex) =>
  knex.raw(`
    create table alarms (
      position bigint generated always as identity unique,
      id uuid primary key,
      kind text not null,
      subject text not null,
      message text not null,
      facts text not null,
      state text not null check (state in ('open', 'acknowledged')),
      first_at timestamptz(3) not null,
      last_at timestamptz(3) not null,
      count integer not null check (count > 0),
      openings integer not null check (openings > 0),
      announced integer not null default 0,
      acknowledged_by text,
      acknowledged_at timestamptz(3),
      note text,
      constraint alarms_once unique (kind, subject),
      check ((acknowledged_by is null) = (acknowledged_at is null) and (acknowledged_by is null) = (note is null)),
      check (state = 'open' or acknowledged_by is not null)
    );
    create index alarms_of_state on alarms (state, position desc);
    create index alarms_unannounced on alarms (position) where state = 'open' and announced < openings;
    create index alarms_age on alarms (last_at) where state = 'acknowledged';
  `);
