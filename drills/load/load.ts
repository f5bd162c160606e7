import { setTimeout as pause } from 'node:timers/promises';
import type { Findings, Recovery } from '../drill.ts';
import type { Records } from '../places/inside.ts';
import { isDone, type Pending, type Shop, serveCustomers } from './customer.ts';
import { Ledger } from './ledger.ts';
import { ask, type Target } from './target.ts';
import { serveVisitor } from './visitor.ts';

const CUSTOMERS_AT_ONCE = 6;
/** Longer than the service may take to respond again after any fault that ended. */
const RECOVERY_LIMIT_MS = 60_000;
const LOOK_EVERY_MS = 5;
const NOTES_SHOWN = 8;
const REPEAT_MS = 50;

type Options = Readonly<{
  explains?: Shop['explains'];
  /** The table whose writes must flow again after a fault; any by default. */
  watched?: string;
  /** Visitors who only read, beside the customers. */
  visitors?: number;
}>;

/** Customers who write all the time, and the record of what was confirmed to them. */
export class Load {
  readonly ledger = new Ledger();
  readonly #target: Target;
  readonly #watched: string | undefined;
  readonly #ending = new AbortController();
  readonly #pending: Pending[] = [];
  readonly #explains: Shop['explains'];
  readonly #served: Promise<unknown>;
  readonly #recoveries = new Map<string, Recovery>();

  constructor(target: Target, { explains, watched, visitors = 0 }: Options = {}) {
    this.#target = target;
    this.#watched = watched;
    this.#explains = explains;
    const shop: Shop = {
      target,
      ledger: this.ledger,
      pending: this.#pending,
      signal: this.#ending.signal,
      ...(explains && { explains }),
    };
    this.#served = Promise.all([
      ...Array.from({ length: CUSTOMERS_AT_ONCE }, () => serveCustomers(shop)),
      ...Array.from({ length: visitors }, () => serveVisitor(shop)),
    ]);
  }

  /** Waits until a write is confirmed that was sent from now on. Rejects when none is within a minute. */
  async flowing(since = performance.now()): Promise<void> {
    const deadline = performance.now() + RECOVERY_LIMIT_MS;
    while (this.ledger.newestConfirmed(this.#watched) < since) {
      if (performance.now() > deadline)
        throw new Error(`no write was confirmed for ${RECOVERY_LIMIT_MS} ms; ${this.ledger.wrong.at(-1) ?? ''}`);
      await pause(LOOK_EVERY_MS);
    }
  }

  /**
   * Causes a fault while writes flow, waits until they flow again, and measures how long that takes from the moment that
   * the fault returns: its end, or its start where recovering includes a start of the service.
   */
  async survive(name: string, fault: () => Promise<number>): Promise<void> {
    await this.flowing();
    const from = await fault();
    await this.flowing();
    const tookMs = Math.round(performance.now() - from);
    const { rounds, worstMs } = this.#recoveries.get(name) ?? { rounds: 0, worstMs: 0 };
    this.#recoveries.set(name, { rounds: rounds + 1, worstMs: Math.max(worstMs, tookMs) });
  }

  /**
   * Ends the load, repeats every write that has no answer yet, and compares the database with what was confirmed.
   * `within` opens the records; an embedded database is free only while the service is stopped.
   */
  async settle(within: <T>(work: (records: Records) => Promise<T>) => Promise<T>): Promise<Findings> {
    await this.end();
    // Leases of attempts whose process was killed last a minute: they end here, so that nobody waits for them.
    await within(({ knex }) =>
      knex('idempotency_keys')
        .whereNull('status')
        .update({ leased_until: new Date(0) }),
    );
    await this.#answerPending();
    const { lost, doubled, notes } = await within(async ({ knex, auditProblems }) => {
      for (const problem of await auditProblems()) this.ledger.complain(`audit log: ${problem}`);
      return await this.ledger.compare(knex);
    });
    const { accepted, wrong, refusals } = this.ledger;
    const meanwhile = refusals === '' ? [] : [`meanwhile refused: ${refusals}`];
    return {
      accepted,
      lost,
      doubled,
      wrong: wrong.length,
      recoveries: this.#recoveries,
      notes: [...meanwhile, ...notes, ...new Set(wrong)].slice(0, NOTES_SHOWN),
    };
  }

  async end(): Promise<void> {
    this.#ending.abort();
    await this.#served;
  }

  async #answerPending(): Promise<void> {
    for (const { call, effectsOf, sentAt: firstSentAt } of this.#pending) {
      const sentAt = performance.now();
      let answer = await ask(this.#target, call);
      // The service does not ask a provider that has just failed, and answers 503 for some seconds.
      while ((answer === undefined || answer.status === 503) && performance.now() - sentAt < RECOVERY_LIMIT_MS) {
        await pause(REPEAT_MS);
        answer = await ask(this.#target, call);
      }
      if (answer !== undefined && isDone(answer)) this.ledger.confirm(sentAt, ...effectsOf(answer.body));
      // The key may hold a refusal that the first attempt had during the fault.
      else if (answer === undefined || !this.#explains?.(answer, firstSentAt))
        this.ledger.complain(`repeated ${call.path}: ${answer?.status} ${JSON.stringify(answer?.body)}`);
    }
  }
}
