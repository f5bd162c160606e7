import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** The files of the embedded database in the data directory. */
export const embeddedFolder = (dir: string): string => join(dir, 'pg');

/** Whether the data directory holds an embedded database already. */
export const holdsDatabase = (dir: string): boolean => existsSync(embeddedFolder(dir));
