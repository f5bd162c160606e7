import { existsSync } from 'node:fs';
import { loadEnvFile } from 'node:process';
import { orderOf } from './infrastructure/commands/command-line.ts';
import { redirectWarnings } from './infrastructure/observability/warnings.ts';
import { endOnClosedPipe } from './infrastructure/start/closed-pipe.ts';
import { StartError } from './infrastructure/start/start-error.ts';

const order = orderOf(process.argv.slice(2));
if ('text' in order) {
  process[order.status === 0 ? 'stdout' : 'stderr'].write(order.text);
  process.exit(order.status);
}
endOnClosedPipe();
// `serve` and `cron` write them into their log.
redirectWarnings((warning) => console.error(`warning: ${warning}`));
if (existsSync('.env')) loadEnvFile();
try {
  await order.command.run(order.args);
} catch (error) {
  const { databaseTrouble } = await import('./infrastructure/database/trouble.ts');
  const told = error instanceof StartError ? error : databaseTrouble(error);
  console.error(told?.message ?? error);
  process.exit(1);
}
