import type { AuditEntry } from '../../domain/audit/audit-entry.ts';
import type { Actor } from '../../domain/operator/proposal.ts';
import type { Ports } from '../ports/index.ts';

type Act = Readonly<{
  actor: Actor;
  action: string;
  subject: string;
  outcome?: AuditEntry['outcome'];
  detail?: AuditEntry['detail'];
}>;

export const entryOf = ({ outcome = 'done', detail, ...act }: Act, at: Date): AuditEntry => ({
  ...act,
  outcome,
  at,
  ...(detail !== undefined && { detail }),
});

/** Appends the read of a person's data to the log before the data is returned. Rejects with STORE_UNAVAILABLE. */
export const recordRead = (
  { auditLog, clock }: Pick<Ports, 'auditLog' | 'clock'>,
  actor: Actor,
  action: string,
  subject: string,
): Promise<void> => auditLog.append(entryOf({ actor, action, subject }, clock.now()));
