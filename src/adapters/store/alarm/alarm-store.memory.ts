import type { AlarmStore } from '../../../application/ports/alarm.ts';
import type { Act } from '../../../application/ports/operator.ts';
import type { Random } from '../../../application/ports/system.ts';
import {
  type Acknowledgement,
  type AlarmRow,
  type AlarmState,
  firstRaised,
  type Raised,
  raisedAgain,
  subjectOf,
} from '../../../domain/alarm/alarm.ts';
import type { PageRequest } from '../../../domain/shared/page.ts';
import type { InMemoryAuditEntries } from '../audit/audit-log.memory.ts';
import { pageByPosition, positionIn } from '../shared/cursors.ts';

type Entry = { readonly position: number; row: AlarmRow; announced: number };

export class InMemoryAlarmStore implements AlarmStore {
  readonly #entries: Entry[] = [];
  readonly #random: Pick<Random, 'uuid'>;
  readonly #audit: InMemoryAuditEntries;
  #positions = 0;

  constructor(random: Pick<Random, 'uuid'>, audit: InMemoryAuditEntries) {
    this.#random = random;
    this.#audit = audit;
  }

  async record(raised: Raised) {
    const subject = subjectOf(raised.kind, raised.facts);
    const known = this.#entries.find(({ row }) => row.kind === raised.kind && row.subject === subject);
    if (known !== undefined) {
      known.row = raisedAgain(known.row, raised);
      return structuredClone(known.row);
    }
    this.#positions += 1;
    const row = firstRaised(this.#random.uuid(), raised);
    this.#entries.unshift({ position: this.#positions, row, announced: 0 });
    return structuredClone(row);
  }

  async list(state: AlarmState | undefined, { limit, cursor }: PageRequest) {
    const below = positionIn(cursor);
    const found = this.#entries
      .filter(({ position, row }) => position < below && (state === undefined || row.state === state))
      .slice(0, limit + 1);
    return pageByPosition(
      found.map(({ position, row }) => ({ position, item: structuredClone(row) })),
      limit,
    );
  }

  /** The one raised first most recently comes first. */
  all(): readonly AlarmRow[] {
    return structuredClone(this.#entries.map(({ row }) => row));
  }

  async find(id: string) {
    return structuredClone(this.#entry(id)?.row);
  }

  async acknowledge(id: string, acknowledgement: Acknowledgement, act: Act) {
    const audited = this.#audit.permit(act);
    const entry = this.#entry(id);
    if (entry?.row.state === 'open') {
      this.#audit.append(audited);
      entry.row = { ...entry.row, state: 'acknowledged', acknowledgement: structuredClone(acknowledgement) };
    }
    return structuredClone(entry?.row);
  }

  async unannounced(limit: number) {
    const waiting = this.#entries.filter(({ row, announced }) => row.state === 'open' && announced < row.openings);
    return structuredClone(
      waiting
        .reverse()
        .slice(0, limit)
        .map(({ row }) => row),
    );
  }

  async markAnnounced(id: string, opening: number) {
    const entry = this.#entry(id);
    if (entry !== undefined) entry.announced = Math.max(entry.announced, opening);
  }

  async purge(before: Date, limit: number) {
    const old = this.#entries.filter(({ row }) => row.state === 'acknowledged' && row.lastAt < before).slice(0, limit);
    for (const entry of old) this.#entries.splice(this.#entries.indexOf(entry), 1);
    return old.length;
  }

  #entry(id: string): Entry | undefined {
    return this.#entries.find(({ row }) => row.id === id.toLowerCase());
  }
}
