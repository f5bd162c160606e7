export interface DatabaseUpkeep {
  /** Makes the space of deleted rows usable again, where the database does not do so by itself. Rejects with STORE_UNAVAILABLE. */
  reclaim(): Promise<void>;
}
