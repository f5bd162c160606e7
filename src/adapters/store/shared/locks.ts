import type { Knex } from 'knex';
import type { Act } from '../../../application/ports/operator.ts';
import { type Appointment, type OperatorRole, operatorsNow } from '../../../domain/operator/operator.ts';
import { type Staff, staffOf } from '../../../domain/operator/staff.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';
import { DatabaseStore } from './database-answer.ts';
import { present } from './values.ts';

/**
 * Waits for other transactions on the same owner's rows of the table; the lock is held until this transaction ends. A statement of its
 * own: the one that locks sees the rows as they were before it waited.
 */
export async function oneAtATime(trx: Knex, table: string, owner: string): Promise<void> {
  await trx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`${table} ${owner}`]);
}

/** Waits for `oneAtATime` of other transactions, and they for this one; transactions that call this do not wait for each other. */
async function oneAtATimeShared(trx: Knex, table: string, owner: string): Promise<void> {
  await trx.raw('select pg_advisory_xact_lock_shared(hashtextextended(?, 0))', [`${table} ${owner}`]);
}

/** The operators that the configuration names. */
export type Named = ReadonlyMap<WalletAddress, OperatorRole>;

export const NOBODY: Named = new Map();

/** A store whose changes only the staff of now may make. */
export abstract class StaffedStore extends DatabaseStore {
  protected readonly named: Named;

  constructor(db: Knex, named = NOBODY) {
    super(db);
    this.named = named;
  }
}

/**
 * Returns what the act returns for the current staff. No operator is appointed, removed or blocked until the transaction ends; acts do
 * not wait for each other. Call it before any row is locked: every act takes the operators' lock first.
 */
export async function permit<T>(trx: Knex, named: Named, act: Act<T>): Promise<T> {
  await oneAtATimeShared(trx, 'operators', '');
  return act(await staffIn(trx, named));
}

/** The staff of now, for a change of who is an operator: waits for all acts, and they wait until the transaction ends. */
export async function changingStaff(trx: Knex, named: Named): Promise<Staff> {
  await oneAtATime(trx, 'operators', '');
  return await staffIn(trx, named);
}

async function staffIn(trx: Knex, named: Named): Promise<Staff> {
  const appointments = await appointmentsIn(trx);
  const wallets = operatorsNow(named, appointments).map(({ wallet }) => wallet);
  const rows = await trx<BlockedRow>('users').whereIn('wallet', wallets).where({ is_blocked: true }).select('wallet');
  const blocked = new Set(rows.map(({ wallet }) => wallet));
  return staffOf(named, appointments, (wallet) => blocked.has(wallet));
}

type BlockedRow = Readonly<{ wallet: WalletAddress; is_blocked: boolean }>;
type Row = Readonly<{ wallet: WalletAddress; role: OperatorRole | null; at: Date; by: string }>;

/** Every wallet's latest appointment or removal, or that of one wallet. */
export async function appointmentsIn(db: Knex, wallet?: WalletAddress): Promise<readonly Appointment[]> {
  const rows = db<Row>('operators').select('wallet', 'role', 'at', 'by');
  if (wallet !== undefined) rows.where({ wallet });
  return (await rows).map((row) => present(row));
}
