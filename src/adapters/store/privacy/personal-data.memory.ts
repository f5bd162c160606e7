import type { PersonalData, PersonalRecord } from '../../../application/ports/privacy.ts';
import { auditEntryOf } from '../../../domain/audit/audit-entry.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';
import type { InMemoryAlarmStore } from '../alarm/alarm-store.memory.ts';
import type { InMemoryAuditEntries } from '../audit/audit-log.memory.ts';
import type { InMemoryApiKeyStore } from '../auth/auth-stores.memory.ts';
import type { InMemoryChatLinks } from '../chat/chat-stores.memory.ts';
import type { InMemoryMessageQueue } from '../messaging/message-queue.memory.ts';
import { ANOTHER_PERSON, isNamedIn, mentionsIn } from '../shared/mentions.ts';
import type { InMemoryIdempotencyKeys } from '../system/system-stores.memory.ts';
import { namingColumns, words } from './personal-table.ts';
import { PERSONAL_TABLES } from './personal-tables.ts';

/** An in-memory store with data about persons. */
interface Personal {
  /** Every record whose subject is the wallet, under the names of the tables. */
  about(wallet: WalletAddress): Readonly<Record<string, readonly object[]>>;
  /** What names the wallet in the records of others, as its export shows it. */
  mentions?(wallet: WalletAddress): readonly PersonalRecord[];
  /** Erases what PERSONAL_TABLES says; a store whose records are kept has none. */
  erase?(wallet: WalletAddress, at: Date): void;
}

class InMemoryPersonalData implements PersonalData {
  readonly #stores: readonly Personal[];

  constructor(stores: readonly Personal[]) {
    this.#stores = stores;
  }

  /** In the order of the stores, which ends what others refer to last. */
  erase(wallet: WalletAddress, at: Date): void {
    for (const store of this.#stores) store.erase?.(wallet, at);
  }

  async *recordsOf(wallet: WalletAddress): AsyncGenerator<PersonalRecord> {
    for (const store of this.#stores) {
      for (const [table, rows] of Object.entries(store.about(wallet)))
        for (const row of rows) yield { table, row: asStored(row, classesOf(table), wallet) as PersonalRecord['row'] };
      for (const { row, ...mention } of store.mentions?.(wallet) ?? [])
        yield { ...mention, row: asStored(row, EVERY_FIELD, wallet) as PersonalRecord['row'] };
    }
  }
}

/** `others`: the fields that may name another person, whom the subject of the record did not name. */
type Classes = Readonly<Record<'others' | 'hidden', readonly string[]>>;
const EVERY_FIELD: Classes = { others: [], hidden: [] };

function classesOf(table: string): Classes {
  const rule = PERSONAL_TABLES[table] ?? { own: '', erase: 'keep', why: '' };
  return { others: fieldsOf(namingColumns(rule)), hidden: fieldsOf(words(rule.hidden)) };
}

const fieldsOf = (columns: readonly string[]) =>
  columns.map((column) => column.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase()));

/** Large numbers as the database returns them, no hidden field, and nobody named but the wallet. */
function asStored(value: unknown, classes: Classes, wallet: WalletAddress): unknown {
  if (typeof value === 'bigint') return value.toString();
  if (value instanceof Date) return new Date(value);
  if (Array.isArray(value)) return value.map((part) => asStored(part, classes, wallet));
  if (typeof value !== 'object' || value === null) return value;
  const told = (name: string, part: unknown) =>
    classes.others.includes(name) && typeof part === 'string' && part !== wallet
      ? ANOTHER_PERSON
      : asStored(part, classes, wallet);
  const shown = Object.entries(value).filter(([name]) => !classes.hidden.includes(name));
  return Object.fromEntries(shown.map(([name, part]) => [name, told(name, part)]));
}

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
  'keyRequests',
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
