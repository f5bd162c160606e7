import type { Knex } from 'knex';

const OPERATIONS = `acknowledgeAlarm|proposeErasure|blockUser|addNote|proposeUnblock|proposeTier|proposeTierRevocation|proposeOperator|proposeOperatorRemoval|approveProposal|rejectProposal|replayDeadLetter`;

/** What an operator was answered is about somebody else: its scope starts with `operator` from now on. */
export const up = (knex: Knex) =>
  knex.raw(`
    update idempotency_keys set scope = 'operator' || substr(scope, 7)
    where scope ~ '^wallet 0x[0-9a-fA-F]{40} (${OPERATIONS})$'
  `);
