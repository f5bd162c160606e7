import type { OperatorRole } from './operator.ts';

/**
 * The least role for each act of an operator, by the act's name in the audit log. What is proposed may need more: `roleFor`. Routes,
 * use cases and the documentation read this table.
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
} as const satisfies Readonly<Record<string, OperatorRole>>;

export type ActName = keyof typeof ROLE_OF;
