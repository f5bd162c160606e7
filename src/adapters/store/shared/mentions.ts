import type { PersonalRecord } from '../../../application/ports/privacy/personal-data.ts';

/** Replaces the wallet of another person in an export. */
export const ANOTHER_PERSON = 'another person';

/** The records of others in which `named` is the wallet, as `shown`. */
export const mentionsIn = <T>(
  [table, mention]: readonly [table: string, column: string],
  records: Iterable<T>,
  named: (record: T) => boolean,
  shown: (record: T) => Readonly<Record<string, unknown>>,
): readonly PersonalRecord[] => [...records].filter(named).map((record) => ({ table, mention, row: shown(record) }));
