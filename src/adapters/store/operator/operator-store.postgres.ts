import type { Knex } from 'knex';
import type { OperatorStore } from '../../../application/ports/operator/operator-store.ts';
import type { Appointment } from '../../../domain/operator/operator.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';
import { answerOf, DatabaseStore } from '../shared/database-answer.ts';
import { appointmentsIn } from '../shared/locks.ts';

export class PostgresOperatorStore extends DatabaseStore implements OperatorStore {
  async appointmentOf(wallet: WalletAddress) {
    return (await answerOf(appointmentsIn(this.db, wallet)))[0];
  }

  async appointments() {
    return await answerOf(appointmentsIn(this.db));
  }
}

/** Takes the place of the wallet's earlier appointment, in the given transaction. */
export async function appoint(trx: Knex, { wallet, role, at, by }: Appointment): Promise<void> {
  await trx('operators')
    .insert({ wallet, role: role ?? null, at, by })
    .onConflict('wallet')
    .merge();
}
