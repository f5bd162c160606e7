import type { Knex } from 'knex';
import { type Suspension, suspensionAfter } from '../../../domain/paymaster/suspension.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';
import { countedPersons } from '../kyc/kyc-store.rows.ts';

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
