import { userInfo } from 'node:os';
import { toWalletAddress } from '../../adapters/local/address.ts';
import type { Reconciliation } from '../../domain/reconciliation/reconciliation.ts';
import { Failure } from '../../domain/shared/failure.ts';
import { buildContainer } from '../container/container.ts';
import { subject } from '../container/tokens.ts';
import { openTools } from '../container/tools.ts';
import { silent } from '../observability/silent.ts';
import { StartError } from '../start/start-error.ts';
import { loadConfig } from './load-config.ts';

type Container = Awaited<ReturnType<typeof buildContainer>>;
type Duty = (container: Container, args: readonly string[]) => Promise<void>;

const print = (text: string) => void process.stdout.write(`${text}\n`);
/** Nobody has to sign in who can read the secrets of the service. */
const actor = () => `cli:${userInfo().username}`;

const DUTIES: Readonly<Record<string, Duty>> = { reconcile, export: exportPerson, erase: proposeErasure };

/** The operators' duties beside the requests, for a host without a browser. Throws a StartError for a wrong use. */
export async function operatorDuty([name = '', ...args]: readonly string[]): Promise<void> {
  const duty = DUTIES[name];
  if (duty === undefined) throw new StartError(`Use operator with one of: ${Object.keys(DUTIES).join(', ')}.`);
  const { config } = loadConfig();
  const tools = await openTools(config, silent());
  try {
    await duty(await buildContainer(config, tools), args);
  } catch (error) {
    throw error instanceof Failure ? new StartError(`${error.code}: ${error.message}`) : error;
  } finally {
    await tools.sharedStore?.close();
    await tools.database?.close();
  }
}

async function reconcile(container: Container, args: readonly string[]): Promise<void> {
  const report = await container.get(subject.reconciliation).reconcile();
  if (report === undefined) throw new StartError('Another process is reconciling now. Try again later.');
  print(args.includes('--json') ? JSON.stringify(report) : tableOf(report));
  if (report.checks.some(({ outcome }) => outcome === 'differs')) process.exitCode = 1;
}

/** One line for each figure and each difference. */
export function tableOf({ at, checks }: Reconciliation): string {
  const lines = checks.flatMap(({ check, outcome, figures, differences }) => [
    `${check}: ${outcome}`,
    ...Object.entries(figures).map(([name, figure]) => `  ${name.padEnd(18)} ${figure}`),
    ...differences.map(({ subject: of, recorded, found }) => `  ! ${of}: recorded ${recorded}, found ${found}`),
  ]);
  return [`Reconciliation of ${at.toISOString()}`, ...lines].join('\n');
}

async function exportPerson(container: Container, args: readonly string[]): Promise<void> {
  const records = await container.get(subject.privacy).exportPerson(actor(), walletIn(args));
  for await (const record of records)
    print(JSON.stringify(record, (_, value: unknown) => (typeof value === 'bigint' ? value.toString() : value)));
}

async function proposeErasure(container: Container, args: readonly string[]): Promise<void> {
  const [, ...words] = args;
  if (words.length === 0) throw new StartError('Say why: operator erase <wallet> <reason>');
  const decider = { actor: actor(), role: 'admin' } as const;
  const operator = container.get(subject.operator);
  const { id } = await operator.propose(decider, walletIn(args), { action: 'erase' }, words.join(' '));
  print(`Proposal ${id} waits for the approval of an admin.`);
}

function walletIn([typed = '']: readonly string[]) {
  const address = toWalletAddress(typed);
  if (address === undefined) throw new StartError('The first argument must be a wallet: 0x and 40 hexadecimal digits.');
  return { typed, address };
}
