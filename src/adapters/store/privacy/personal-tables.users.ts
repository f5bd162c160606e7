import { ANOTHER_PERSON } from '../shared/mentions.ts';
import { HAS_WALLET, type PersonalTable, PROOF, QUEUE } from './personal-table.ts';

/** What a person entered, proved and signed in with. */
export const USERS: Readonly<Record<string, PersonalTable>> = {
  users: {
    subject: 'wallet',
    own: `id username email email_verified unconfirmed_email name phone siwe_verified_at referral_code is_blocked country_code
      notify_aml notify_vesting notify_updates created_at referral_disclaimer_accepted embedded_user_id referrer_stated
      referrer_disputed contract_chain_ids kyc_status kyc_tier kyc_until`,
    mentions: [
      { column: 'referred_by', shows: 'created_at' },
      { column: 'claimed_referrer', shows: 'created_at' },
    ],
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
    why: 'the profile goes; the wallet stays, with its block and its referral code, which others refer to',
  },
  profile_changes: {
    subject: 'wallet',
    own: 'id field at',
    derived: { before: profileValue('before'), after: profileValue('after') },
    mentions: [{ column: 'actor', shows: 'at' }],
    erase: 'delete',
    why: 'holds earlier values of the profile',
  },
  user_preferences: { subject: 'wallet', own: 'kind choices', erase: 'delete', why: 'of use to nobody else' },
  user_wallets: {
    subject: 'owner',
    own: 'id chain address label is_embedded embedded_wallet_id is_primary created_at',
    mentions: [{ column: 'address', shows: 'chain created_at' }],
    erase: 'delete',
    why: 'of use to nobody else',
  },
  email_confirmations: {
    subject: 'wallet',
    own: 'id email expires_at',
    hidden: 'digest',
    erase: 'delete',
    why: 'holds the address',
  },
  outbox: {
    subject: 'wallet',
    own: 'id key channel content state attempts run_at finished_at',
    hidden: QUEUE,
    erase: 'delete',
    why: 'nothing more is sent',
  },
  sessions: {
    subject: 'wallet',
    own: 'id provider created_at expires_at revoked_at',
    erase: 'delete',
    why: 'signs the person out everywhere',
  },
  api_keys: {
    subject: 'wallet',
    own: 'id label last_four scopes created_at last_used_at revoked_at expires_at',
    hidden: 'digest',
    erase: { label: "'erased'", revoked_at: 'coalesce(revoked_at, :at)' },
    why: 'keys are revoked; what they did stays attributable',
  },
  api_key_requests: {
    subject: 'wallet',
    own: 'position key_id request_id at operation status ms',
    erase: 'delete',
    why: 'of use to the owner of the keys only',
  },
  api_key_usage: {
    subject: 'wallet',
    own: 'key_id day requests failed',
    erase: 'delete',
    why: 'of use to the owner of the keys only',
  },
  terms_acceptances: {
    subject: 'wallet',
    own: 'id version ip user_agent accepted_at text_sha256',
    erase: { ip: "'erased'", user_agent: 'null' },
    why: 'version, text and time prove the acceptance; network and browser go',
  },
  kyc_events: {
    // The provider names the wallet; the session says whose report it is.
    where: `session_id in (select id from kyc_sessions where wallet = :wallet)
      or (wallet = :wallet and session_id not in (select id from kyc_sessions))`,
    own: 'id session_id status tier occurred_at received_at applied',
    mentions: [{ column: 'wallet', shows: 'occurred_at' }],
    erase: 'delete',
    why: 'reports of the identity provider',
  },
  kyc_sessions: {
    subject: 'wallet',
    own: 'id position tier status created_at status_at revoked_at owned_at country_code region_code',
    // Whoever has the link completes the verification as the owner.
    hidden: 'url person_digest',
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
  tier_rulings: {
    subject: 'wallet',
    own: 'id kind tier at expires_at reason proposal',
    mentions: [{ column: 'by', shows: 'at kind' }],
    erase: 'keep',
    why: PROOF,
  },
};

/** A value of the profile; whom a change of the referrer named is another person. */
function profileValue(column: string): string {
  return `case when field = 'referredBy' and ${column} is not null then to_jsonb('${ANOTHER_PERSON}'::text) else ${column} end`;
}

/** What a person said, asked for and prepared. */
export const SERVICES: Readonly<Record<string, PersonalTable>> = {
  message_queue: {
    // They came from the accounts that are linked to the wallet; in a private chat the chat has the account's id.
    where: `exists (select from chat_links link where link.wallet = :wallet and link.platform = message_queue.platform
      and (link.account = message_queue.chat or link.account = message_queue.message::jsonb ->> 'sender'))`,
    own: 'id platform message_id chat message reply state attempts run_at duplicates finished_at',
    hidden: QUEUE,
    erase: 'delete',
    why: 'holds messages of the linked accounts',
  },
  chat_link_codes: {
    subject: 'wallet',
    own: 'platform expires_at',
    hidden: 'digest',
    erase: 'delete',
    why: 'of use to nobody else',
  },
  chat_links: {
    subject: 'wallet',
    own: 'platform account expires_at',
    erase: 'delete',
    why: 'holds accounts of messaging platforms',
  },
  chat_sessions: {
    subject: 'wallet',
    own: 'channel id frame offer_id offer_content offer_expires_at expires_at recalled',
    erase: 'delete',
    why: 'holds conversations',
  },
  chat_contacts: {
    subject: 'wallet',
    own: 'name address',
    mentions: [{ column: 'address', shows: '' }],
    erase: 'delete',
    why: 'names of people that the wallet pays',
  },
  idempotency_keys: {
    // The scope names the caller and the operation. Keys that were revoked are rows of api_keys too.
    where: `scope like 'wallet ' || :wallet || ' %'
      or scope like 'key %' and split_part(scope, ' ', 2) in (select id::text from api_keys where wallet = :wallet)`,
    own: 'scope status expires_at',
    mentions: [
      { column: 'scope', where: "scope like 'operator ' || :wallet || ' %'", shows: 'scope expires_at' },
      // What anybody else was answered about the person; without a body, the request is still not carried out again.
      {
        column: 'body',
        where: HAS_WALLET('concat(headers, body)'),
        shows: 'expires_at',
        erase: { headers: "'{}'", body: 'null' },
      },
    ],
    // An answer holds links, codes and other people. What it says of the person is exported from the other tables.
    hidden: 'key headers body created_id fingerprint attempt leased_until',
    erase: 'delete',
    why: 'holds answers to the person’s requests of the last day',
  },
  followed_wallets: {
    subject: 'wallet',
    own: 'followed_at attempted_at',
    erase: 'delete',
    why: 'no more snapshots are taken',
  },
  portfolio_snapshots: { subject: 'wallet', own: 'taken_at total_usd', erase: 'delete', why: 'of use to nobody else' },
  prepared_transfers: {
    subject: 'wallet',
    own: 'id recipient chain_id nonce called value data gas max_fee max_tip expires_at',
    mentions: [{ column: 'recipient', shows: 'chain_id expires_at' }],
    erase: 'delete',
    why: 'never signed',
  },
  mpp_consents: {
    subject: 'wallet',
    own: 'auto_fund_enabled preferred_source_chain granted_at',
    erase: 'delete',
    why: 'a preference',
  },
};
