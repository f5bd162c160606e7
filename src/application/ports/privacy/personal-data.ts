import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';

/** One row about a person, with values as they are stored. */
export type PersonalRecord = Readonly<{ table: string; row: Readonly<Record<string, unknown>> }>;

/** Everything that is stored about a wallet. Erasing it is the effect of an approved proposal. */
export interface PersonalData {
  /** Every row, table by table, in constant memory; without digests of secrets. Rejects with STORE_UNAVAILABLE. */
  recordsOf(wallet: WalletAddress): AsyncIterable<PersonalRecord>;
}
