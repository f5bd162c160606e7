import type { PersonalTable } from './personal-table.ts';
import { HAS_WALLET, QUEUE } from './personal-tables.shared.ts';

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
