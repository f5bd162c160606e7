import type { RetentionName } from '../../../domain/retention/retention.ts';
import { PROOF } from './personal-tables.shared.ts';

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
  audit_checkpoints: { kept: 'shows that the log was never rewritten' },
  audit_entries: { kept: PROOF },
  audit_head: { bounded: 'one row' },
  audit_leaves: { kept: 'the tree that proves the log' },
  audit_pending: { ends: 'seal-audit-log' },
  audit_tiles: { kept: 'the tree that proves the log' },
  authorization_purges: { bounded: 'one row a sale' },
  authorization_totals: { bounded: 'one row a sale' },
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
  sale_checkpoints: { bounded: '300 rows a sale' },
  sale_cursors: { bounded: 'one row a sale' },
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
