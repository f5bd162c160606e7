import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { until } from '../real-time.ts';
import { whenProcessEnds } from '../when-process-ends.ts';
import { freePort } from './free-port.ts';
import { unprivilegedAccount } from './postgres-binaries.ts';

const PROGRAM = '/usr/sbin/pgbouncer';

export type Pooler = Readonly<{
  url: string;
  /** Whether its release keeps named statements in transaction mode, as 1.21 and later do. */
  keepsNamed: boolean;
  close(): Promise<void>;
}>;

const OURS = 'statement_timeout,idle_in_transaction_session_timeout,extra_float_digits';

/** A PgBouncer in transaction mode before the database; undefined without the program. `ignored`: the settings of a connection that it accepts. */
export async function startPooler(databaseUrl: string, ignored = OURS): Promise<Pooler | undefined> {
  const version = spawnSync(PROGRAM, ['--version'], { encoding: 'utf8' });
  if (version.status !== 0) return undefined;
  const account = unprivilegedAccount();
  const dir = mkdtempSync(join(tmpdir(), 'pooler-'));
  const port = await freePort();
  const { pathname, searchParams, username, hostname, port: at } = new URL(databaseUrl);
  const host = searchParams.get('host') ?? hostname;
  const file = join(dir, 'pooler.ini');
  writeFileSync(
    file,
    `[databases]
app = host=${host} port=${at || 5432} dbname=${pathname.slice(1)} user=${username}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 20
ignore_startup_parameters = ${ignored}
`,
  );
  if (account.uid !== undefined && account.gid !== undefined)
    for (const place of [dir, file]) chownSync(place, account.uid, account.gid);
  const child = spawn(PROGRAM, ['--quiet', file], { ...account, cwd: dir, stdio: 'ignore' });
  const kill = () => void child.kill('SIGKILL');
  const forget = whenProcessEnds(kill);
  await until(() => accepts(port));
  child.unref();
  const [, major, minor] = /(\d+)\.(\d+)/.exec(version.stdout) ?? [];
  return {
    url: `postgres://${username}@127.0.0.1:${port}/app`,
    keepsNamed: Number(major) > 1 || Number(minor) >= 21,
    close: async () => {
      const ended = once(child, 'exit');
      child.ref();
      kill();
      await ended;
      forget();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

const accepts = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket: Socket = connect(port, '127.0.0.1');
    socket.on('connect', () => resolve(true)).on('error', () => resolve(false));
    socket.on('connect', () => socket.destroy());
  });
