import { readdirSync, readFileSync } from 'node:fs';

const TICK_US = 10_000;

/** Microseconds of a process, its children, and those that have ended, in steps of 10 ms. */
export function processorTimeOf(root: number): number {
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const ticks = all.map((pid) => {
    const { parent, own, ended } = ticksOf(pid);
    if (Number(pid) === root) return own + ended;
    return parent === root ? own : 0;
  });
  return ticks.reduce((sum, count) => sum + count, 0) * TICK_US;
}

/** Of proc(5) `stat`, counted after the name in brackets. */
function ticksOf(pid: string) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const [own, ended] = [fields.slice(11, 13), fields.slice(13, 15)].map(([user = 0, system = 0]) => user + system);
    return { parent: fields[1] ?? 0, own: own ?? 0, ended: ended ?? 0 };
  } catch {
    return { parent: 0, own: 0, ended: 0 };
  }
}
