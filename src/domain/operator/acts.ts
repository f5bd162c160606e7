import type { OperatorRole } from './operator.ts';
import type { ProposedAction } from './proposal.ts';

/**
 * The least role for each act of an operator, by the act's name in the audit log, and for each change that is proposed, approved or
 * rejected. Routes and use cases read this table; a test holds the console and docs/operators.md to it.
 */
export const ROLE_OF = {
  'alarm.acknowledge': 'reviewer',
  'alarm.read': 'viewer',
  'audit.export': 'viewer',
  'audit.read': 'viewer',
  'dead-letter.read': 'viewer',
  'dead-letter.replay': 'reviewer',
  'decision.read': 'viewer',
  'proposal.approve': 'reviewer',
  'proposal.create': 'reviewer',
  'proposal.read': 'viewer',
  'proposal.reject': 'reviewer',
  'receipt.read': 'viewer',
  'reconciliation.read': 'viewer',
  'user.block': 'reviewer',
  'user.export': 'reviewer',
  'user.note': 'reviewer',
  'user.read': 'viewer',
  'user.search': 'viewer',

  'add-operator': 'admin',
  'grant-tier': 'reviewer',
  'remove-operator': 'admin',
  'revoke-tier': 'reviewer',
  erase: 'admin',
  unblock: 'reviewer',
} as const satisfies Readonly<Record<ProposedAction, OperatorRole> & Record<string, OperatorRole>>;

export type ActName = Exclude<keyof typeof ROLE_OF, ProposedAction>;
