type Kept = Readonly<{ erase: 'keep' }>;
type Deleted = Readonly<{ erase: 'delete' }>;
/** Column → SQL expression. */
type Redacted = Readonly<{ erase: Readonly<Record<string, string>>; where?: string }>;

export type PersonalTable = Readonly<{
  /** Columns that hold the person's wallet. */
  wallets: readonly [string, ...string[]];
  /** Digests of secrets: not exported. */
  hidden?: readonly string[];
  why: string;
}> &
  (Kept | Deleted | Redacted);

const PROOF = 'proof of what was permitted and why, which the law requires';
const PUBLIC = 'a record of money, public on the chain';

/**
 * Every table with the wallet of a person, in the order in which they are erased, and why a row is kept or what of it goes.
 * `:at` is the time of the erasure.
 */
export const PERSONAL_TABLES: Readonly<Record<string, PersonalTable>> = {
  users: {
    wallets: ['wallet', 'referred_by', 'claimed_referrer'],
    erase: {
      username: 'null',
      email: 'null',
      email_verified: 'false',
      unconfirmed_email: 'null',
      name: 'null',
      phone: 'null',
      country_code: 'null',
      embedded_user_id: 'null',
      notify_aml: 'false',
      notify_vesting: 'false',
      notify_updates: 'false',
    },
    where: 'wallet = :wallet',
    why: 'the profile goes; the wallet stays, with its block and its referral code, which others refer to',
  },
  profile_changes: { wallets: ['wallet', 'actor'], erase: 'delete', why: 'holds earlier values of the profile' },
  user_preferences: { wallets: ['wallet'], erase: 'delete', why: 'of use to nobody else' },
  user_wallets: { wallets: ['owner'], erase: 'delete', why: 'of use to nobody else' },
  email_confirmations: { wallets: ['wallet'], hidden: ['digest'], erase: 'delete', why: 'holds the address' },
  outbox: { wallets: ['wallet'], erase: 'delete', why: 'nothing more is sent' },
  sessions: { wallets: ['wallet'], erase: 'delete', why: 'signs the person out everywhere' },
  api_keys: {
    wallets: ['wallet'],
    hidden: ['digest'],
    erase: { label: "'erased'", revoked_at: 'coalesce(revoked_at, :at)' },
    why: 'keys are revoked; what they did stays attributable',
  },
  terms_acceptances: {
    wallets: ['wallet'],
    erase: { ip: "'erased'", user_agent: 'null' },
    why: 'version and time prove the acceptance; network and browser go',
  },
  kyc_events: { wallets: ['wallet'], erase: 'delete', why: 'reports of the identity provider' },
  kyc_sessions: {
    wallets: ['wallet'],
    hidden: ['person_digest'],
    erase: {
      url: 'null',
      country_code: 'null',
      region_code: 'null',
      // As `closed` in domain/kyc/kyc-session.ts.
      status: "'rejected'",
      status_at: "case when status = 'rejected' then status_at else :at end",
      revoked_at: ':at',
    },
    why: 'what the documents said goes, and no later report of the provider counts; the digest of the person keeps the limit over all of its wallets',
  },
  tier_rulings: { wallets: ['wallet'], erase: 'keep', why: PROOF },
  message_queue: {
    wallets: ['wallet'],
    erase: 'delete',
    why: 'holds messages of the linked accounts',
  },
  chat_link_codes: { wallets: ['wallet'], hidden: ['digest'], erase: 'delete', why: 'of use to nobody else' },
  chat_links: { wallets: ['wallet'], erase: 'delete', why: 'holds accounts of messaging platforms' },
  chat_sessions: { wallets: ['wallet'], erase: 'delete', why: 'holds conversations' },
  chat_contacts: { wallets: ['wallet'], erase: 'delete', why: 'names of people that the wallet pays' },
  idempotency_keys: {
    wallets: ['scope'],
    erase: 'delete',
    why: 'holds answers to the person’s requests of the last day',
  },
  followed_wallets: { wallets: ['wallet'], erase: 'delete', why: 'no more snapshots are taken' },
  portfolio_snapshots: { wallets: ['wallet'], erase: 'delete', why: 'of use to nobody else' },
  prepared_transfers: { wallets: ['wallet', 'recipient'], erase: 'delete', why: 'never signed' },
  mpp_consents: { wallets: ['wallet'], erase: 'delete', why: 'a preference' },
  operator_notes: { wallets: ['wallet'], erase: 'delete', why: 'what operators wrote about the person' },
  block_changes: { wallets: ['wallet'], erase: 'keep', why: PROOF },
  proposals: { wallets: ['wallet'], erase: 'keep', why: PROOF },
  decisions: { wallets: ['wallet'], erase: 'keep', why: PROOF },
  operators: { wallets: ['wallet'], erase: 'keep', why: 'who may act; proposals end it' },
  limit_locks: { wallets: ['wallet'], erase: 'keep', why: 'keeps the limit of the person over all wallets' },
  purchase_authorizations: { wallets: ['buyer', 'referrer'], erase: 'keep', why: PROOF },
  nft_purchase_authorizations: { wallets: ['buyer', 'referrer'], erase: 'keep', why: PROOF },
  purchases: { wallets: ['buyer', 'referrer'], erase: 'keep', why: PUBLIC },
  payment_claims: { wallets: ['payer'], hidden: ['response'], erase: 'keep', why: 'a payment must not be used twice' },
  rail_balances: { wallets: ['account'], erase: 'keep', why: 'a copy of what the payment network says' },
  relayed_transactions: { wallets: ['sender', 'recipient'], erase: 'keep', why: PUBLIC },
  sponsorships: {
    wallets: ['wallet'],
    erase: { network: "''" },
    where: "wallet = :wallet and state in ('executed', 'failed', 'lapsed')",
    why: 'a record of money; the network address goes once the budget of its day no longer needs it',
  },
  owed_fees: { wallets: ['wallet'], erase: 'keep', why: 'a debt until it is paid or written off' },
  sponsor_suspensions: { wallets: ['wallet'], erase: 'keep', why: 'ends by itself; protects the budget' },
};

