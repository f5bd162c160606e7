import { once } from 'node:events';
import type { Writable } from 'node:stream';
import type { AuditUseCases } from '../../application/audit/index.ts';
import type { KeyList } from '../container/open-keys.ts';
import { subject } from '../container/tokens.ts';
import { StartError } from '../start/start-error.ts';
import { composed } from './composed.ts';
import { parsedFlags } from './parsed-flags.ts';

const USAGE = 'Usage: audit verify | audit export [--from <time>] [--to <time>]';

/** Verifies the whole audit log, or exports it. */
export async function audit([what, ...more]: readonly string[], out: Writable = process.stdout): Promise<void> {
  if (what === 'verify' && more.length === 0) return await withLog(['AUDIT_KEYS'], (log) => verify(out, log));
  if (what !== 'export') throw new StartError(USAGE);
  const range = rangeOf(more);
  await withLog([], (log) => exportTo(out, log, range));
}

/** Verifying needs the public keys of the checkpoints. */
const withLog = (keyLists: readonly KeyList[], work: (log: AuditUseCases) => Promise<void>): Promise<void> =>
  composed(keyLists, (container) => work(container.get(subject.audit)));

async function verify(out: Writable, log: AuditUseCases): Promise<void> {
  const { problems, ...figures } = await log.verifyLog();
  out.write(`${JSON.stringify(figures)}\n`);
  if (problems.length > 0)
    throw new StartError(
      `The audit log is not what its checkpoints commit to. If a checkpoint names another log or no current key signed it, check first that this command has the BASE_URL, PORT and AUDIT_KEYS of the service.\n${problems.join('\n')}`,
    );
  out.write('The audit log is what its checkpoints commit to.\n');
}

type Range = Parameters<AuditUseCases['exportLog']>[0];

/** One entry per line, as it was hashed; waits for a slow reader. */
async function exportTo(out: Writable, log: AuditUseCases, range: Range): Promise<void> {
  for await (const { body } of log.exportLog(range)) if (!out.write(`${body}\n`)) await once(out, 'drain');
}

function rangeOf(args: readonly string[]): Range {
  const { from, to } = parsedFlags(args, { from: { type: 'string' }, to: { type: 'string' } }, USAGE);
  return { ...(from !== undefined && { from: timeOf(from) }), ...(to !== undefined && { to: timeOf(to) }) };
}

function timeOf(text: string): Date {
  const time = new Date(text);
  if (Number.isNaN(time.getTime())) throw new StartError(`${text} is not an ISO 8601 time. ${USAGE}`);
  return time;
}
