import type {
  AuditEntry,
  AuditFilter,
  AuditRange,
  AuditRecord,
  AuditVerdict,
  EntryProof,
} from '../../domain/audit/audit-entry.ts';
import type { Page, PageRequest } from '../../domain/shared/page.ts';
import type { Act } from './operator.ts';

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

/** The Merkle tree over the audit log (RFC 6962) and its signed heads (C2SP tlog-checkpoint). Every method rejects with STORE_UNAVAILABLE. */
export interface AuditTree {
  /** Verifier keys (C2SP signed-note) of the keys that sign checkpoints. */
  readonly verifierKeys: readonly string[];
  /**
   * Seals up to `limit` waiting entries and signs the new head, in one transaction; returns their number. Concurrent calls
   * wait for each other, also those of other processes; no entry is sealed twice or left out.
   */
  seal(limit: number, now: Date): Promise<number>;
  /** The newest checkpoint, as a signed note; that of an empty log before anything is sealed. */
  checkpoint(): Promise<string>;
  /** Proves the entry of the decision in the tree of the newest checkpoint; undefined until it is sealed. */
  proofOf(decisionId: string): Promise<EntryProof | undefined>;
  /** Hashes the whole log again and compares it with the stored tree, every checkpoint and the stored decisions. */
  verify(): Promise<AuditVerdict>;
}
