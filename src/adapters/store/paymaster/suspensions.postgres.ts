import type { Knex } from 'knex';
import { type Suspension, suspensionAfter } from '../../../domain/paymaster/suspension.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';

type Row = Suspension & Readonly<{ wallet: WalletAddress }>;

export async function suspensionIn(db: Knex, wallet: WalletAddress): Promise<Suspension | undefined> {
  return await db<Row>('sponsor_suspensions').where({ wallet }).first('failures', 'until');
}

/** In the transaction that ends the request. The row exists before it is locked, so failures at once are counted one by one. */
export async function suspendIn(trx: Knex, wallet: WalletAddress, at: Date): Promise<void> {
  await trx('sponsor_suspensions').insert({ wallet, failures: 0, until: at }).onConflict('wallet').ignore();
  const earlier = await trx<Row>('sponsor_suspensions').where({ wallet }).forUpdate().first('failures', 'until');
  await trx('sponsor_suspensions').where({ wallet }).update(suspensionAfter(earlier, at));
}
