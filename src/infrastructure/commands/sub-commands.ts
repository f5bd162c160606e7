/** A flag; `takes` names its value. */
export type Flag = Readonly<{ takes?: string; does: string }>;

/** A sub-command. The help, the check of its arguments, the documents and the start all read this record. */
export type SubCommand = Readonly<{
  does: string;
  /** What may follow the name, beside flags. */
  words?: string;
  flags?: Readonly<Record<string, Flag>>;
  /** It checks its arguments and prints its help itself. */
  hasOwnHelp?: true;
  run(args: readonly string[]): Promise<void>;
}>;

const serveWith = async (parts: Readonly<{ http: boolean }>) => (await import('./serve.ts')).serve(parts);

/** Each loads its modules when it runs. */
export const SUB_COMMANDS: Readonly<Record<string, SubCommand>> = {
  serve: { does: 'answer requests and run the jobs (the default)', run: () => serveWith({ http: true }) },
  cron: { does: 'run the jobs only', run: () => serveWith({ http: false }) },
  migrate: {
    does: 'bring the database up to date',
    run: async () => (await import('./migrate.ts')).migrateDatabase(),
  },
  operator: {
    does: 'do what operators do; `operator --help` lists the commands',
    words: '<command>',
    hasOwnHelp: true,
    run: async (args) => (await import('./operator.ts')).operate(args),
  },
  audit: {
    does: 'check the whole audit log against its checkpoints, or export it',
    words: 'verify|export',
    flags: {
      from: { takes: 'time', does: 'export entries from this ISO 8601 time on' },
      to: { takes: 'time', does: 'export entries before this time' },
    },
    run: async (args) => (await import('./audit.ts')).audit(args),
  },
  'verify-receipt': {
    does: 'check a decision receipt offline',
    words: '<receipt.json> [<jwks.json> [<audit-key.txt>]]',
    flags: { 'allow-unsealed': { does: 'accept a receipt whose entry is not sealed yet' } },
    run: async (args) => (await import('./verify-receipt.ts')).verifyReceiptFile(args),
  },
  'dead-letters': {
    does: 'list messages that could not be answered; with ids, replay those',
    words: '[<id> …]',
    run: async (args) => (await import('./dead-letters.ts')).deadLetters(args),
  },
  openapi: {
    does: 'print the description of the API',
    run: async () => (await import('./description.ts')).printDescription('document'),
  },
  errors: {
    does: 'print the page of error codes',
    run: async () => (await import('./description.ts')).printDescription('errors'),
  },
  secrets: {
    does: 'print fresh secrets, or write each to a file of its own',
    flags: {
      directory: { takes: 'folder', does: 'write the files there; those that exist are kept' },
      compose: { does: 'with --directory: also the passwords of the PostgreSQL server of compose.yaml' },
    },
    run: async (args) => (await import('./secrets.ts')).secrets(args),
  },
};
