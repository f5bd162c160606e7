import { hash } from 'node:crypto';
import type { AuditEntry } from '../../../domain/audit/audit-entry.ts';
import { type Decision, digestedClaims } from '../../../domain/decision/decision.ts';
import { canonicalJson } from '../../../domain/shared/canonical-json.ts';

/** The audit entry of a decision. It commits to the rules and facts by a digest, because those can tell where a person is. */
export const decisionEntry = (decision: Decision): AuditEntry => ({
  at: decision.at,
  actor: decision.wallet,
  action: 'decision.record',
  subject: decision.wallet,
  outcome: decision.outcome === 'granted' ? 'done' : 'refused',
  decisionId: decision.id,
  digest: hash('sha256', canonicalJson(digestedClaims(decision)), 'hex'),
  detail: { kind: decision.kind },
});
