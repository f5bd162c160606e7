import type { PortfolioSnapshots } from '../../../application/ports/portfolio.ts';
import type { PortfolioSnapshot } from '../../../domain/portfolio/holding.ts';
import type { Usd } from '../../../domain/shared/usd.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';
import { answerOf, DatabaseStore, deleteBefore } from '../shared/database-answer.ts';

/** In the order of the keys, so that concurrent statements cannot deadlock. */
const KEEP = `
  insert into portfolio_snapshots (wallet, taken_at, total_usd)
  select * from unnest(:wallets::text[], :times::timestamptz[], :totals::numeric[]) order by 1, 2
  on conflict (wallet, taken_at) do update set total_usd = excluded.total_usd`;

export class PostgresPortfolioSnapshots extends DatabaseStore implements PortfolioSnapshots {
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

  async attempted(wallets: readonly WalletAddress[], at: Date) {
    const statement = 'update followed_wallets set attempted_at = :at where wallet = any(:wallets::text[])';
    await answerOf(this.db.raw(statement, { at, wallets: [...wallets] }));
  }

  async keep(snapshots: readonly PortfolioSnapshot[]) {
    const bindings = {
      wallets: snapshots.map(({ wallet }) => wallet),
      times: snapshots.map(({ takenAt }) => takenAt),
      totals: snapshots.map(({ totalUSD }) => totalUSD.toString()),
    };
    await answerOf(this.db.raw(KEEP, bindings));
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
    return await deleteBefore(this.db, 'portfolio_snapshots', 'taken_at', before, limit);
  }

  #followed() {
    return this.db<{ wallet: WalletAddress; followed_at: Date; attempted_at: Date | null }>('followed_wallets');
  }

  #snapshots() {
    return this.db<{ wallet: WalletAddress; taken_at: Date; total_usd: string }>('portfolio_snapshots');
  }
}
