import { userInfo } from 'node:os';
import type { Config } from '../config/config.ts';
import { readConfig } from '../config/read-config.ts';
import { type Drawn, withDrawnSecrets } from '../config/secrets.ts';

/** Who acts on this host: the operating system's user, whatever the environment says. */
export const hostActor = (): string => `cli:${userInfo().username}`;

/** The configuration of this process, including generated secrets. Throws a ConfigError. */
export function loadConfig(): Readonly<{ config: Config; drawn: Drawn }> {
  const dataDir = process.env.DATA_DIR?.trim() || './data';
  const drawn = withDrawnSecrets(process.env, dataDir === 'memory' ? undefined : dataDir);
  return { config: readConfig(drawn.env), drawn };
}
