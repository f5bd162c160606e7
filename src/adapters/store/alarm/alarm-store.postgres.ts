import { randomUUID } from 'node:crypto';
import type { AlarmStore } from '../../../application/ports/alarm.ts';
import type { Act } from '../../../application/ports/operator.ts';
import {
  type Acknowledgement,
  type AlarmRow,
  type AlarmState,
  firstRaised,
  type PlainFacts,
  type Raised,
  raisedAgain,
} from '../../../domain/alarm/alarm.ts';
import type { PageRequest } from '../../../domain/shared/page.ts';
import { appendEntry } from '../audit/audit-log.postgres.ts';
import { pageByPosition, positionIn } from '../shared/cursors.ts';
import { answerOf, deleteBatch } from '../shared/database-answer.ts';
import { permit, StaffedStore } from '../shared/locks.ts';
import { rowsOf } from '../shared/record-rows.ts';
import { whenUnitEnds } from '../shared/unit-of-work.ts';
import { isUuid } from '../shared/values.ts';

export class PostgresAlarmStore extends StaffedStore implements AlarmStore {
  /** An alarm stays when the work that raised it is undone: it is then recorded on its own. */
  async record(raised: Raised) {
    const recorded = await this.#record(raised);
    whenUnitEnds(async (isCommitted) => {
      if (!isCommitted) await this.#record(raised);
    });
    return recorded;
  }

  /** The row exists before it is locked, so that times at once are counted one by one. */
  async #record(raised: Raised) {
    const first = firstRaised(randomUUID(), raised);
    const recording = this.db.transaction(async (trx) => {
      const insert = trx<Row>('alarms').insert(toColumns(first)).onConflict(['kind', 'subject']).ignore();
      const [added] = await insert.returning('*');
      if (added !== undefined) return toAlarm(added);
      const { kind, subject } = first;
      const known = await trx<Row>('alarms').where({ kind, subject }).forUpdate().first();
      if (known === undefined) throw new Error(`the alarm ${kind} neither exists nor can be stored`);
      const after = raisedAgain(toAlarm(known), raised);
      await trx<Row>('alarms').where({ id: known.id }).update(toColumns(after));
      return after;
    });
    return await answerOf(recording);
  }

  async list(state: AlarmState | undefined, { limit, cursor }: PageRequest) {
    const rows = this.#alarms()
      .orderBy('position', 'desc')
      .limit(limit + 1);
    if (state !== undefined) rows.where({ state });
    if (cursor !== undefined) rows.where('position', '<', String(positionIn(cursor)));
    const found = await answerOf(rows);
    return pageByPosition(
      found.map((row) => ({ position: Number(row.position), item: toAlarm(row) })),
      limit,
    );
  }

  async find(id: string) {
    if (!isUuid(id)) return undefined;
    const row = await answerOf(this.#alarms().where({ id }).first());
    return row && toAlarm(row);
  }

  async acknowledge(id: string, { by, note, at }: Acknowledgement, act: Act) {
    if (!isUuid(id)) return undefined;
    const change = { state: 'acknowledged' as const, acknowledged_by: by, acknowledged_at: at, note };
    const acknowledging = this.db.transaction(async (trx) => {
      const entry = await permit(trx, this.named, act);
      const [row] = await trx<Row>('alarms').where({ id, state: 'open' }).update(change).returning('*');
      if (row !== undefined) await appendEntry(trx, entry);
      return row;
    });
    const row = await answerOf(acknowledging);
    return row === undefined ? await this.find(id) : toAlarm(row);
  }

  async unannounced(limit: number): Promise<readonly AlarmRow[]> {
    const waiting = this.#alarms().where({ state: 'open' }).whereRaw('announced < openings');
    return (await answerOf(waiting.orderBy('position').limit(limit))).map(toAlarm);
  }

  async markAnnounced(id: string, opening: number) {
    await answerOf(this.#alarms().where({ id }).where('announced', '<', opening).update({ announced: opening }));
  }

  async purge(before: Date, limit: number) {
    return await deleteBatch(this.db, 'alarms', {
      where: "state = 'acknowledged' and last_at < :before",
      oldest: 'last_at',
      before,
      limit,
    });
  }

  #alarms() {
    return this.db<Row>('alarms');
  }
}

type Plain = Omit<AlarmRow, 'facts' | 'acknowledgement'>;
const alarms = rowsOf<Plain>()(['id', 'kind', 'subject', 'message', 'state', 'firstAt', 'lastAt', 'count', 'openings']);
type Row = ReturnType<typeof toColumns> & { position: string; announced: number };

const toColumns = (alarm: AlarmRow) => ({
  ...alarms.toRow(alarm),
  facts: JSON.stringify(alarm.facts),
  acknowledged_by: alarm.acknowledgement?.by ?? null,
  acknowledged_at: alarm.acknowledgement?.at ?? null,
  note: alarm.acknowledgement?.note ?? null,
});

function toAlarm(row: Row): AlarmRow {
  const { acknowledged_by: by, acknowledged_at: at, note } = row;
  return {
    ...alarms.toRecord(row),
    facts: JSON.parse(row.facts) as PlainFacts,
    ...(by !== null && at !== null && { acknowledgement: { by, at, note: note ?? '' } }),
  };
}
