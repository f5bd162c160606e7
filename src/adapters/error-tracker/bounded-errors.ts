import type { TrackedError } from '../../application/ports/observability.ts';
import { type ErrorReport, fingerprintOf, reportOf } from './error-report.ts';

/** `count` is how often it happened, this time included. */
export type SendReport = (report: ErrorReport, count: number) => void;
type Repeated = { more: number; latest: TrackedError };

const WINDOW_MS = 60_000;
/** How many different errors are sent in one window. */
const MOST_KINDS = 30;

/** Sends the first of equal errors at once, and how many more there were at the end of the window, so that a storm of errors sends few. */
export class BoundedErrors {
  readonly #send: SendReport;
  readonly #kinds = new Map<string, Repeated>();
  #others: Repeated | undefined;
  #end: NodeJS.Timeout | undefined;

  constructor(send: SendReport) {
    this.#send = send;
  }

  take(error: TrackedError): void {
    this.#end ??= setTimeout(() => this.flush(), WINDOW_MS).unref();
    const fingerprint = fingerprintOf(error);
    const known = this.#kinds.get(fingerprint);
    if (known !== undefined) {
      known.more += 1;
      known.latest = error;
    } else if (this.#kinds.size < MOST_KINDS) {
      this.#kinds.set(fingerprint, { more: 0, latest: error });
      this.#send(reportOf(error, fingerprint), 1);
    } else this.#others = { more: (this.#others?.more ?? 0) + 1, latest: error };
  }

  /** Ends the window. */
  flush(): void {
    clearTimeout(this.#end);
    this.#end = undefined;
    const kinds = [...this.#kinds];
    const others = this.#others;
    this.#kinds.clear();
    this.#others = undefined;
    for (const [fingerprint, { more, latest }] of kinds) if (more > 0) this.#send(reportOf(latest, fingerprint), more);
    if (others !== undefined) this.#send(reportOf(tooMany(others.latest), 'too-many-kinds'), others.more);
  }
}

const tooMany = ({ source, requestId }: TrackedError): TrackedError => ({
  ...{ source, requestId, place: 'error tracking' },
  error: new RangeError(`more than ${MOST_KINDS} kinds of errors in a minute: these were counted only`),
});
