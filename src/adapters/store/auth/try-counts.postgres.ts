import type { TryCounts } from '../../../application/ports/auth/try-counts.ts';
import { answerOf, DatabaseStore, deleteBefore } from '../shared/database-answer.ts';

export class PostgresTryCounts extends DatabaseStore implements TryCounts {
  async count(name: string, windowMs: number, now: Date) {
    const { rows } = await answerOf(
      this.db.raw<{ rows: [{ count: number }] }>(
        `insert into try_counts as kept (name, count, ends_at) values (:name, 1, :endsAt)
         on conflict (name) do update set
           count = case when kept.ends_at > :now then kept.count + 1 else 1 end,
           ends_at = case when kept.ends_at > :now then kept.ends_at else excluded.ends_at end
         returning count`,
        { name, now, endsAt: new Date(now.getTime() + windowMs) },
      ),
    );
    return rows[0].count;
  }

  async purgeExpired(before: Date, limit: number) {
    return await deleteBefore(this.db, 'try_counts', 'ends_at', before, limit);
  }
}
