import {
  RETENTION,
  RETENTION_NAMES,
  type RetentionName,
  type RetentionPolicy,
} from '../../domain/retention/retention.ts';
import type { EnvReader } from './env-reader.ts';
import * as as from './schemas/index.ts';

const MOST_DAYS = 36_500;

/** `RETENTION_` and the name in capital letters: `RETENTION_DEAD_MESSAGES`. */
const variableOf = (name: RetentionName) =>
  `RETENTION_${name.replaceAll(/[A-Z]/g, (capital) => `_${capital}`).toUpperCase()}`;

export function readRetention(reader: EnvReader): RetentionPolicy {
  const read = (name: RetentionName) =>
    reader.optional(variableOf(name), as.integer(RETENTION[name].least, MOST_DAYS), RETENTION[name].days);
  return Object.fromEntries(RETENTION_NAMES.map((name) => [name, read(name)])) as RetentionPolicy;
}
