import type { Knex } from 'knex';
import type { OperatorStore } from '../../../application/ports/operator/operator-store.ts';
import type { Appointment, OperatorRole } from '../../../domain/operator/operator.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';
import { answerOf } from '../shared/database-answer.ts';
import { present } from '../shared/present.ts';

type Row = Readonly<{ wallet: WalletAddress; role: OperatorRole | null; at: Date; by: string }>;

export class PostgresOperatorStore implements OperatorStore {
  readonly #db: Knex;

  constructor(db: Knex) {
    this.#db = db;
  }

  async appointmentOf(wallet: WalletAddress) {
    const row = await answerOf(rowsOf(this.#db).where({ wallet }).first());
    return row === undefined ? undefined : toAppointment(row);
  }

  async appointments() {
    return await answerOf(appointmentsIn(this.#db));
  }
}

const rowsOf = (db: Knex) => db<Row>('operators').select('wallet', 'role', 'at', 'by');

export const appointmentsIn = async (db: Knex): Promise<readonly Appointment[]> =>
  (await rowsOf(db)).map(toAppointment);

const toAppointment = (row: Row): Appointment => present(row);

/** Takes the place of the wallet's earlier appointment, in the given transaction. */
export async function appoint(trx: Knex, { wallet, role, at, by }: Appointment): Promise<void> {
  await trx('operators')
    .insert({ wallet, role: role ?? null, at, by })
    .onConflict('wallet')
    .merge();
}
