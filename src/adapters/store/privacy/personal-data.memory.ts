import type { PersonalData, PersonalRecord } from '../../../application/ports/privacy/personal-data.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';

/** An in-memory store with data about persons. */
export interface Personal {
  /** Every record about the wallet, under the names of the tables. */
  about(wallet: WalletAddress): Readonly<Record<string, readonly object[]>>;
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
    for (const store of this.#stores)
      for (const [table, rows] of Object.entries(store.about(wallet)))
        for (const row of rows) yield { table, row: asStored(row) as PersonalRecord['row'] };
  }
}

/** Large numbers as the database returns them. */
function asStored(value: unknown): unknown {
  if (typeof value === 'bigint') return value.toString();
  if (value instanceof Date) return new Date(value);
  if (Array.isArray(value)) return value.map(asStored);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, asStored(part)]));
}
