import { userInfo } from 'node:os';
import type { Config } from '../config/config.ts';
import { readConfig } from '../config/read-config.ts';
import { isSecretSet } from '../config/secret-files.ts';
import { type Drawn, withDrawnSecrets } from '../config/secrets.ts';
import { holdsDatabase } from '../database/database.ts';
import { StartError } from '../start/start-error.ts';

/** Who acts on this host: the operating system's user, whatever the environment says. */
export const hostActor = (): string => `cli:${userInfo().username}`;

/** The configuration of this process, including generated secrets. Throws a ConfigError. */
export function loadConfig(): Readonly<{ config: Config; drawn: Drawn }> {
  const dataDir = dataDirectory();
  const drawn = withDrawnSecrets(process.env, dataDir === 'memory' ? undefined : dataDir);
  return { config: readConfig(drawn.env), drawn };
}

const dataDirectory = (): string => process.env.DATA_DIR?.trim() || './data';

/** Throws a StartError when no data of a service can be there. Called before the configuration, which creates the data directory, is read. */
export function requireStored(): void {
  if (isSecretSet(process.env, 'DATABASE_URL')) return;
  const dir = dataDirectory();
  const remedy = 'set DATA_DIR or DATABASE_URL to those of the service';
  if (dir === 'memory')
    throw new StartError(`DATA_DIR is memory: what a service holds there, no other process can read; ${remedy}`);
  if (!holdsDatabase(dir)) throw new StartError(`there is no database in ${dir}: start the service once, or ${remedy}`);
}
