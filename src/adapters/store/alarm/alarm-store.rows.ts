import type { AlarmKind, AlarmRow, AlarmState, PlainFacts } from '../../../domain/alarm/alarm.ts';

export type Row = ReturnType<typeof toColumns> & { position: string; announced: number };

export const toColumns = (alarm: AlarmRow) => ({
  id: alarm.id,
  kind: alarm.kind as AlarmKind,
  subject: alarm.subject,
  message: alarm.message,
  facts: JSON.stringify(alarm.facts),
  state: alarm.state as AlarmState,
  first_at: alarm.firstAt,
  last_at: alarm.lastAt,
  count: alarm.count,
  openings: alarm.openings,
  acknowledged_by: alarm.acknowledgement?.by ?? null,
  acknowledged_at: alarm.acknowledgement?.at ?? null,
  note: alarm.acknowledgement?.note ?? null,
});

export function toAlarm(row: Row): AlarmRow {
  const { acknowledged_by: by, acknowledged_at: at, note } = row;
  return {
    id: row.id,
    kind: row.kind,
    subject: row.subject,
    message: row.message,
    facts: JSON.parse(row.facts) as PlainFacts,
    state: row.state,
    firstAt: row.first_at,
    lastAt: row.last_at,
    count: row.count,
    openings: row.openings,
    ...(by !== null && at !== null && { acknowledgement: { by, at, note: note ?? '' } }),
  };
}
