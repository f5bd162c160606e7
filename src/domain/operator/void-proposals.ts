import type { AuditEntry } from '../audit/audit-entry.ts';
import { type Appointment, hasPowerOf } from './operator.ts';
import type { Actor, Proposal, ProposalDecision } from './proposal.ts';
import type { Staff } from './staff.ts';

const REASONS = {
  blocked: 'The proposer was blocked',
  lowered: 'The proposer was given a lower role',
  removed: 'The proposer was removed as an operator',
  'without-role': 'The proposer no longer has the role that this needs',
} as const;

/** The verdict on what a proposer without the role has proposed. It is final: a new appointment of the proposer does not revive it. */
export const voided = (why: keyof typeof REASONS, by: Actor, at: Date): ProposalDecision => ({
  verdict: 'void',
  by,
  at,
  reason: REASONS[why],
});

/** What the appointment makes of the open proposals of its wallet; undefined when it takes no power away. */
export function verdictOfAppointment(
  { wallet, role, by, at }: Appointment,
  before: Staff,
): ProposalDecision | undefined {
  if (role === undefined) return voided('removed', by, at);
  const held = before.get(wallet)?.role;
  return held === undefined || hasPowerOf(role, held) ? undefined : voided('lowered', by, at);
}

export const voidEntry = ({ id, wallet, wish }: Proposal, { by, at }: ProposalDecision): AuditEntry => ({
  at,
  actor: by,
  action: 'proposal.void',
  subject: wallet,
  outcome: 'done',
  detail: { proposal: id, change: wish.action },
});
