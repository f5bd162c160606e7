import type { Knex } from 'knex';
import type { PortfolioSnapshots } from '../../../application/ports/portfolio/portfolio-snapshots.ts';
import type { PortfolioSnapshot } from '../../../domain/portfolio/snapshot.ts';
import type { Usd } from '../../../domain/shared/usd.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';
import { answerOf } from '../shared/database-answer.ts';
import { deleteBatch } from '../shared/delete-batch.ts';

export class PostgresPortfolioSnapshots implements PortfolioSnapshots {
  readonly #db: Knex;

  constructor(db: Knex) {
    this.#db = db;
  }

  async follow(wallet: WalletAddress, at: Date) {
    await answerOf(this.#followed().insert({ wallet, followed_at: at }).onConflict('wallet').ignore());
  }

  async due(before: Date, limit: number) {
    const waiting = this.#followed()
      .where((due) => due.whereNull('attempted_at').orWhere('attempted_at', '<', before))
      .orderByRaw('attempted_at asc nulls first, followed_at asc, wallet asc')
      .limit(limit)
      .select('wallet');
    return (await answerOf(waiting)).map(({ wallet }) => wallet);
  }

  async attempted(wallet: WalletAddress, at: Date) {
    await answerOf(this.#followed().where({ wallet }).update({ attempted_at: at }));
  }

  async keep({ wallet, takenAt, totalUSD }: PortfolioSnapshot) {
    const row = { wallet, taken_at: takenAt, total_usd: totalUSD.toString() };
    await answerOf(this.#snapshots().insert(row).onConflict(['wallet', 'taken_at']).merge(['total_usd']));
  }

  async since(wallet: WalletAddress, from: Date) {
    const rows = this.#snapshots().where({ wallet }).where('taken_at', '>=', from).orderBy('taken_at');
    return (await answerOf(rows)).map((row) => ({
      wallet: row.wallet,
      takenAt: row.taken_at,
      totalUSD: BigInt(row.total_usd) as Usd,
    }));
  }

  async purge(before: Date, limit: number) {
    return await deleteBatch(this.#db, 'portfolio_snapshots', {
      where: 'taken_at < :before',
      oldest: 'taken_at',
      before,
      limit,
    });
  }

  #followed() {
    return this.#db<{ wallet: WalletAddress; followed_at: Date; attempted_at: Date | null }>('followed_wallets');
  }

  #snapshots() {
    return this.#db<{ wallet: WalletAddress; taken_at: Date; total_usd: string }>('portfolio_snapshots');
  }
}
