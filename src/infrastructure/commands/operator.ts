import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { UsageError } from '../../adapters/cli/command.ts';
import { runOperatorCommand, USAGE } from '../../adapters/cli/operator-commands.ts';
import { jsonLines, type Row, table } from '../../adapters/cli/table.ts';
import { Failure } from '../../domain/shared/failure.ts';
import { subject } from '../container/tokens.ts';
import { databaseTrouble } from '../database/trouble.ts';
import { composed } from './composed.ts';
import { hostActor } from './load-config.ts';

/** Runs an operator's command on this host. */
export async function operate(args: readonly string[], out: Writable = process.stdout): Promise<void> {
  if (args.length === 0 || args.some((word) => word === '--help' || word === '-h')) {
    out.write(USAGE);
    return;
  }
  try {
    await composed([], async (container) => {
      const actor = hostActor();
      const rooms = {
        operator: container.get(subject.operator),
        privacy: container.get(subject.privacy),
        reconciliation: container.get(subject.reconciliation),
      };
      const { rows, heading = '', stream, failed, json } = await runOperatorCommand(args, { ...rooms, actor });
      if (stream === undefined) out.write(json ? jsonLines(rows) : `${heading}${table(rows)}`);
      else await writeAll(out, stream);
      if (failed === true) process.exitCode = 1;
    });
  } catch (error) {
    if (error instanceof UsageError) process.stderr.write(`${error.message}\n\n${USAGE}`);
    else if (error instanceof Failure)
      process.stderr.write(`${databaseTrouble(error)?.message ?? `${error.code}: ${error.message}`}\n`);
    else throw error;
    process.exitCode = error instanceof UsageError ? 2 : 1;
  }
}

/** Waits for a slow reader. */
async function writeAll(out: Writable, rows: AsyncIterable<Row>): Promise<void> {
  for await (const row of rows) if (!out.write(jsonLines([row]))) await once(out, 'drain');
}
