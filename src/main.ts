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

type Command = Readonly<{ does: string; run(): Promise<void> | void }>;

const commands: Readonly<Record<string, Command>> = {
  serve: { does: 'answer requests and run the jobs (the default)', run: () => serve({ http: true }) },
  cron: { does: 'run the jobs only', run: () => serve({ http: false }) },
  migrate: { does: 'bring the database up to date', run: migrateDatabase },
  operator: { does: 'do what operators do; `operator --help` lists the commands', run: () => operate(more) },
  audit: { does: 'verify | export: check or export the audit log', run: () => audit(more) },
  'verify-receipt': { does: 'check a decision receipt offline', run: () => verifyReceiptFile(more) },
  'dead-letters': { does: 'list messages that could not be answered', run: () => deadLetters(more) },
  openapi: { does: 'print the description of the API', run: () => printDescription('document') },
  errors: { does: 'print the page of error codes', run: () => printDescription('errors') },
  secrets: { does: 'print fresh secrets', run: () => void process.stdout.write(`${freshSecrets()}\n`) },
};

const width = Math.max(...Object.keys(commands).map(({ length }) => length));
const HELP = `Usage: main.js [<sub-command>]\n${Object.entries(commands)
  .map(([word, { does }]) => `  ${word.padEnd(width)}  ${does}\n`)
  .join('')}`;
if (['--help', '-h', 'help'].includes(name)) {
  process.stdout.write(HELP);
  process.exit(0);
}
const command = commands[name];
if (command === undefined) {
  console.error(`Unknown sub-command ${name}.\n${HELP}`);
  process.exit(2);
}
if (existsSync('.env')) loadEnvFile();
try {
  await command.run();
} catch (error) {
  console.error(error instanceof StartError ? error.message : error);
  process.exit(1);
}
