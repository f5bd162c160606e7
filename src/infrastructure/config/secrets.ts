import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, unlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { newSessionKey } from '../../adapters/local/session-keys.ts';
import { newAuditKey } from '../../adapters/local/transparency/audit-keys.ts';
import { readConfigFile } from '../start/config-file.ts';
import { StartError } from '../start/start-error.ts';
import type { Env } from './env-reader.ts';
import { isSecretSet } from './secret-files.ts';

/** Hexadecimal: random letters can spell a placeholder like “todo”, which is refused. */
const token = () => randomBytes(24).toString('hex');

/** How to generate each secret that is optional outside production. */
const DRAWN: Readonly<Record<string, () => string>> = {
  SESSION_KEYS: newSessionKey,
  API_KEY_PEPPER: token,
  CRON_SECRET: token,
  KYC_WEBHOOK_SECRET: token,
  FEE_QUOTE_KEYS: token,
  AUDIT_KEYS: newAuditKey,
  SALE_SIGNER_KEY: () => `0x${randomBytes(32).toString('hex')}`,
};

/** A new password for a system that the service uses. */
export const newPassword = token;

/** A new value for every secret. The sale's key is a list from the beginning, because only a list can be rotated. */
export function newSecrets(): Record<string, string> {
  const { SALE_SIGNER_KEY = '', ...others } = draw();
  return { ...others, SALE_SIGNER_KEYS: SALE_SIGNER_KEY };
}

/** A new value for every secret, as lines of an environment file. */
export const freshSecrets = (): string =>
  Object.entries(newSecrets())
    .map(([name, text]) => `${name}=${text}`)
    .join('\n');

/** The environment completed: the names of the secrets that were generated now, and of those read from the file `keptIn`. */
export type Drawn = Readonly<{ env: Env; generated: readonly string[]; read: readonly string[]; keptIn?: string }>;

type Kept = Readonly<{ secrets: Readonly<Record<string, string>>; generated: ReadonlySet<string> }>;

/**
 * Outside production, generates the secrets that are not set. With a data directory they are stored there, so that
 * sessions survive a restart; processes that start at the same time use the same secrets.
 */
export function withDrawnSecrets(env: Env, dataDir: string | undefined): Drawn {
  const names = Object.keys(DRAWN).filter((name) => !isSecretSet(env, name) && !isReplaced(env, name));
  if (env.NODE_ENV === 'production' || names.length === 0) return { env, generated: [], read: [] };
  const file = dataDir === undefined ? undefined : join(dataDir, 'secrets.json');
  const kept = file === undefined ? allNew(draw()) : drawOnce(file);
  const filled = Object.fromEntries(names.map((name) => [name, kept.secrets[name]]));
  return {
    env: { ...env, ...filled },
    generated: names.filter((name) => kept.generated.has(name)),
    read: names.filter((name) => !kept.generated.has(name)),
    ...(file !== undefined && { keptIn: file }),
  };
}

/** A list of keys takes the place of the single one. */
const isReplaced = (env: Env, name: string) => name === 'SALE_SIGNER_KEY' && isSecretSet(env, 'SALE_SIGNER_KEYS');

const draw = (): Record<string, string> =>
  Object.fromEntries(Object.entries(DRAWN).map(([name, make]) => [name, make()]));

const allNew = (secrets: Readonly<Record<string, string>>): Kept => ({
  secrets,
  generated: new Set(Object.keys(secrets)),
});

function drawOnce(file: string): Kept {
  createFolder(dirname(file));
  const own = `${file}.${process.pid}`;
  const fresh = draw();
  writeFileSync(own, `${JSON.stringify(fresh, null, 2)}\n`, { mode: 0o600 });
  try {
    linkSync(own, file);
    return allNew(fresh);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    unlinkSync(own);
  }
  return readKept(file);
}

function createFolder(dir: string): void {
  try {
    mkdirSync(dir, { recursive: true });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new StartError(`${dir} (DATA_DIR) cannot be created (${code}): name a folder that this user can write`);
  }
}

/** Adds the secrets that an older version did not generate. */
function readKept(file: string): Kept {
  const found = readConfigFile(file);
  if ('fault' in found) throw new StartError(`${file} (DATA_DIR) ${found.fault}`);
  const kept = JSON.parse(found.bytes.toString()) as Record<string, string>;
  const missing = Object.keys(DRAWN).filter((name) => !(name in kept));
  if (missing.length === 0) return { secrets: kept, generated: new Set() };
  const complete = { ...draw(), ...kept };
  writeFileSync(file, `${JSON.stringify(complete, null, 2)}\n`, { mode: 0o600 });
  return { secrets: complete, generated: new Set(missing) };
}
