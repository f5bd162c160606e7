import { type ChildProcessByStdio, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { promisify } from 'node:util';
import { type Account, type Binaries, findBinaries, unprivilegedAccount } from './postgres-binaries.ts';

export type PostgresServer = Readonly<{
  urlOf(database: string): string;
  /** The files of its data. */
  dir: string;
  /** The process of the server; another one after a restart. */
  pid(): number;
  stop(): Promise<void>;
}>;

export type PostgresOptions = Readonly<{
  /** Settings of the server, beside those of tests. */
  settings?: Readonly<Record<string, string>>;
  /** Starts the server again whenever its process ends before `stop`. */
  restarts?: boolean;
  /** The programs to run; those of the npm package by default. */
  binaries?: Binaries;
  /** An existing folder for its files; a temporary one by default. Deleted by `stop`. */
  dir?: string;
}>;

// No data needs to survive a power failure, and a socket in a private folder needs neither port nor password.
const SETTINGS: Readonly<Record<string, string>> = {
  listen_addresses: '',
  max_connections: '60',
  shared_buffers: '32MB',
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
};

/**
 * Runs the server until its own standard input ends, then removes its folder ($0). The input is a pipe that only the
 * test process holds: however that process ends, including SIGKILL, the server ends with it.
 */
const UNTIL_INPUT_ENDS = `
exec 3<&0
"$@" </dev/null 3<&- & server=$!
(cat <&3 >/dev/null; kill -INT $server) 2>/dev/null &
wait $server
rm -rf "$0"`;
/** The same, and starts the server again whenever it ends before that. */
const AGAIN_UNTIL_INPUT_ENDS = `
exec 3<&0
touch "$0/again"
(cat <&3 >/dev/null; rm -f "$0/again"; for i in 1 2 3; do kill -INT "$(head -n 1 "$0/data/postmaster.pid")"; sleep 0.5; done) 2>/dev/null &
while [ -e "$0/again" ]; do "$@" </dev/null 3<&-; sleep 0.2; done
rm -rf "$0"`;

/** A new, empty server in a temporary folder; undefined when this machine has no PostgreSQL. */
export async function startPostgresServer(options: PostgresOptions = {}): Promise<PostgresServer | undefined> {
  const account = unprivilegedAccount();
  const dir = realpathSync(options.dir ?? mkdtempSync(join(tmpdir(), 'postgres-')));
  if (account.uid !== undefined && account.gid !== undefined) chownSync(dir, account.uid, account.gid);
  let server: PostgresServer | undefined;
  try {
    const binaries = options.binaries ?? (await findBinaries(dir, account));
    server = binaries && (await start(binaries, dir, account, options));
    return server;
  } finally {
    if (server === undefined) rmSync(dir, { recursive: true, force: true });
  }
}

async function start(
  { folder, env }: Binaries,
  dir: string,
  account: Account,
  options: PostgresOptions,
): Promise<PostgresServer> {
  const data = join(dir, 'data');
  const cluster = ['-D', data, '-U', 'app', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
  await promisify(execFile)(join(folder, 'initdb'), cluster, { ...account, env, cwd: dir });
  const settings = Object.entries({ ...SETTINGS, ...options.settings, unix_socket_directories: dir });
  const command = [
    join(folder, 'postgres'),
    '-D',
    data,
    ...settings.flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ];
  const keeper = options.restarts ? AGAIN_UNTIL_INPUT_ENDS : UNTIL_INPUT_ENDS;
  const server = spawn('/bin/sh', ['-c', keeper, dir, ...command], {
    ...account,
    env,
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  await readiness(server);
  for (const handle of [server, server.stdin as Socket, server.stderr as Socket]) handle.unref();
  return {
    dir,
    pid: () => Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]),
    urlOf: (database) => `postgresql://app@localhost/${database}?host=${encodeURIComponent(dir)}`,
    stop: async () => {
      const ended = once(server, 'exit');
      server.ref();
      server.stdin.end();
      await ended;
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

async function readiness(server: ChildProcessByStdio<Writable, null, Readable>): Promise<void> {
  let log = '';
  await new Promise<void>((resolve, reject) => {
    server.on('error', reject);
    server.on('exit', (code) => reject(new Error(`postgres ended with ${code}: ${log}`)));
    server.stderr.on('data', (text) => {
      log = `${log}${text}`.slice(-4_000);
      if (log.includes('ready to accept connections')) resolve();
    });
  });
}
