import { z } from 'zod';
import type { UserFile } from '../../application/operator/view-user.ts';
import { kycRequired } from '../../domain/sale/errors.ts';
import { walletBlocked } from '../../domain/user/errors.ts';
import { UserFile as Wire } from '../http/operator/user-file.schemas.ts';
import { userFileFields } from '../http/operator/wire-user-file.ts';
import { remedyOf } from '../http/sale/remedies.ts';
import { plain, type Row } from './table.ts';

/** The file as the API sends it, without secrets: one row a part. */
export function profileRows(file: UserFile): readonly Row[] {
  const sent = z.encode(Wire, userFileFields(file) as never) as Readonly<Record<string, unknown>>;
  return Object.entries(sent).flatMap(([part, value]) =>
    Array.isArray(value) ? value.map((one) => ({ part, value: one })) : [{ part, value }],
  );
}

/** What an operator does about a rule; of the others, the user's own remedy is named. */
const DUTIES: ReadonlyMap<string, string> = new Map([
  [walletBlocked.code, 'operator unblock'],
  [kycRequired.code, 'the user opens a verification (openKycSession), or operator grant-tier'],
]);

/** The file in a few lines: who it is, whether the wallet is blocked and why, what stops a purchase first, and what waits for a decision. */
export function summaryOf({ user, standing, blocks, eligibility, proposals }: UserFile): string {
  const lines = [
    ['wallet', [user.wallet, user.username].filter((text) => text !== undefined).join('  ')],
    ['verification', `${standing.status}${standing.tier === undefined ? '' : `, ${standing.tier}`}`],
    ['blocked', user.isBlocked ? blockOf(blocks) : 'no'],
    ['can buy', eligibility.eligible ? 'yes' : firstObstacle(eligibility.rules)],
    ['open proposals', openOf(proposals)],
  ];
  return `${lines.map(([name = '', text = '']) => `${name.padEnd(16)}${plain(text)}`).join('\n')}\n\n`;
}

function blockOf(blocks: UserFile['blocks']): string {
  const last = blocks.filter(({ kind }) => kind === 'block').at(-1);
  return last === undefined ? 'yes' : `since ${last.at.toISOString()} by ${last.by}: ${last.reason}`;
}

/** As a refusal: the first rule that fails, else the first whose fact is unknown. */
function firstObstacle(rules: UserFile['eligibility']['rules']): string {
  const first = (wanted: string) => rules.find(({ outcome }) => outcome === wanted);
  const finding = first('fail') ?? first('unknown');
  if (finding === undefined) return 'no';
  const { rule, code = '', message = 'its fact is unknown' } = finding;
  const remedy = DUTIES.get(code) ?? remedyOf(finding).remedy;
  return `no, ${rule}: ${message}${remedy === undefined ? '' : ` (remedy: ${remedy})`}`;
}

const openOf = (proposals: UserFile['proposals']): string =>
  proposals
    .filter(({ state }) => state === 'open')
    .map(({ id, wish, proposedBy }) => `${id} ${wish.action} by ${proposedBy}`)
    .join('; ') || 'none';
