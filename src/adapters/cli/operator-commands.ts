import { parseArgs } from 'node:util';
import type { KycStatus } from '../../domain/kyc/kyc-standing.ts';
import { OPERATOR_ROLES } from '../../domain/operator/operator.ts';
import { PROPOSAL_STATES } from '../../domain/operator/proposal.ts';
import type { Check, Reconciliation } from '../../domain/reconciliation/reconciliation.ts';
import { nearest } from '../../domain/shared/typo.ts';
import {
  type Call,
  type Command,
  countOf,
  decisionRow,
  needed,
  OPTIONS,
  type Options,
  oneOf,
  proposalRow,
  propose,
  type Result,
  type Rooms,
  tierOf,
  timeOf,
  typed,
  UsageError,
} from './command.ts';
import type { Row } from './table.ts';
import { profileRows, summaryOf } from './user-summary.ts';

/** Comparing the records with the chains, and the rights of the persons whose data is stored. */
const DUTY_COMMANDS: Readonly<Record<string, Command>> = {
  reconcile: {
    usage: 'reconcile',
    run: async ({ reconciliation }) => {
      const report = await reconciliation.reconcile();
      if (report === undefined)
        return { rows: [{ state: 'another process is reconciling now; try again later' }], failed: true };
      return { rows: rowsOf(report), failed: report.checks.some(({ outcome }) => outcome === 'differs') };
    },
  },
  export: {
    usage: 'export <wallet>',
    run: async ({ privacy, actor, words: [wallet] }) => ({
      rows: [],
      stream: await privacy.exportPerson(actor, typed(wallet)),
    }),
  },
  erase: { usage: 'erase <wallet> --reason <text>', run: (call) => propose(call, { action: 'erase' }) },
};

/** One row for each check, figure and difference. */
const rowsOf = ({ at, checks }: Reconciliation): readonly Row[] =>
  checks.flatMap(({ check, outcome, figures, differences }: Check) => [
    { at, check, outcome },
    ...Object.entries(figures).map(([figure, value]) => ({ check, figure, value })),
    ...differences.map(({ subject, recorded, found }) => ({ check, figure: subject, recorded, found })),
  ]);

