import type { Acknowledgement, AlarmRow, AlarmState, Raised } from '../../domain/alarm/alarm.ts';
import type { Page, PageRequest } from '../../domain/shared/page.ts';
import type { Act } from './operator.ts';

/** The alarms, one for each kind and subject. Every method rejects with STORE_UNAVAILABLE. */
export interface AlarmStore {
  /** Adds a new alarm, or counts one more time of a known one (`raisedAgain`). Of concurrent calls each one is counted. */
  record(raised: Raised): Promise<AlarmRow>;
  /** Those that were raised first most recently come first. Rejects with VALIDATION_FAILED for a malformed cursor. */
  list(state: AlarmState | undefined, page: PageRequest): Promise<Page<AlarmRow>>;
  find(id: string): Promise<AlarmRow | undefined>;
  /**
   * Acknowledges an open alarm and appends the audit entry, or neither. Undefined when no alarm has this id; an alarm that is
   * acknowledged already is returned unchanged, without an entry.
   */
  acknowledge(id: string, acknowledgement: Acknowledgement, act: Act): Promise<AlarmRow | undefined>;
  /** Open alarms whose last opening was not announced to the operators, oldest first. */
  unannounced(limit: number): Promise<readonly AlarmRow[]>;
  /** Records that this opening was announced. */
  markAnnounced(id: string, opening: number): Promise<void>;
  /** Deletes at most `limit` acknowledged alarms that were last raised before `before`; returns how many. */
  purge(before: Date, limit: number): Promise<number>;
}