/** Columns that look like a person's and are not, with the reason. */
export const NOT_PERSONAL: Readonly<Record<string, string>> = {
  'audit_entries.actor': 'entries name wallets only, and are never changed or deleted; exported by their subject',
  'audit_entries.subject': 'see audit_entries.actor',
  'alarms.subject': 'what operators must look into; deleted some time after it was acknowledged',
  'leases.owner': 'a process',
  'upstream_claims.owner': 'a process',
  'upstream_budgets.wallets': 'the calls of the last minute',
  'relayer_queue.relayer': 'the account of this service',
  'relayer_queue.target': 'a forwarder contract',
  'sponsorships.forwarder': 'a contract',
  'sponsorships.target': 'a contract',
  'sponsorships.fee_token': 'a token',
  'owed_fees.token': 'a token',
  'chat_contacts.address': 'somebody whom the wallet pays, erased with its row',
  'purchase_authorizations.contract': 'the sale',
  'purchase_authorizations.payment_token': 'a token',
  'nft_purchase_authorizations.contract': 'the sale',
  'nft_purchase_authorizations.payment_token': 'a token',
  'authorization_purges.contract': 'the sale',
  'authorization_totals.contract': 'the sale',
  'purchase_totals.contract': 'the sale',
  'referral_buyers.contract': 'the sale',
  'referral_totals.contract': 'the sale',
  'referral_buyers.buyer': 'repeats purchases, which are exported and public',
  'referral_buyers.referrer': 'see referral_buyers.buyer',
  'referral_totals.referrer': 'see referral_buyers.buyer',
  'purchases.contract': 'the sale',
  'purchases.payment_token': 'a token',
  'sale_checkpoints.contract': 'the sale',
  'sale_cursors.contract': 'the sale',
  'prepared_transfers.called': 'a token or the recipient, which is in its own column',
  'relayed_transactions.token': 'a token',
};
