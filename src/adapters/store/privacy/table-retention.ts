import type { RetentionName } from '../../../domain/retention/retention.ts';
import { PROOF } from './personal-table.ts';

/** `days`: purged by the rule with that name. */
type Purged = Readonly<{ days: RetentionName }>;
/** Purged by another job or probe. */
type Ended = Readonly<{ ends: string }>;
/** Never purged, and why that is right. */
type Kept = Readonly<{ kept: string }>;
/** A table that does not grow with time. The text names what it grows with. */
type Bounded = Readonly<{ bounded: string }>;

const OWN = 'what the user entered; goes with an erasure, and its number is limited by wallet';
const PER_USER = 'one row a user';

/** How long the rows of every table are kept. A test holds it to the tables that exist. */
export const TABLE_RETENTION: Readonly<Record<string, Purged | Ended | Kept | Bounded>> = {
  alarms: { days: 'alarms' },
  api_keys: { kept: 'what a revoked key did stays attributable; 20 keys of a wallet are active at most' },
  api_key_requests: { days: 'keyRequests' },
  api_key_usage: { days: 'keyRequests' },
  auction_events: { kept: 'the ledger of the auctions: limits are counted from it' },
  audit_checkpoints: { kept: 'shows that the log was never rewritten' },
  audit_entries: { kept: PROOF },
  audit_head: { bounded: 'one row' },
  audit_leaves: { kept: 'the tree that proves the log' },
  audit_pending: { ends: 'seal-audit-log' },
  audit_tiles: { kept: 'the tree that proves the log' },
  authorization_purges: { bounded: 'one row a sale' },
  authorization_totals: { bounded: 'one row a sale' },
  bid_permits: { days: 'authorizations' },
  block_changes: { kept: PROOF },
  chat_contacts: { bounded: OWN },
  chat_link_codes: { days: 'chatLinks' },
  chat_links: { days: 'chatLinks' },
  chat_sessions: { days: 'chats' },
  decisions: { kept: PROOF },
  email_confirmations: { days: 'emailConfirmations' },
  followed_wallets: { bounded: PER_USER },
  idempotency_keys: { ends: 'forget-answers' },
  kyc_events: { days: 'kycEvents' },
  kyc_sessions: { kept: 'carries the limit of the person over all wallets' },
  leases: { bounded: 'one row a job' },
  limit_locks: { bounded: 'one row a wallet that was authorized' },
  message_chats: { ends: 'goes with the last message of its chat that waits' },
  message_queue: { days: 'messages' },
  mpp_consents: { bounded: PER_USER },
  nft_purchase_authorizations: { days: 'nftAuthorizations' },
  operator_notes: { kept: 'the file of a case; goes with an erasure' },
  operators: { kept: PROOF },
  outbox: { days: 'notices' },
  owed_fees: { days: 'sponsorships' },
  payment_claims: { kept: 'a payment whose claim is forgotten could be used again' },
  portfolio_snapshots: { days: 'portfolioSnapshots' },
  prepared_transfers: { days: 'preparedTransfers' },
  process_heartbeats: { ends: 'the readiness probe deletes those older than an hour' },
  profile_changes: { kept: 'who changed what in a profile; goes with an erasure' },
  proposals: { kept: PROOF },
  purchase_totals: { bounded: 'one row a sale' },
  purchase_authorizations: { days: 'authorizations' },
  purchases: { kept: 'the ledger of the sale: limits and referrals are counted from it' },
  rail_balances: { bounded: 'one row a payer' },
  rate_limits: { ends: 'purge-shared' },
  reconciliations: { days: 'reconciliations' },
  referral_buyers: { kept: 'with a new buyer of a referrer comes a row; as long as the purchases' },
  referral_totals: { bounded: 'one row a referrer' },
  relayed_transactions: { kept: 'the history that a wallet is shown, and a record of money' },
  relayer_queue: { days: 'relayerCalls' },
  sale_checkpoints: { bounded: '300 rows a sale or auction' },
  sale_cursors: { bounded: 'one row a sale or auction' },
  sessions: { days: 'sessions' },
  sign_in_nonces: { days: 'nonces' },
  sponsor_spending: { days: 'sponsorBudgets' },
  sponsor_suspensions: { days: 'sponsorBudgets' },
  sponsorships: { days: 'sponsorships' },
  terms_acceptances: { kept: PROOF },
  tier_rulings: { kept: PROOF },
  try_counts: { days: 'tries' },
  upstream_answers: { ends: 'purge-shared' },
  upstream_budgets: { bounded: 'one row a provider' },
  upstream_claims: { ends: 'purge-shared' },
  user_preferences: { bounded: OWN },
  user_wallets: { bounded: OWN },
  users: { kept: 'the account' },
};

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
