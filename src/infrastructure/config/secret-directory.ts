import { chmodSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../start/start-error.ts';
import { newPassword, newSecrets } from './secrets.ts';

const DATABASE = 'database_url';
const PASSWORD = 'postgres_password';

/** The names of the files that were written, of those that were there before, and what each missing one must hold. */
export type SecretFiles = Readonly<{
  written: readonly string[];
  kept: readonly string[];
  missing: Readonly<Record<string, string>>;
}>;

/**
 * Writes each generated secret to its own file, named like its variable in lower case, and never changes a file that exists. `compose`:
 * also the password of the PostgreSQL server of compose.yaml, and its URL. Throws a StartError.
 */
export function writeSecretFiles(directory: string, { compose }: Readonly<{ compose: boolean }>): SecretFiles {
  prepare(directory);
  const secrets = Object.entries(newSecrets()).filter(([name]) => name !== 'KYC_WEBHOOK_SECRET');
  const contents = new Map(secrets.map(([name, text]) => [name.toLowerCase(), text]));
  if (compose) addDatabase(directory, contents);
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
function addDatabase(directory: string, contents: Map<string, string>): void {
  const file = join(directory, PASSWORD);
  const hasPassword = existsSync(file);
  if (existsSync(join(directory, DATABASE)) && !hasPassword) return;
  const password = hasPassword ? readFileSync(file, 'utf8').trim() : newPassword();
  contents.set(PASSWORD, password);
  contents.set(DATABASE, `postgres://app:${encodeURIComponent(password)}@postgres:5432/app`);
}

const missingIn = (directory: string, compose: boolean): Readonly<Record<string, string>> => {
  const needed = {
    [DATABASE]: 'postgres://<user>:<password>@<host>:5432/<database>',
    ...(compose && { [PASSWORD]: `the password in ${DATABASE}` }),
  };
  return Object.fromEntries(Object.entries(needed).filter(([name]) => !existsSync(join(directory, name))));
};

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code ?? 'unknown error';
