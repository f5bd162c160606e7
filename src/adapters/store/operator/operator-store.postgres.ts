import type { Knex } from 'knex';
import type { OperatorStore } from '../../../application/ports/operator.ts';
import type { Appointment } from '../../../domain/operator/operator.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';
import { answerOf } from '../shared/database-answer.ts';
import { appointmentsIn } from '../shared/operators-lock.ts';

export class PostgresOperatorStore implements OperatorStore {
  readonly #db: Knex;

  constructor(db: Knex) {
    this.#db = db;
  }

  async appointmentOf(wallet: WalletAddress) {
    return (await answerOf(appointmentsIn(this.#db, wallet)))[0];
  }

  async appointments() {
    return await answerOf(appointmentsIn(this.#db));
  }
}

/** Takes the place of the wallet's earlier appointment, in the given transaction. */
export async function appoint(trx: Knex, { wallet, role, at, by }: Appointment): Promise<void> {
  await trx('operators')
    .insert({ wallet, role: role ?? null, at, by })
    .onConflict('wallet')
    .merge();
}
