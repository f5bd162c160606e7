import type { KeyRequestStore } from '../../../application/ports/auth.ts';
import { hasFailed, KEPT_KEY_REQUESTS, type KeyRequest, type KeyUsage } from '../../../domain/auth/key-request.ts';
import { utcDay } from '../../../domain/shared/duration.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';
import { answerOf, DatabaseStore, deleteBatch, deleteBefore } from '../shared/database-answer.ts';

export class PostgresKeyRequests extends DatabaseStore implements KeyRequestStore {
  async record(requests: readonly KeyRequest[]) {
    if (requests.length === 0) return;
    const rows = JSON.stringify(requests.map((request) => ({ ...request, failed: Number(hasFailed(request)) })));
    await answerOf(
      this.db.transaction(async (trx) => {
        await trx.raw(RECORDED, { rows });
        const keyIds = [...new Set(requests.map(({ keyId }) => keyId))];
        await trx.raw(BOUNDED, { keyIds, most: KEPT_KEY_REQUESTS } as never);
      }),
    );
  }

  async newestOf(wallet: WalletAddress, since: Date, limit: number) {
    const recent = this.db<Row>('api_key_requests')
      .where({ wallet })
      .where('at', '>=', new Date(utcDay(since)));
    return (await answerOf(recent.orderBy('position', 'desc').limit(limit))).map(toRequest);
  }

  async usageOf(wallet: WalletAddress, since: Date): Promise<readonly KeyUsage[]> {
    const { rows } = await answerOf(
      this.db.raw<{ rows: readonly UsageRow[] }>(
        `select key_id, day::text as day, requests, failed from api_key_usage
         where wallet = :wallet and day >= :since::date order by day, key_id`,
        { wallet, since: utcDay(since) },
      ),
    );
    return rows.map(({ key_id, day, requests, failed }) => ({
      keyId: Number(key_id),
      day,
      requests: Number(requests),
      failed: Number(failed),
    }));
  }

  async purge(before: Date, limit: number) {
    const requests = await deleteBefore(this.db, 'api_key_requests', 'at', before, limit);
    const usage = { where: 'day < :before::date', oldest: 'day', before: utcDay(before), limit: limit - requests };
    return requests + (requests === limit ? 0 : await deleteBatch(this.db, 'api_key_usage', usage));
  }
}

/** One statement, whatever their number. In the order of the keys, so that two processes do not wait for each other in a circle. */
const RECORDED = `
  with given as (
    select * from json_to_recordset(:rows) as one
      (id text, "keyId" bigint, wallet text, at timestamptz, operation text, status smallint, ms integer, failed integer)
  ), stored as (
    insert into api_key_requests (key_id, wallet, request_id, at, operation, status, ms)
    select "keyId", wallet, id, at, operation, status, ms from given order by at
  )
  insert into api_key_usage as kept (key_id, wallet, day, requests, failed)
  select "keyId", wallet, (at at time zone 'UTC')::date, count(*), sum(failed) from given group by 1, 2, 3 order by 1, 3
  on conflict (key_id, day) do update
    set requests = kept.requests + excluded.requests, failed = kept.failed + excluded.failed`;

const BOUNDED = `
  delete from api_key_requests old using unnest(:keyIds::bigint[]) as given (key_id)
  where old.key_id = given.key_id and old.position <= (
    select position from api_key_requests where key_id = given.key_id order by position desc offset :most limit 1
  )`;

type UsageRow = Readonly<{ key_id: string; day: string; requests: string; failed: string }>;

type Row = {
  position: string;
  key_id: string;
  wallet: WalletAddress;
  request_id: string;
  at: Date;
  operation: string;
  status: number;
  ms: number;
};

const toRequest = ({ request_id, key_id, wallet, at, operation, status, ms }: Row): KeyRequest => ({
  id: request_id,
  keyId: Number(key_id),
  ...{ wallet, at, operation, status, ms },
});
