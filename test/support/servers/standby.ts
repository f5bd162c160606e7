import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, readdirSync, realpathSync, rmSync } from 'node:fs';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { until } from '../real-time.ts';
import { whenProcessEnds } from '../when-process-ends.ts';
import { findClientTools, unprivilegedAccount } from './postgres-binaries.ts';

export type ReplicatedServer = Readonly<{
  port: number;
  /** Waits until the standby has what the primary has written. */
  caughtUp(): Promise<void>;
  promote(): Promise<void>;
  kill(): Promise<void>;
}>;

/** A primary and its standby on two ports of the loopback interface; undefined without the programs of the machine. */
export async function startReplicated(
  ports: readonly [number, number],
): Promise<readonly [ReplicatedServer, ReplicatedServer] | undefined> {
  const account = unprivilegedAccount();
  const tools = findClientTools(account);
  if (tools === undefined) return undefined;
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'replicated-')));
  if (account.uid !== undefined && account.gid !== undefined) chownSync(root, account.uid, account.gid);
  const run = (tool: string, ...given: string[]) =>
    promisify(execFile)(join(tools.folder, tool), given, { ...account, env: tools.env, cwd: root });
  const start = async (name: string, port: number): Promise<ReplicatedServer> => {
    const data = join(root, name);
    const settings = [
      ...[`port=${port}`, 'listen_addresses=127.0.0.1', `unix_socket_directories=${root}`, 'fsync=off'],
      ...['shared_buffers=16MB', 'hot_standby=on'],
    ];
    const child = spawn(join(tools.folder, 'postgres'), ['-D', data, ...settings.flatMap((one) => ['-c', one])], {
      ...account,
      env: tools.env,
      cwd: root,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const forget = whenProcessEnds(() => void child.kill('SIGKILL'));
    let said = '';
    child.stderr.on('data', (text) => {
      said += text;
    });
    await until(async () => said.includes('ready to accept'));
    for (const handle of [child, child.stderr as unknown as Socket]) handle.unref();
    return {
      port,
      caughtUp: async () => {
        const asked = (at: number, sql: string) =>
          run('psql', '-h', '127.0.0.1', '-p', String(at), '-U', 'app', '-Atc', sql, 'postgres');
        const { stdout: written } = await asked(ports[0], 'select pg_current_wal_lsn()');
        const hasAll = `select pg_last_wal_replay_lsn() >= '${written.trim()}'`;
        await until(async () => (await asked(port, hasAll)).stdout.trim() === 't');
      },
      promote: async () => void (await run('pg_ctl', 'promote', '-w', '-D', data)),
      kill: async () => {
        if (child.exitCode !== null || child.signalCode !== null) return;
        const ended = once(child, 'exit');
        child.ref();
        child.kill('SIGQUIT');
        await ended;
        forget();
        rmSync(data, { recursive: true, force: true });
        if (readdirSync(root).length === 0) rmSync(root, { recursive: true });
      },
    };
  };
  const [one, two] = ports;
  await run('initdb', '-D', join(root, 'one'), '-U', 'app', '-A', 'trust', '--no-sync', '--locale=C', '-E', 'UTF8');
  const primary = await start('one', one);
  await run(
    'pg_basebackup',
    '-h',
    '127.0.0.1',
    '-p',
    String(one),
    '-U',
    'app',
    '-D',
    join(root, 'two'),
    '-R',
    '-c',
    'fast',
  );
  return [primary, await start('two', two)];
}
