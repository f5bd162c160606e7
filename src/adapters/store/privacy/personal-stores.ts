import { auditEntryOf } from '../../../domain/audit/audit-body.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';
import type { InMemoryAlarmStore } from '../alarm/alarm-store.memory.ts';
import type { InMemoryAuditEntries } from '../audit/audit-log.memory.ts';
import type { InMemoryApiKeyStore } from '../auth/auth-stores.memory.ts';
import type { InMemoryChatLinks } from '../chat/chat-stores.memory.ts';
import type { InMemoryMessageQueue } from '../messaging/message-queue.memory.ts';
import { isNamedIn, mentionsIn } from '../shared/mentions.ts';
import type { InMemoryIdempotencyKeys } from '../system/system-stores.memory.ts';
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
  'portfolioSnapshots',
  'preparedTransfers',
  'mppConsents',
] as const;

type Kept = Pick<Personal, 'about' | 'mentions'>;
type Named = Readonly<{
  alarmStore: InMemoryAlarmStore;
  apiKeys: InMemoryApiKeyStore;
  chatLinks: InMemoryChatLinks;
  idempotencyKeys: InMemoryIdempotencyKeys;
  messageQueue: InMemoryMessageQueue;
}>;
type Stores = Named &
  Readonly<Record<Exclude<(typeof PERSONAL_STORES)[number], keyof Named>, Personal>> &
  Readonly<Record<(typeof KEPT_STORES)[number], Kept>>;

/** The in-memory stores with data about persons. What is found by links and keys comes before these. */
export function personalDataOf(
  stores: Stores,
  { records, sale }: Readonly<Record<'records' | 'sale', Kept>>,
  audit: InMemoryAuditEntries,
): InMemoryPersonalData {
  const kept = [records, ...KEPT_STORES.map((name) => stores[name]), sale].map(
    (store): Personal => ({
      about: (wallet) => store.about(wallet),
      mentions: (wallet) => store.mentions?.(wallet) ?? [],
    }),
  );
  const found = [messagesOf(stores), answersOf(stores)];
  const own = PERSONAL_STORES.map((name) => stores[name]);
  return new InMemoryPersonalData([...found, ...own, ...kept, alarmsOf(stores), entriesOf(audit)]);
}

function messagesOf({ chatLinks, messageQueue }: Named): Personal {
  const accountsOf = (wallet: WalletAddress) => chatLinks.about(wallet).chat_links.map(({ account }) => account);
  return {
    about: (wallet) => ({ message_queue: accountsOf(wallet).flatMap((account) => messageQueue.of(account)) }),
    erase: (wallet) => {
      for (const account of accountsOf(wallet)) messageQueue.forget(account);
    },
  };
}

/** Keys that were revoked are callers too. */
function answersOf({ apiKeys, idempotencyKeys }: Named): Personal {
  const callersOf = (wallet: WalletAddress) => [
    `wallet ${wallet}`,
    ...apiKeys.about(wallet).api_keys.map(({ id }) => `key ${id}`),
  ];
  return {
    about: (wallet) => ({ idempotency_keys: idempotencyKeys.of(callersOf(wallet)) }),
    mentions: (wallet) => [
      ...mentionsIn(
        ['idempotency_keys', 'scope'],
        idempotencyKeys.of([`operator ${wallet}`]),
        () => true,
        ({ scope, expiresAt }) => ({ scope, expiresAt }),
      ),
      ...mentionsIn(
        ['idempotency_keys', 'body'],
        idempotencyKeys.toOthersAbout(wallet, callersOf(wallet)),
        () => true,
        ({ expiresAt }) => ({ expiresAt: new Date(expiresAt) }),
      ),
    ],
    erase: (wallet) => {
      idempotencyKeys.forget(callersOf(wallet));
      idempotencyKeys.emptyAbout(wallet);
    },
  };
}

const alarmsOf = ({ alarmStore }: Named): Personal => ({
  about: () => ({}),
  mentions: (wallet) => [
    ...mentionsIn(
      ['alarms', 'facts'],
      alarmStore.all(),
      ({ facts }) => isNamedIn(JSON.stringify(facts), wallet),
      ({ firstAt, kind }) => ({ firstAt, kind }),
    ),
    ...mentionsIn(
      ['alarms', 'acknowledged_by'],
      alarmStore.all(),
      ({ acknowledgement }) => acknowledgement?.by === wallet,
      ({ acknowledgement }) => ({ acknowledgedAt: acknowledgement?.at }),
    ),
  ],
});

function entriesOf(audit: InMemoryAuditEntries): Personal {
  const entries = () => audit.bodies.map(auditEntryOf);
  return {
    about: (wallet) => ({ audit_entries: entries().filter(({ subject }) => subject === wallet) }),
    mentions: (wallet) =>
      mentionsIn(
        ['audit_entries', 'actor'],
        entries(),
        ({ actor, subject }) => actor === wallet && subject !== wallet,
        ({ at, action }) => ({ at, action }),
      ),
  };
}
