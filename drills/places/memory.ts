import { readFileSync } from 'node:fs';

/** The resident memory of a process, on Linux. */
export const megabytesOf = (pid: number): number =>
  Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1_024);
