/** Proof that an entry is in the log. Hashes are hex. */
export type EntryProof = Readonly<{
  /** The entry's index in the tree. */
  index: number;
  treeSize: number;
  leafHash: string;
  proof: readonly string[];
  /** The text whose hash the leaf is. */
  entry: string;
  /** The signed note that commits to the tree. */
  checkpoint: string;
}>;

export type AuditVerdict = Readonly<{
  /** Sealed entries, all of which were hashed again. */
  entries: number;
  checkpoints: number;
  /** Entries that are not sealed yet. */
  pending: number;
  /** Checkpoints that no current key signed: those from before a key was replaced. */
  signedByOtherKeys: number;
  /** At most the first hundred. */
  problems: readonly string[];
}>;
