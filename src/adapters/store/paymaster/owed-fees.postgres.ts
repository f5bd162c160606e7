import type { Knex } from 'knex';
import { feesOwed } from '../../../domain/paymaster/errors.ts';
import {
  type FeeFigure,
  feesByToken,
  type OwedFee,
  type OwedFeeState,
  paidBy,
} from '../../../domain/paymaster/owed-fee.ts';
import type { SponsorshipOutcome } from '../../../domain/paymaster/sponsorship.ts';
import type { Usd } from '../../../domain/shared/usd.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';
import type { SponsorshipRow } from './sponsorships.rows.ts';

type Row = Readonly<{
  position: string;
  sponsorship_id: string;
  wallet: WalletAddress;
  chain_id: string;
  token: WalletAddress;
  amount: string;
  usd: string;
  state: OwedFeeState;
  state_at: Date;
  paid_by: string | null;
}>;
type Taken = Pick<
  SponsorshipRow,
  | 'id'
  | 'wallet'
  | 'chain_id'
  | 'fee_token'
  | 'fee_amount'
  | 'fee_collection'
  | 'fee_usd'
  | 'surplus'
  | 'cost'
  | 'taken_at'
>;

/**
 * In the transaction that takes the request, after its budgets were charged: the wallet's budget is locked then, so two
 * requests of one wallet are counted one after the other. Throws FEES_OWED.
 */
export async function takeFee(trx: Knex, row: Taken, limit: Usd | undefined): Promise<void> {
  const { wallet, taken_at } = row;
  await promiseFees(trx, row);
  const open = await trx<Row>('owed_fees').where({ wallet }).whereIn('state', ['pending', 'owed']);
  const owed = open.reduce((sum, { usd }) => sum + BigInt(usd), 0n);
  if (limit !== undefined && owed > limit) throw feesOwed({ issues: feesByToken(open.map(toOwedFee)) });
  if (row.fee_collection === 'in-call') return;
  await trx('owed_fees').insert({
    sponsorship_id: row.id,
    wallet,
    chain_id: row.chain_id,
    token: row.fee_token,
    amount: row.fee_amount,
    usd: row.fee_usd ?? row.cost,
    state: 'pending',
    state_at: taken_at,
  });
}

async function promiseFees(trx: Knex, { id, wallet, chain_id, fee_token: token, surplus, taken_at }: Taken) {
  if (surplus === null || BigInt(surplus) === 0n) return;
  const owed = await trx<Row>('owed_fees')
    .where({ wallet, chain_id: String(chain_id), token, state: 'owed' })
    .orderBy('position')
    .forUpdate();
  const paid = paidBy(
    BigInt(surplus),
    owed.map((fee) => ({ id: fee.sponsorship_id, amount: BigInt(fee.amount) })),
  );
  await trx<Row>('owed_fees')
    .whereIn(
      'sponsorship_id',
      paid.map((fee) => fee.id),
    )
    .update({ state: 'promised', state_at: taken_at, paid_by: id });
}

/** In the transaction that ends the request. */
export async function settleFee(
  trx: Knex,
  id: string,
  { end, isDeduced }: SponsorshipOutcome,
  at: Date,
): Promise<void> {
  const own = trx<Row>('owed_fees').where({ sponsorship_id: id, state: 'pending' });
  const promised = trx<Row>('owed_fees').where({ paid_by: id, state: 'promised' });
  if (end === 'executed' && isDeduced !== true) {
    await own.update({ state: 'owed', state_at: at });
    await promised.update({ state: 'collected', state_at: at });
    return;
  }
  await own.del();
  await breakPromise(trx, id);
}

/** In the transaction that opens executed requests again: undoes `settleFee`. Locks in the order in which `takeFee` does. */
export async function unsettleFees(trx: Knex, ids: readonly string[]): Promise<void> {
  const fees = trx<Row>('owed_fees').orderBy('position').forUpdate();
  const owed = await fees.whereIn('sponsorship_id', ids).where({ state: 'owed' }).pluck('sponsorship_id');
  await trx<Row>('owed_fees').whereIn('sponsorship_id', owed).update({ state: 'pending' });
  await trx<Row>('owed_fees').whereIn('paid_by', ids).where({ state: 'collected' }).update({ state: 'promised' });
}

/** The fees that the request would have paid are owed again, for as long as before. */
export async function breakPromise(trx: Knex, id: string): Promise<void> {
  await trx.raw(
    `update owed_fees set state = 'owed', paid_by = null,
       state_at = (select coalesce(looked_at, taken_at) from sponsorships where id = owed_fees.sponsorship_id)
     where paid_by = ? and state = 'promised'`,
    [id],
  );
}

/** Locks in the order in which `takeFee` does, so that the two cannot deadlock. */
export async function writeOffFees(db: Knex, owedBy: Date, now: Date): Promise<readonly OwedFee[]> {
  const { rows } = await db.raw<{ rows: Row[] }>(
    `update owed_fees set state = 'written-off', state_at = :now
     where sponsorship_id in (
       select sponsorship_id from owed_fees where state = 'owed' and state_at <= :owedBy order by position for update)
     returning *`,
    { owedBy, now },
  );
  return rows.map(toOwedFee);
}

export async function writtenOffSince(db: Knex, since: Date): Promise<Usd> {
  const [sum] = await db<Row>('owed_fees')
    .where({ state: 'written-off' })
    .andWhere('state_at', '>=', since)
    .sum({ usd: 'usd' });
  return BigInt((sum as { usd: string | null }).usd ?? 0) as Usd;
}

export async function feeFigures(db: Knex): Promise<readonly FeeFigure[]> {
  const { rows } = await db.raw<{ rows: (Row & { count: string })[] }>(
    `select chain_id, token, state, sum(amount) as amount, sum(usd) as usd, count(*) as count
     from owed_fees group by chain_id, token, state order by chain_id, token, state`,
  );
  return rows.map(({ chain_id, token, state, amount, usd, count }) => ({
    chainId: Number(chain_id),
    token,
    state,
    amount: BigInt(amount),
    usd: BigInt(usd) as Usd,
    count: Number(count),
  }));
}

const toOwedFee = (row: Row): OwedFee => ({
  sponsorshipId: row.sponsorship_id,
  wallet: row.wallet,
  chainId: Number(row.chain_id),
  token: row.token,
  amount: BigInt(row.amount),
  usd: BigInt(row.usd) as Usd,
  state: row.state,
});
