import type { AuditEntry } from '../../domain/audit/audit-entry.ts';
import { type ActName, ROLE_OF } from '../../domain/operator/acts.ts';
import type { Actor } from '../../domain/operator/proposal.ts';
import { requireRole } from '../../domain/operator/staff.ts';
import type { Ports } from '../ports/index.ts';
import type { Act } from '../ports/operator.ts';

type Deed = Readonly<{ actor: Actor; action: ActName; subject: string }> & Pick<AuditEntry, 'detail'>;

export const doneEntry = (deed: Deed, at: Date): AuditEntry => ({ ...deed, outcome: 'done', at });

/** Returns the audit entry if the actor has the required role in the store's transaction. Throws NOT_AN_OPERATOR. */
export const actOf =
  (deed: Deed, at: Date): Act =>
  (staff) => {
    requireRole(staff, deed.actor, ROLE_OF[deed.action]);
    return doneEntry(deed, at);
  };

/**
 * Appends the read of a person's data to the log before the data is returned. Rejects with NOT_AN_OPERATOR when the actor has
 * lost the role since the request was admitted, and with STORE_UNAVAILABLE.
 */
export const recordRead = (
  { auditLog, clock }: Pick<Ports, 'auditLog' | 'clock'>,
  actor: Actor,
  action: ActName,
  subject: string,
): Promise<void> => auditLog.record(actOf({ actor, action, subject }, clock.now()));
