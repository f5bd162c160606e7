import type { Knex } from 'knex';
import type { NewSponsorship } from '../../../application/ports/paymaster.ts';
import { type SponsorBudget, type Suspension, suspensionAfter } from '../../../domain/paymaster/sponsor-policy.ts';
import type { Sponsorship, SponsorshipState } from '../../../domain/paymaster/sponsorship.ts';
import { utcDay } from '../../../domain/shared/duration.ts';
import type { Hex } from '../../../domain/shared/hex.ts';
import type { Usd } from '../../../domain/shared/usd.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';
import { countedPersons } from '../kyc/kyc-store.rows.ts';

/** `bigint` and `numeric` columns come as decimal text. */
export type SponsorshipRow = Omit<ReturnType<typeof toSponsorshipRow>, 'chain_id' | 'deadline'> & {
  chain_id: string | number;
  deadline: string | number;
  state: SponsorshipState;
  reference: string | null;
  hash: Hex | null;
  looked_at: Date | null;
  decision: string | null;
};

export const toSponsorshipRow = ({ request, fee, ...kept }: NewSponsorship) => ({
  id: kept.id,
  quote_id: kept.quoteId,
  chain_id: kept.chainId,
  forwarder: kept.forwarder,
  wallet: request.from,
  target: request.to,
  value: String(request.value),
  gas: String(request.gas),
  nonce: String(request.nonce),
  deadline: String(request.deadline),
  data: request.data,
  signature: request.signature,
  fee_token: fee.token,
  fee_amount: String(fee.amount),
  fee_collection: fee.collection,
  fee_usd: kept.feeUsd === undefined ? null : String(kept.feeUsd),
  surplus: kept.surplus === undefined ? null : String(kept.surplus),
  gas_limit: String(kept.gasLimit),
  cost: String(kept.cost),
  native_usd: kept.nativeUsd === undefined ? null : String(kept.nativeUsd),
  network: kept.network,
  taken_at: kept.takenAt,
});

export const toSponsorship = (row: SponsorshipRow): Sponsorship => ({
  id: row.id,
  quoteId: row.quote_id,
  chainId: Number(row.chain_id),
  forwarder: row.forwarder,
  request: {
    from: row.wallet,
    to: row.target,
    value: BigInt(row.value),
    gas: BigInt(row.gas),
    nonce: BigInt(row.nonce),
    deadline: BigInt(row.deadline),
    data: row.data,
    signature: row.signature,
  },
  fee: { token: row.fee_token, amount: BigInt(row.fee_amount), collection: row.fee_collection },
  ...(row.fee_usd !== null && { feeUsd: BigInt(row.fee_usd) as Usd }),
  ...(row.surplus !== null && { surplus: BigInt(row.surplus) }),
  gasLimit: BigInt(row.gas_limit),
  cost: BigInt(row.cost) as Usd,
  ...(row.native_usd !== null && { nativeUsd: BigInt(row.native_usd) as Usd }),
  network: row.network,
  takenAt: row.taken_at,
  ...(row.decision !== null && { decision: row.decision }),
  state: row.state,
  ...(row.reference !== null && { reference: row.reference }),
  ...(row.hash !== null && { hash: row.hash }),
});

type Charged = Pick<SponsorshipRow, 'taken_at' | 'wallet' | 'network' | 'cost'>;
type Room = Readonly<{ day: string; scope: keyof SponsorBudget; spender: string; cost: string; cap: string }>;

/** Charges the cost to the three budgets of its day, up to and including the first that has no room, which is returned. */
export async function charge(trx: Knex, row: Charged, budget: SponsorBudget): Promise<keyof SponsorBudget | undefined> {
  const { cost } = row;
  for (const { scope, spender } of spendersOf(row))
    if (!(await spend(trx, { cost, day: utcDay(row.taken_at), scope, spender, cap: String(budget[scope]) })))
      return scope;
  return undefined;
}

/** Charges this cost to the budgets of the request's day instead of the one that was charged before. */
export async function recharge(trx: Knex, charged: Charged, cost: bigint): Promise<void> {
  const day = utcDay(charged.taken_at);
  for (const { scope, spender } of spendersOf(charged))
    await trx('sponsor_spending')
      .where({ day, scope, spender })
      .update({ spent: trx.raw('spent - ?::numeric + ?::numeric', [charged.cost, String(cost)]) });
}

/** Always in this order, so that two transactions cannot deadlock. */
const spendersOf = ({ wallet, network }: Charged) =>
  [
    { scope: 'wallet', spender: wallet },
    { scope: 'network', spender: network },
    { scope: 'all', spender: '' },
  ] as const;

/** False when the budget is exhausted. */
async function spend(trx: Knex, { day, scope, spender, cost, cap }: Room): Promise<boolean> {
  const { rows } = await trx.raw<{ rows: unknown[] }>(
    `insert into sponsor_spending as room (day, scope, spender, spent)
     select :day::date, :scope, :spender, :cost::numeric where :cost::numeric <= :cap::numeric
     on conflict (day, scope, spender) do update set spent = room.spent + excluded.spent
       where room.spent + excluded.spent <= :cap::numeric
     returning spent`,
    { day, scope, spender, cost, cap },
  );
  return rows.length === 1;
}

/** The persons that the wallet was ever verified as. */
const PERSONS = countedPersons(':wallet');

/** The latest suspension of the wallet, or of another wallet that the same person verified. */
export async function suspensionIn(db: Knex, wallet: WalletAddress): Promise<Suspension | undefined> {
  const { rows } = await db.raw<{ rows: Suspension[] }>(
    `select failures, until from sponsor_suspensions
     where wallet = :wallet
       or wallet in (select other.wallet from kyc_sessions other where other.person_digest in (${PERSONS}))
     order by until desc, failures desc limit 1`,
    { wallet },
  );
  return rows[0];
}

/**
 * In the transaction that ends the request. Failures at once are counted one by one: those of a wallet by the lock on its
 * row, those of a person's wallets by a lock for each person, always in the same order.
 */
export async function suspendIn(trx: Knex, wallet: WalletAddress, at: Date): Promise<void> {
  await trx('sponsor_suspensions').insert({ wallet, failures: 0, until: at }).onConflict('wallet').ignore();
  await trx('sponsor_suspensions').where({ wallet }).forUpdate().first('failures');
  await trx.raw(
    `select pg_advisory_xact_lock(hashtextextended('suspension ' || person_digest, 0))
     from (select distinct person_digest from (${PERSONS}) persons order by person_digest) persons`,
    { wallet },
  );
  const earlier = await suspensionIn(trx, wallet);
  await trx('sponsor_suspensions').where({ wallet }).update(suspensionAfter(earlier, at));
}
