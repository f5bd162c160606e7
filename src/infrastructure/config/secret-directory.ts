import { chmodSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../start/start-error.ts';
import { newPassword, newSecrets } from './secrets.ts';

const DATABASE = 'database_url';
/** The servers of compose.yaml: of each the file of its password, and of the URL that holds the same. */
const SERVERS: readonly (readonly [passwordFile: string, urlFile: string, before: string, after: string])[] = [
  ['postgres_password', DATABASE, 'postgres://app:', '@postgres:5432/app'],
  ['redis_password', 'redis_url', 'redis://:', '@redis:6379'],
];
const GRAFANA = 'grafana_password';

/** The names of the files that were written, of those that were there before, and what each missing one must hold. */
export type SecretFiles = Readonly<{
  written: readonly string[];
  kept: readonly string[];
  missing: Readonly<Record<string, string>>;
}>;

/**
 * Writes each generated secret to its own file, named like its variable in lower case, and never changes a file that exists. `compose`:
 * also the passwords of the servers of compose.yaml, and their URLs. Throws a StartError.
 */
export function writeSecretFiles(directory: string, { compose }: Readonly<{ compose: boolean }>): SecretFiles {
  prepare(directory);
  const secrets = Object.entries(newSecrets()).filter(([name]) => name !== 'KYC_WEBHOOK_SECRET');
  const contents = new Map(secrets.map(([name, text]) => [name.toLowerCase(), text]));
  if (compose) addServers(directory, contents);
  const names = [...contents.keys()];
  const kept = names.filter((name) => existsSync(join(directory, name)));
  const written = names.filter((name) => !kept.includes(name));
  for (const name of written) write(join(directory, name), contents.get(name) ?? '');
  return { written, kept, missing: missingIn(directory, compose) };
}

/**
 * Only the owner may enter the folder. The files are readable for everybody who can, because a container reads them as another user,
 * through a mount that bypasses the folder.
 */
function prepare(directory: string): void {
  try {
    mkdirSync(directory, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw new StartError(`${directory} cannot be created (${codeOf(error)})`);
  }
  if ((statSync(directory).mode & 0o077) !== 0)
    throw new StartError(`${directory} is open to other users of this machine: run chmod 700 ${directory} first`);
}

function write(file: string, text: string): void {
  try {
    writeFileSync(file, `${text}\n`, { flag: 'wx', mode: 0o600 });
    // Whatever the umask is.
    chmodSync(file, 0o644);
  } catch (error) {
    throw new StartError(`${file} cannot be written (${codeOf(error)})`);
  }
}

/** The password and the URL belong together: of one that is there, the other is derived or left to the operator. */
function addServers(directory: string, contents: Map<string, string>): void {
  for (const [passwordFile, urlFile, before, after] of SERVERS) {
    const file = join(directory, passwordFile);
    const hasPassword = existsSync(file);
    if (existsSync(join(directory, urlFile)) && !hasPassword) continue;
    const password = hasPassword ? readFileSync(file, 'utf8').trim() : newPassword();
    contents.set(passwordFile, password);
    contents.set(urlFile, `${before}${encodeURIComponent(password)}${after}`);
  }
  contents.set(GRAFANA, newPassword());
}

const missingIn = (directory: string, compose: boolean): Readonly<Record<string, string>> => {
  const needed = {
    [DATABASE]: 'postgres://<user>:<password>@<host>:5432/<database>',
    ...(compose && Object.fromEntries(SERVERS.map(([password, url]) => [password, `the password in ${url}`]))),
  };
  return Object.fromEntries(Object.entries(needed).filter(([name]) => !existsSync(join(directory, name))));
};

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code ?? 'unknown error';
