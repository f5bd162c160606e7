import { HAS_WALLET, type PersonalTable, PROOF } from './personal-table.ts';
import { SERVICES, USERS } from './personal-tables.users.ts';

const PUBLIC = 'a record of money, public on the chain';

/** What a person bought, paid and was lent. */
const MONEY: Readonly<Record<string, PersonalTable>> = {
  limit_locks: {
    subject: 'wallet',
    own: 'is_shared',
    erase: 'keep',
    why: 'keeps the limit of the person over all wallets',
  },
  purchase_authorizations: {
    subject: 'buyer',
    own: 'chain_id contract nonce payment_token amount max_allowed is_eu deadline tier issued_at',
    mentions: [{ column: 'referrer', shows: 'issued_at' }],
    erase: 'keep',
    why: PROOF,
  },
  nft_purchase_authorizations: {
    subject: 'buyer',
    own: 'chain_id contract nonce payment_token amount token_id tier_id deadline issued_at outcome',
    mentions: [{ column: 'referrer', shows: 'issued_at' }],
    erase: 'keep',
    why: PROOF,
  },
  purchases: {
    subject: 'buyer',
    own: `chain_id contract tx_hash log_index block_number block_hash block_time payment_token amount tokens nonce tier confirmed
      authorized reported announced`,
    mentions: [{ column: 'referrer', shows: 'block_time' }],
    erase: 'keep',
    why: PUBLIC,
  },
  bid_permits: {
    subject: 'owner',
    own: 'chain_id contract nonce amount max_allowed deadline issued_at settled',
    mentions: [{ column: 'sender', shows: 'issued_at' }],
    erase: 'keep',
    why: PROOF,
  },
  auction_events: {
    subject: 'owner',
    own: `chain_id contract tx_hash log_index block_number block_hash block_time kind bid_id nonce price amount tokens at_block
      mps confirmed authorized reported`,
    mentions: [{ column: 'sender', shows: 'block_time' }],
    erase: 'keep',
    why: PUBLIC,
  },
  payment_claims: {
    subject: 'payer',
    own: `method network reference currency recipient resource amount valid_until state claimed_at state_at
      tx_hash response_until`,
    // With the transaction, the challenge is the credential that receives the paid response.
    hidden: 'challenge_id response',
    erase: 'keep',
    why: 'a payment must not be used twice',
  },
  rail_balances: {
    subject: 'account',
    own: 'network units as_of',
    erase: 'keep',
    why: 'a copy of what the payment network says',
  },
  relayed_transactions: {
    subject: 'sender',
    own: 'position chain_id hash nonce recipient amount token status recorded_at looked_at',
    mentions: [{ column: 'recipient', shows: 'chain_id recorded_at' }],
    erase: 'keep',
    why: PUBLIC,
  },
  sponsorships: {
    subject: 'wallet',
    own: `position id quote_id chain_id forwarder target value gas nonce deadline data fee_token fee_amount gas_limit
      cost network taken_at state reference hash looked_at fee_collection native_usd fee_usd surplus decision`,
    // Anybody can carry out the request with it until its deadline.
    hidden: 'signature',
    erase: { network: "''" },
    eraseWhere: "state in ('executed', 'failed', 'lapsed')",
    why: 'a record of money; the network address goes once the budget of its day no longer needs it',
  },
  owed_fees: {
    subject: 'wallet',
    own: 'position sponsorship_id chain_id token amount usd state state_at paid_by',
    erase: 'keep',
    why: 'a debt until it is paid or written off',
  },
  sponsor_suspensions: {
    subject: 'wallet',
    own: 'failures until',
    erase: 'keep',
    why: 'ends by itself; protects the budget',
  },
  sponsor_spending: {
    // The rows of networks and of everybody together name no person.
    subject: 'spender',
    where: "scope = 'wallet' and spender = :wallet",
    own: 'day scope spent',
    erase: 'keep',
    why: 'ends by itself; protects the budget',
  },
};

/** What operators wrote, decided and recorded. */
const OPERATORS: Readonly<Record<string, PersonalTable>> = {
  operator_notes: {
    subject: 'wallet',
    own: 'id text at',
    mentions: [{ column: 'by', shows: 'at' }],
    erase: 'delete',
    why: 'what operators wrote about the person',
  },
  block_changes: {
    subject: 'wallet',
    own: 'id kind reason at proposal',
    mentions: [{ column: 'by', shows: 'at kind' }],
    erase: 'keep',
    why: PROOF,
  },
  proposals: {
    subject: 'wallet',
    own: 'id action tier expires_at role reason proposed_at ends_at verdict is_void decided_at decision_reason',
    mentions: [
      { column: 'proposed_by', shows: 'proposed_at action' },
      { column: 'decided_by', shows: 'decided_at action verdict' },
    ],
    erase: 'keep',
    why: PROOF,
  },
  decisions: {
    subject: 'wallet',
    own: 'position id at kind outcome code rules policy request request_id entry',
    erase: 'keep',
    why: PROOF,
  },
  operators: {
    subject: 'wallet',
    own: 'role at',
    mentions: [{ column: 'by', shows: 'at' }],
    erase: 'keep',
    why: 'who may act; proposals end it',
  },
  alarms: {
    own: '',
    mentions: [
      { column: 'facts', where: HAS_WALLET('facts'), shows: 'first_at kind' },
      { column: 'acknowledged_by', shows: 'acknowledged_at' },
    ],
    hidden: 'position id kind subject message state first_at last_at count openings announced acknowledged_at note',
    erase: 'keep',
    why: 'what operators must look into; deleted some time after it was acknowledged',
  },
  audit_entries: {
    subject: 'subject',
    own: 'id at action',
    derived: { body: "body::jsonb - 'actor'" },
    mentions: [{ column: 'actor', shows: 'at action' }],
    erase: 'keep',
    why: 'entries name wallets only, and are never changed or deleted',
  },
};

/**
 * Every table with data about a person, in the order in which they are erased, with the class of each column, and why a row is
 * kept or what of it goes. The other tables are in `table-retention.ts`.
 */
export const PERSONAL_TABLES: Readonly<Record<string, PersonalTable>> = {
  ...USERS,
  ...SERVICES,
  ...MONEY,
  ...OPERATORS,
};
