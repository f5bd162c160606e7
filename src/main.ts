import { existsSync } from 'node:fs';
import { loadEnvFile } from 'node:process';
import { StartError } from './infrastructure/start/start-error.ts';

const [name = 'serve', ...more] = process.argv.slice(2);

const serveWith = async (parts: Readonly<{ http: boolean }>) =>
  (await import('./infrastructure/commands/serve.ts')).serve(parts);

type Command = Readonly<{ does: string; run(): Promise<void> }>;

/** Each loads its modules when it runs. */
const commands: Readonly<Record<string, Command>> = {
  serve: {
    does: 'answer requests and run the jobs (the default)',
    run: () => serveWith({ http: true }),
  },
  cron: {
    does: 'run the jobs only',
    run: () => serveWith({ http: false }),
  },
  migrate: {
    does: 'bring the database up to date',
    run: async () => (await import('./infrastructure/commands/migrate.ts')).migrateDatabase(),
  },
  operator: {
    does: 'do what operators do; `operator --help` lists the commands',
    run: async () => (await import('./infrastructure/commands/operator.ts')).operate(more),
  },
  audit: {
    does: 'verify | export: check or export the audit log',
    run: async () => (await import('./infrastructure/commands/audit.ts')).audit(more),
  },
  'verify-receipt': {
    does: 'check a decision receipt offline',
    run: async () => (await import('./infrastructure/commands/verify-receipt.ts')).verifyReceiptFile(more),
  },
  'dead-letters': {
    does: 'list messages that could not be answered',
    run: async () => (await import('./infrastructure/commands/dead-letters.ts')).deadLetters(more),
  },
  openapi: {
    does: 'print the description of the API',
    run: async () => (await import('./infrastructure/commands/description.ts')).printDescription('document'),
  },
  errors: {
    does: 'print the page of error codes',
    run: async () => (await import('./infrastructure/commands/description.ts')).printDescription('errors'),
  },
  secrets: {
    does: 'print fresh secrets; `--directory <folder>` writes each to a file of its own',
    run: async () => (await import('./infrastructure/commands/secrets.ts')).secrets(more),
  },
};

const width = Math.max(...Object.keys(commands).map(({ length }) => length));
const HELP = `Usage: node bin/service.mjs [<sub-command>]\n${Object.entries(commands)
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
  const { databaseTrouble } = await import('./infrastructure/database/trouble.ts');
  const told = error instanceof StartError ? error : databaseTrouble(error);
  console.error(told?.message ?? error);
  process.exit(1);
}
