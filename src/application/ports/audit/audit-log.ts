import type { AuditEntry, AuditFilter, AuditRange, AuditRecord } from '../../../domain/audit/audit-entry.ts';
import type { Page, PageRequest } from '../../../domain/shared/page.ts';
import type { Act } from '../operator/act.ts';

/**
 * The append-only log. Nothing changes or deletes an entry. A store that records an act appends the entry in its own
 * transaction; these methods are for what stores nothing else. Every method rejects with STORE_UNAVAILABLE.
 */
export interface AuditLog {
  append(entry: AuditEntry): Promise<void>;
  /** Appends what an operator read. */
  record(act: Act): Promise<void>;
  /** Newest first. Rejects with VALIDATION_FAILED for a malformed cursor. */
  page(filter: AuditFilter, page: PageRequest): Promise<Page<AuditRecord>>;
  /** Oldest first, in constant memory. Entries that are committed while the stream runs may be missing from it. */
  stream(range: AuditRange): AsyncIterable<AuditRecord>;
}
