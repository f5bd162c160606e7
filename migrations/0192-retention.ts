import type { Knex } from 'knex';

/** What the purges look for. */
export const up = (knex: Knex) =>
  knex.raw(`
    create index purchase_authorizations_deadline on purchase_authorizations (chain_id, contract, deadline);
    create index nft_purchase_authorizations_deadline on nft_purchase_authorizations (chain_id, deadline);
    create index sponsorships_ended on sponsorships (taken_at) where state in ('executed', 'failed', 'lapsed');
    create index sponsor_suspensions_end on sponsor_suspensions (until);
    create index kyc_events_age on kyc_events (occurred_at);
    create index relayer_queue_closed on relayer_queue ((attempts -> -1 ->> 'at')) where not is_open;
    create table reconciliations (
      id bigint generated always as identity primary key,
      at timestamptz(3) not null,
      report text not null
    );
    create index reconciliations_age on reconciliations (at);
  `);
