import { existsSync } from 'node:fs';
import { loadEnvFile } from 'node:process';
import { audit } from './infrastructure/commands/audit.ts';
import { deadLetters } from './infrastructure/commands/dead-letters.ts';
import { printDescription } from './infrastructure/commands/description.ts';
import { migrateDatabase } from './infrastructure/commands/migrate.ts';
import { operate } from './infrastructure/commands/operator.ts';
import { serve } from './infrastructure/commands/serve.ts';
import { verifyReceiptFile } from './infrastructure/commands/verify-receipt.ts';
import { freshSecrets } from './infrastructure/config/secrets.ts';
import { StartError } from './infrastructure/start/start-error.ts';

const [name = 'serve', ...more] = process.argv.slice(2);

const commands: Readonly<Record<string, () => Promise<void> | void>> = {
  audit: () => audit(more),
  serve: () => serve({ http: true }),
  cron: () => serve({ http: false }),
  'dead-letters': () => deadLetters(more),
  migrate: migrateDatabase,
  operator: () => operate(more),
  openapi: () => printDescription('document'),
  errors: () => printDescription('errors'),
  'verify-receipt': () => verifyReceiptFile(more),
  secrets: () => void process.stdout.write(`${freshSecrets()}\n`),
};

const command = commands[name];
if (command === undefined) {
  console.error(`Unknown sub-command ${name}. There are: ${Object.keys(commands).join(', ')}.`);
  process.exit(2);
}
if (existsSync('.env')) loadEnvFile();
try {
  await command();
} catch (error) {
  console.error(error instanceof StartError ? error.message : error);
  process.exit(1);
}
