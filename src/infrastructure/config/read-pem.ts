import { readFileSync } from 'node:fs';
import type { EnvReader } from './env-reader.ts';

/** The text of the file that the variable names; undefined when it is not set, or the file cannot be read, which is a fault. */
export function readPem(reader: EnvReader, name: string): string | undefined {
  const file = reader.text(name);
  if (file === undefined) return undefined;
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    reader.fault(`${name}: ${file} cannot be read (${(error as NodeJS.ErrnoException).code})`);
    return undefined;
  }
}
