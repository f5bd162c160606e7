import type { WalletAddress } from '../../domain/shared/wallet-address.ts';

/** One row about a person, with values as they are stored; other people in it are not named, but for those whom the person named. */
export type PersonalRecord = Readonly<{
  table: string;
  /** The column of another person's row that names this one: the row holds time and kind only. */
  mention?: string;
  row: Readonly<Record<string, unknown>>;
}>;

/** Everything that is stored about a wallet. Erasing it is the effect of an approved proposal. */
export interface PersonalData {
  /** Every row, table by table, in constant memory; without digests of secrets. Rejects with STORE_UNAVAILABLE. */
  recordsOf(wallet: WalletAddress): AsyncIterable<PersonalRecord>;
}
