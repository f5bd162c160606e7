import {
  RETENTION,
  RETENTION_NAMES,
  type RetentionName,
  type RetentionPolicy,
} from '../../domain/retention/retention.ts';
import type { EnvReader } from './env-reader.ts';
import * as as from './schemas/index.ts';

const MOST_DAYS = 36_500;

/** Rows that only the service itself needs, for a time that it knows: nobody chooses how long they are kept. */
const NEEDED_ROWS: ReadonlySet<RetentionName> = new Set([
  ...([
    'chatLinks',
    'emailConfirmations',
    'keyRequests',
    'messages',
    'nonces',
    'paidResponses',
    'portfolioSnapshots',
  ] as const),
  ...(['preparedTransfers', 'reconciliations', 'relayerCalls', 'sessions', 'sponsorBudgets', 'tries'] as const),
]);

/** `RETENTION_` and the name in capital letters: `RETENTION_DEAD_MESSAGES`. */
const variableOf = (name: RetentionName) =>
  `RETENTION_${name.replaceAll(/[A-Z]/g, (capital) => `_${capital}`).toUpperCase()}`;

export function readRetention(reader: EnvReader): RetentionPolicy {
  const read = (name: RetentionName) =>
    NEEDED_ROWS.has(name)
      ? RETENTION[name].days
      : reader.optional(variableOf(name), as.integer(RETENTION[name].least, MOST_DAYS), RETENTION[name].days);
  return Object.fromEntries(RETENTION_NAMES.map((name) => [name, read(name)])) as RetentionPolicy;
}
