import type { AuditVerdict, EntryProof } from '../../../domain/audit/entry-proof.ts';

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
