import type { AuditEntry } from '../../../domain/audit/audit-entry.ts';
import type { Staff } from '../../../domain/operator/staff.ts';

/**
 * What an operator does. The store calls it in the transaction of the act, with who is an operator then; until the transaction ends
 * nobody can be appointed, removed or blocked. It returns the audit entry to store with the act, or throws to refuse: then the store
 * keeps nothing.
 */
export type Act<T = AuditEntry> = (staff: Staff) => T;
