import type { PersonalData, PersonalRecord } from '../../../application/ports/privacy.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';
import { ANOTHER_PERSON } from '../shared/mentions.ts';
import { namingColumns, words } from './personal-table.ts';
import { PERSONAL_TABLES } from './personal-tables.ts';

/** An in-memory store with data about persons. */
export interface Personal {
  /** Every record whose subject is the wallet, under the names of the tables. */
  about(wallet: WalletAddress): Readonly<Record<string, readonly object[]>>;
  /** What names the wallet in the records of others, as its export shows it. */
  mentions?(wallet: WalletAddress): readonly PersonalRecord[];
  /** Erases what PERSONAL_TABLES says; a store whose records are kept has none. */
  erase?(wallet: WalletAddress, at: Date): void;
}

export class InMemoryPersonalData implements PersonalData {
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
