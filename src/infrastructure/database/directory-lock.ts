import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** A process, told apart from a later one with the same pid by its start in clock ticks since boot (0 where only Linux could tell). */
type Holder = Readonly<{ pid: number; startedAt: number }>;

const RIVAL_PATIENCE_MS = 500;
const RIVAL_PAUSE_MS = 20;

/**
 * Makes the directory this process's own until the returned function is called or the process dies, however it dies. Rejects, naming
 * the holder, while another process of this machine (or container: pids must mean the same to both) has it. Each contender puts up
 * a file that bears its name before it looks at the others': of two, the later always sees the earlier. Files of the dead are removed.
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

/** Of contenders at the same moment the oldest stays and the others leave at once; only a rival that stays has the directory. */
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
    // EPERM: it lives, and is another user's.
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  return (startOf(pid) ?? startedAt) === startedAt;
}

/** Fields 3 and 22 of proc(5) `stat`: never for a zombie, which holds nothing; undefined where there is no such file. */
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
  new Error(`the data directory ${resolve(dir)} is in use by process ${pid}`);
