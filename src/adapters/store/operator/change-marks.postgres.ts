import type { ChangeMarks, Marks } from '../../../application/ports/operator/change-marks.ts';
import { answerOf, DatabaseStore } from '../shared/database-answer.ts';

/** Each part is read from the end of an index. */
const MARKS = `
  select
    concat_ws(' ', (select max(id) from users), (select max(id) from block_changes), (select max(id) from operator_notes),
      (select count(*) from users where is_blocked)) as users,
    concat_ws(' ', (select max(received_at) from kyc_events), (select max(position) from kyc_sessions),
      (select max(id) from tier_rulings)) as kyc,
    concat_ws(' ', (select max(id) from proposals), (select count(*) from proposals where verdict is null)) as proposals,
    concat_ws(' ', (select max(position) from decisions)) as decisions,
    concat_ws(' ', (select max(position) from alarms), (select max(last_at) from alarms),
      (select count(*) from alarms where state = 'open')) as alarms,
    concat_ws(' ', (select max(id) from message_queue where state = 'dead'),
      (select count(*) from message_queue where state = 'dead')) as "dead-letters",
    concat_ws(' ', (select max(id) from audit_entries)) as audit`;

export class PostgresChangeMarks extends DatabaseStore implements ChangeMarks {
  async read(): Promise<Marks> {
    const { rows } = await answerOf(this.db.raw<{ rows: [Marks] }>(MARKS));
    return rows[0];
  }
}
