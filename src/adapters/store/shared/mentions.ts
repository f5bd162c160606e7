import type { PersonalRecord } from '../../../application/ports/privacy.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';

/** Replaces the wallet of another person in an export. */
export const ANOTHER_PERSON = 'another person';

/** In any casing, also without `0x`, as in calldata. */
export const isNamedIn = (text: string, wallet: WalletAddress): boolean =>
  text.toLowerCase().includes(wallet.slice(2).toLowerCase());

/** The records of others in which `named` is the wallet, as `shown`. */
export const mentionsIn = <T>(
  [table, mention]: readonly [table: string, column: string],
  records: Iterable<T>,
  named: (record: T) => boolean,
  shown: (record: T) => Readonly<Record<string, unknown>>,
): readonly PersonalRecord[] => [...records].filter(named).map((record) => ({ table, mention, row: shown(record) }));
