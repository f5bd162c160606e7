type Impersonal = Readonly<{
  /** Every column, separated by spaces. */
  columns: string;
  why: string;
}>;

const AUDIT = 'positions and hashes of entries, which are exported by themselves';
const TOTALS = 'sums of purchases, which are exported by themselves and public';
const SALE = 'how far the sale was read';

/** Every table without data about a person, and why what looks like it is something else. */
export const IMPERSONAL_TABLES: Readonly<Record<string, Impersonal>> = {
  audit_checkpoints: { columns: 'size note at', why: AUDIT },
  audit_head: { columns: 'one size', why: AUDIT },
  audit_leaves: { columns: 'leaf entry hash', why: AUDIT },
  audit_pending: { columns: 'id', why: AUDIT },
  audit_tiles: { columns: 'level index hashes', why: AUDIT },
  authorization_purges: { columns: 'chain_id contract deadline nonce', why: SALE },
  authorization_totals: { columns: 'chain_id contract until issued', why: 'sums over all buyers' },
  leases: { columns: 'name owner expires_at', why: 'the owner is a process' },
  message_chats: { columns: 'platform chat due_at next_id', why: 'ends with the messages of the chat' },
  process_heartbeats: { columns: 'process at', why: 'processes of this service' },
  purchase_totals: { columns: 'chain_id contract purchases authorized tokens', why: TOTALS },
  rate_limits: { columns: 'key hits reset_at', why: 'counts of the running minutes' },
  reconciliations: { columns: 'id at report', why: 'differences between this ledger and the chain; ends by its age' },
  referral_buyers: { columns: 'chain_id contract referrer buyer purchases', why: TOTALS },
  referral_totals: { columns: 'chain_id contract referrer buyers amount tokens', why: TOTALS },
  relayer_queue: {
    columns: 'id chain_id relayer nonce target data gas_limit attempts is_open',
    why: 'calls of the account of this service, in the hands of the chain; the sponsorship is exported',
  },
  sale_checkpoints: { columns: 'chain_id contract block_number block_hash', why: SALE },
  sale_cursors: { columns: 'chain_id contract block_number block_hash', why: SALE },
  sign_in_nonces: { columns: 'nonce expires_at', why: 'drawn before anybody is known' },
  try_counts: { columns: 'name count ends_at', why: 'counts of at most a day, which an erasure must not reset' },
  upstream_answers: { columns: 'key answer size read_at expires_at', why: 'public answers of providers, for minutes' },
  upstream_budgets: {
    columns: 'name taken wait_ms rests_until networks wallets',
    why: 'the calls of the last minute',
  },
  upstream_claims: { columns: 'key owner expires_at', why: 'the owner is a process' },
};
