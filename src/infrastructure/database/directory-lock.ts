import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { StartError } from '../start/start-error.ts';

/** A process, distinguished from a later one with the same pid by its start in clock ticks since boot (0 where /proc does not exist). */
type Holder = Readonly<{ pid: number; startedAt: number }>;

const RIVAL_PATIENCE_MS = 500;
const RIVAL_PAUSE_MS = 20;

/**
 * Locks the directory until the returned function is called or the process ends, in any way. Rejects with a StartError that names the
 * holder, while another process of this machine (or container: both must share a pid namespace) has it. Each contender
 * creates a file with its name before it reads the others': of two, the later one always sees the earlier one. Files of
 * dead processes are deleted.
 */
export async function lockDirectory(dir: string): Promise<() => void> {
  const self: Holder = { pid: process.pid, startedAt: startOf(process.pid) ?? 0 };
  const file = join(dir, nameOf(self));
  putUp(file, dir, self);
  const release = () => rmSync(file, { force: true });
  const rival = await rivalThatStays(dir, self);
  if (rival === undefined) return release;
  release();
  throw inUse(dir, rival);
}

function putUp(file: string, dir: string, self: Holder): void {
  try {
    writeFileSync(file, '', { flag: 'wx' });
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code === 'EEXIST' ? inUse(dir, self) : error;
  }
}

/**
 * The process that holds the directory, or undefined when it is free. Of processes that try at the same time, the oldest gets the
 * lock and the others withdraw, so a younger one is given RIVAL_PATIENCE_MS to withdraw before it counts as the holder.
 */
async function rivalThatStays(dir: string, self: Holder): Promise<Holder | undefined> {
  for (let waited = 0; ; waited += RIVAL_PAUSE_MS) {
    const rivals = holdersOf(dir).filter(({ pid }) => pid !== self.pid);
    const elder = rivals.find((rival) => isOlder(rival, self));
    if (elder !== undefined || rivals.length === 0) return elder;
    if (waited >= RIVAL_PATIENCE_MS) return rivals[0];
    await pause(RIVAL_PAUSE_MS);
  }
}

const isOlder = (one: Holder, other: Holder) =>
  one.startedAt === other.startedAt ? one.pid < other.pid : one.startedAt < other.startedAt;

const nameOf = ({ pid, startedAt }: Holder) => `lock.${pid}.${startedAt}`;

function holdersOf(dir: string): Holder[] {
  const names = readdirSync(dir).filter((name) => /^lock\.\d+\.\d+$/.test(name));
  return names.flatMap((name) => {
    const [pid, startedAt] = name.split('.').slice(1).map(Number) as [number, number];
    if (isAlive({ pid, startedAt })) return [{ pid, startedAt }];
    rmSync(join(dir, name), { force: true });
    return [];
  });
}

function isAlive({ pid, startedAt }: Holder): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: the process exists and belongs to another user.
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  return (startOf(pid) ?? startedAt) === startedAt;
}

/** Fields 3 and 22 of proc(5) `stat`; undefined for a zombie, which holds nothing, and where the file does not exist. */
function startOf(pid: number): number | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const [state, ...fields] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return state === 'Z' ? Number.NEGATIVE_INFINITY : Number(fields[18]);
  } catch {
    return undefined;
  }
}

const inUse = (dir: string, { pid }: Holder) =>
  new StartError(
    `the data directory ${resolve(dir)} is in use by process ${pid}: stop it, or set DATA_DIR to another directory`,
  );