const COMMANDS: Readonly<Record<string, Command>> = {
  find: {
    usage:
      'find [<beginning of wallet, username, e-mail or name>] [--kyc <status>] [--tier <tier>] [--blocked true|false]',
    run: async ({ operator, actor, words: [query], options: { kyc, tier, blocked, limit } }) => {
      const filter = {
        ...(query !== undefined && { query }),
        ...(kyc !== undefined && { kyc: oneOf<KycStatus>('--kyc', ['none', 'pending', 'approved', 'rejected'], kyc) }),
        ...(tier !== undefined && { tier: tierOf(tier) }),
        ...(blocked !== undefined && { blocked: oneOf('--blocked', ['true', 'false'], blocked) === 'true' }),
      };
      return (await operator.listUsers(actor, filter, { limit: countOf(limit) })).items;
    },
  },
  show: {
    usage: 'show <wallet>',
    run: async ({ operator, actor, words: [wallet] }) => {
      const file = await operator.viewUser(actor, typed(wallet));
      return { rows: profileRows(file), heading: summaryOf(file) };
    },
  },
  block: {
    usage: 'block <wallet> --reason <text>',
    run: async ({ operator, actor, words: [wallet], options: { reason } }) => [
      await operator.blockUser(actor, typed(wallet), needed('--reason', reason)),
    ],
  },
  note: {
    usage: 'note <wallet> --reason <text>',
    run: async ({ operator, actor, words: [wallet], options: { reason } }) => [
      await operator.addNote(actor, typed(wallet), needed('--reason', reason)),
    ],
  },
  unblock: { usage: 'unblock <wallet> --reason <text>', run: (call) => propose(call, { action: 'unblock' }) },
  'grant-tier': {
    usage: 'grant-tier <wallet> <tier> --reason <text> [--expires <ISO 8601>]',
    run: (call) => {
      const expiresAt = call.options.expires === undefined ? undefined : timeOf(call.options.expires);
      const tier = tierOf(call.words[1]);
      return propose(call, { action: 'grant-tier', tier, ...(expiresAt !== undefined && { expiresAt }) });
    },
  },
  'revoke-tier': {
    usage: 'revoke-tier <wallet> --reason <text> [--tier <this tier and above>]',
    run: (call) => {
      const { tier } = call.options;
      return propose(call, { action: 'revoke-tier', ...(tier !== undefined && { tier: tierOf(tier) }) });
    },
  },
  'add-operator': {
    usage: 'add-operator <wallet> viewer|reviewer|admin --reason <text>',
    run: (call) => propose(call, { action: 'add-operator', role: oneOf('role', OPERATOR_ROLES, call.words[1]) }),
  },
  'remove-operator': {
    usage: 'remove-operator <wallet> --reason <text>',
    run: (call) => propose(call, { action: 'remove-operator' }),
  },
  operators: { usage: 'operators', run: ({ operator }) => operator.listOperators() },
  proposals: {
    usage: `proposals [--state ${PROPOSAL_STATES.join('|')}]`,
    run: async ({ operator, actor, options: { state, limit } }) => {
      const wanted = state === undefined ? undefined : oneOf('--state', PROPOSAL_STATES, state);
      return (await operator.listProposals(actor, wanted, { limit: countOf(limit) })).items.map(proposalRow);
    },
  },
  approve: {
    usage: 'approve <proposal>',
    run: async ({ operator, actor, words: [id] }) => [
      proposalRow(await operator.approveProposal(actor, needed('proposal', id))),
    ],
  },
  reject: {
    usage: 'reject <proposal> --reason <text>',
    run: async ({ operator, actor, words: [id], options: { reason } }) => {
      return [proposalRow(await operator.rejectProposal(actor, needed('proposal', id), needed('--reason', reason)))];
    },
  },
  decisions: {
    usage: 'decisions [<Decision-Id>] [--wallet <wallet>] [--request <request id>]',
    run: async ({ operator, actor, words: [id], options: { wallet, request, limit } }) => {
      if (id !== undefined) return [decisionRow(await operator.viewDecision(actor, id))];
      const address = wallet === undefined ? undefined : typed(wallet).address;
      if (wallet !== undefined && address === undefined) throw new UsageError('--wallet must be an address');
      const filter = {
        ...(address !== undefined && { wallet: address }),
        ...(request !== undefined && { requestId: request }),
      };
      return (await operator.listDecisions(actor, filter, { limit: countOf(limit) })).items.map(decisionRow);
    },
  },
  'dead-letters': {
    usage: 'dead-letters [replay <id>]',
    run: async ({ operator, actor, words: [verb, id] }) => {
      if (verb === undefined || verb === 'list') return operator.listDeadLetters(actor);
      await operator.replayDeadLetter(actor, needed('id', oneOf('verb', ['replay'], verb) && id));
      return [{ id, state: 'queued for another attempt' }];
    },
  },
  ...DUTY_COMMANDS,
};

export const USAGE = `Usage: operator <command> [--json] [--limit <number>]\n${Object.values(COMMANDS)
  .map(({ usage }) => `  ${usage}\n`)
  .join('')}`;

/** Runs one command with the powers of an admin. Four eyes hold: the same actor cannot propose and approve. Rejects with UsageError. */
export async function runOperatorCommand(
  args: readonly string[],
  rooms: Rooms & Pick<Call, 'actor'>,
): Promise<Result & Readonly<{ json: boolean }>> {
  const { json = false, options, name, words } = parsed(args);
  const command = COMMANDS[name];
  if (command === undefined) {
    const near = nearest(name, Object.keys(COMMANDS));
    throw new UsageError(`Unknown command ${name}${near === undefined ? '' : `: did you mean ${near}?`}`);
  }
  const result = await command.run({ ...rooms, words, options });
  return { ...('rows' in result ? result : { rows: result }), json };
}

function parsed(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
    const { json, ...options } = values;
    const [name = '', ...words] = positionals;
    return { json, options: options as Options, name, words };
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}
