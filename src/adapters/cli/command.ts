import type { OperatorUseCases } from '../../application/operator/index.ts';
import type { ShownProposal } from '../../application/operator/proposals.ts';
import type { PrivacyUseCases } from '../../application/privacy/index.ts';
import type { ReconciliationUseCases } from '../../application/reconciliation/index.ts';
import type { Decision } from '../../domain/decision/decision.ts';
import { KYC_TIERS, type KycTier } from '../../domain/kyc/tier.ts';
import type { Wish } from '../../domain/operator/proposal.ts';
import { toWalletAddress } from '../local/address.ts';
import type { Row } from './table.ts';

/** The arguments are wrong; the message says how the command is used. */
export class UsageError extends Error {}

export const OPTIONS = {
  json: { type: 'boolean' },
  reason: { type: 'string' },
  tier: { type: 'string' },
  expires: { type: 'string' },
  kyc: { type: 'string' },
  blocked: { type: 'string' },
  state: { type: 'string' },
  wallet: { type: 'string' },
  request: { type: 'string' },
  limit: { type: 'string' },
} as const;
export type Options = Readonly<{ [K in Exclude<keyof typeof OPTIONS, 'json'>]?: string }>;

export type Rooms = Readonly<{
  operator: OperatorUseCases;
  privacy: PrivacyUseCases;
  reconciliation: ReconciliationUseCases;
}>;
export type Call = Rooms & Readonly<{ actor: string; words: readonly string[]; options: Options }>;

/** `heading`: text for people, above the rows. `stream`: rows that are written as JSON lines, instead of `rows`. `failed`: the exit status is 1. */
export type Result = Readonly<{
  rows: readonly Row[];
  heading?: string;
  stream?: AsyncIterable<Row>;
  failed?: boolean;
}>;
export type Command = Readonly<{ usage: string; run(call: Call): Promise<readonly Row[] | Result> }>;

export async function propose({ operator, actor, words, options }: Call, wish: Wish): Promise<readonly Row[]> {
  const reason = needed('--reason', options.reason);
  return [proposalRow(await operator.propose(actor, typed(words[0]), wish, reason))];
}

export const proposalRow = ({ wish, decision, ...proposal }: ShownProposal): Row => ({
  ...proposal,
  ...wish,
  ...(decision !== undefined && { decidedBy: decision.by, decidedAt: decision.at }),
});

/** `failing`: the rules that did not pass. */
export const decisionRow = ({ rules, ...decision }: Decision): Row => ({
  ...decision,
  failing: rules.flatMap(({ rule, outcome }) => (outcome === 'pass' ? [] : [rule])).join(' '),
});

export function typed(wallet: string | undefined) {
  const text = needed('wallet', wallet);
  const address = toWalletAddress(text);
  return { typed: text, ...(address !== undefined && { address }) };
}

export function needed(name: string, value: string | undefined): string {
  if (value === undefined || value === '') throw new UsageError(`${name} is missing`);
  return value;
}

export function oneOf<T extends string>(name: string, values: readonly T[], text: string | undefined): T {
  const found = values.find((value) => value === text);
  if (found === undefined) throw new UsageError(`${name} must be one of: ${values.join(', ')}`);
  return found;
}

export const tierOf = (text: string | undefined): KycTier => oneOf('tier', KYC_TIERS, text);

export function timeOf(text: string): Date {
  const time = new Date(text);
  if (Number.isNaN(time.getTime())) throw new UsageError('--expires must be a time in ISO 8601');
  return time;
}

export function countOf(text = '50'): number {
  const count = /^[1-9][0-9]{0,2}$/.test(text) ? Number(text) : 0;
  if (count < 1 || count > 100) throw new UsageError('--limit must be a whole number from 1 to 100');
  return count;
}
