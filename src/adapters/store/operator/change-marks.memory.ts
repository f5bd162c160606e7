import type { DecisionStore } from '../../../application/ports/decision.ts';
import type { MessageQueue } from '../../../application/ports/messaging.ts';
import type { ChangeMarks, Marks } from '../../../application/ports/operator.ts';
import type { InMemoryAlarmStore } from '../alarm/alarm-store.memory.ts';
import type { OperatorRecords } from './operator-records.memory.ts';

type Others = Readonly<{ alarms: InMemoryAlarmStore; decisions: DecisionStore; messageQueue: MessageQueue }>;

export class InMemoryChangeMarks implements ChangeMarks {
  readonly #records: OperatorRecords;
  readonly #others: Others;

  constructor(records: OperatorRecords, others: Others) {
    this.#records = records;
    this.#others = others;
  }

  async read(): Promise<Marks> {
    const { blocks, notes, proposals, stores } = this.#records;
    const { alarms, decisions, messageQueue } = this.#others;
    const newest = await decisions.page({}, { limit: 1 });
    const dead = await messageQueue.deadLetters(1_000);
    const open = proposals.filter(({ decision }) => decision === undefined);
    return {
      users: [stores.users.all().length, blocks.length, notes.length].join(' '),
      kyc: String(stores.kycs.changes),
      proposals: [proposals.length, open.length].join(' '),
      decisions: newest.items[0]?.id ?? '',
      alarms: alarms
        .all()
        .map(({ id, state, count }) => [id, state, count].join(' '))
        .join(),
      'dead-letters': dead.map(({ id }) => id).join(' '),
      audit: String(stores.auditEntries.bodies.length),
    };
  }
}
