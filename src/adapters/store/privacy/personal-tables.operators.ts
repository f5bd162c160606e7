import type { PersonalTable } from './personal-table.ts';
import { HAS_WALLET, PROOF } from './personal-tables.shared.ts';

/** What operators wrote, decided and recorded. */
export const OPERATORS: Readonly<Record<string, PersonalTable>> = {
  operator_notes: {
    subject: 'wallet',
    own: 'id text at',
    mentions: [{ column: 'by', shows: 'at' }],
    erase: 'delete',
    why: 'what operators wrote about the person',
  },
  block_changes: {
    subject: 'wallet',
    own: 'id kind reason at proposal',
    mentions: [{ column: 'by', shows: 'at kind' }],
    erase: 'keep',
    why: PROOF,
  },
  proposals: {
    subject: 'wallet',
    own: 'id action tier expires_at role reason proposed_at ends_at verdict is_void decided_at decision_reason',
    mentions: [
      { column: 'proposed_by', shows: 'proposed_at action' },
      { column: 'decided_by', shows: 'decided_at action verdict' },
    ],
    erase: 'keep',
    why: PROOF,
  },
  decisions: {
    subject: 'wallet',
    own: 'position id at kind outcome code rules policy request request_id entry',
    erase: 'keep',
    why: PROOF,
  },
  operators: {
    subject: 'wallet',
    own: 'role at',
    mentions: [{ column: 'by', shows: 'at' }],
    erase: 'keep',
    why: 'who may act; proposals end it',
  },
  alarms: {
    own: '',
    mentions: [
      { column: 'facts', where: HAS_WALLET('facts'), shows: 'first_at kind' },
      { column: 'acknowledged_by', shows: 'acknowledged_at' },
    ],
    hidden: 'position id kind subject message state first_at last_at count openings announced acknowledged_at note',
    erase: 'keep',
    why: 'what operators must look into; deleted some time after it was acknowledged',
  },
  audit_entries: {
    subject: 'subject',
    own: 'id at action',
    derived: { body: "body::jsonb - 'actor'" },
    mentions: [{ column: 'actor', shows: 'at action' }],
    erase: 'keep',
    why: 'entries name wallets only, and are never changed or deleted',
  },
};
