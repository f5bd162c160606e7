import { auditEntryOf } from '../../../domain/audit/audit-body.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';
import type { InMemoryAuditEntries } from '../audit/audit-entries.memory.ts';
import type { InMemoryChatLinks } from '../chat/chat-links.memory.ts';
import type { InMemoryMessageQueue } from '../messaging/message-queue.memory.ts';
import { InMemoryPersonalData, type Personal } from './personal-data.memory.ts';

/** Their records are kept: they prove who could act, and what was decided, bought, moved and owed. */
const KEPT_STORES = ['operators', 'decisions', 'relayedTransactions', 'sponsorships', 'paymentClaims'] as const;
const PERSONAL_STORES = [
  'users',
  'preferences',
  'userWallets',
  'emailConfirmations',
  'outbox',
  'sessions',
  'apiKeys',
  'terms',
  'kycs',
  'chatLinks',
  'chatSessions',
  'contacts',
  'idempotencyKeys',
  'portfolioSnapshots',
  'preparedTransfers',
  'mppConsents',
] as const;

type Stores = Readonly<Record<Exclude<(typeof PERSONAL_STORES)[number], 'chatLinks'>, Personal>> &
  Readonly<Record<(typeof KEPT_STORES)[number], Pick<Personal, 'about'>>> &
  Readonly<{ chatLinks: InMemoryChatLinks; messageQueue: InMemoryMessageQueue }>;

/** The in-memory stores with data about persons. Messages are found by the linked accounts, so they come before the links. */
export function personalDataOf(
  stores: Stores,
  { records, sale }: Readonly<Record<'records' | 'sale', Pick<Personal, 'about'>>>,
  audit: InMemoryAuditEntries,
): InMemoryPersonalData {
  const accountsOf = (wallet: WalletAddress) => stores.chatLinks.about(wallet).chat_links.map(({ account }) => account);
  const messages: Personal = {
    about: (wallet) => ({ message_queue: accountsOf(wallet).flatMap((account) => stores.messageQueue.of(account)) }),
    erase: (wallet) => {
      for (const account of accountsOf(wallet)) stores.messageQueue.forget(account);
    },
  };
  const entries: Personal = {
    about: (wallet) => ({
      audit_entries: audit.bodies.map(auditEntryOf).filter(({ actor, subject }) => [actor, subject].includes(wallet)),
    }),
  };
  const kept = [records, ...KEPT_STORES.map((name) => stores[name]), sale].map(
    (store): Personal => ({ about: (wallet) => store.about(wallet) }),
  );
  return new InMemoryPersonalData([messages, ...PERSONAL_STORES.map((name) => stores[name]), ...kept, entries]);
}
