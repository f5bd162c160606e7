import { setTimeout as pause } from 'node:timers/promises';
import { StartError } from '../start/start-error.ts';
import type { Ending, Farewell, Member } from './member.ts';

/** The first replacement starts after this time, each further one after twice as long. */
const FIRST_WAIT_MS = 200;
const LONGEST_WAIT_MS = 10_000;
/** A place whose processes die more often than this within a minute ends the service, so that what runs the service notices. */
const MOST_DEATHS = 6;
const DEATHS_COUNT_MS = 60_000;

type Events = Readonly<{
  serves(slot: number, member: Member): void;
  /** `waitMs`: until its replacement starts; undefined when there is none. */
  died(slot: number, ending: Ending, waitMs: number | undefined): void;
}>;

export type CrewSettings = Readonly<{
  size: number;
  /** Starts the process of a place. */
  enlist: (slot: number) => Member;
  events: Events;
  now?: () => number;
  wait?: (ms: number, signal: AbortSignal) => Promise<void>;
}>;

/** Keeps one process in each place, from 1 to `size`. */
export class Crew {
  readonly #settings: Required<CrewSettings>;
  readonly #members = new Map<number, Member>();
  readonly #deaths = new Map<number, number[]>();
  readonly #retiring = new Set<Member>();
  readonly #stopped = new AbortController();
  #lose: (error: StartError) => void = () => {};
  /** Resolves when the processes of a place died too often. */
  readonly lost = new Promise<StartError>((resolve) => {
    this.#lose = resolve;
  });
  #restarting: Promise<void> | undefined;

  constructor(settings: CrewSettings) {
    const wait = async (ms: number, signal: AbortSignal) =>
      void (await pause(ms, undefined, { signal }).catch(() => {}));
    this.#settings = { now: Date.now, wait, ...settings };
  }

  get members(): ReadonlyMap<number, Member> {
    return this.#members;
  }

  /**
   * Starts the first process alone, because it migrates and checks, then the others at once. Rejects with a StartError when one ends before
   * it serves: it has written why.
   */
  async start(): Promise<void> {
    const slots = Array.from({ length: this.#settings.size }, (_, index) => index + 1);
    const [first = 1, ...others] = slots;
    await this.#startFirst(first);
    await Promise.all(others.map((slot) => this.#startFirst(slot)));
    for (const [slot, member] of this.#members) this.#watch(slot, member);
  }

  /** Replaces one process after the other. Stops at the first replacement that does not serve. */
  restart(): Promise<void> {
    this.#restarting ??= this.#replaceEach().finally(() => {
      this.#restarting = undefined;
    });
    return this.#restarting;
  }

  /** Resolves when all have ended. */
  async stop(): Promise<void> {
    this.#stopped.abort();
    await Promise.all([...this.#members.values()].map((member) => dismissed(member, 'drain')));
  }

  kill(): void {
    this.#stopped.abort();
    for (const member of this.#members.values()) member.kill();
  }

  async #startFirst(slot: number): Promise<void> {
    const member = this.#enlist(slot);
    const ending = await Promise.race([member.serving, member.ended]);
    if (ending === undefined || this.#stopped.signal.aborted) return;
    throw new StartError(`a worker ended before it served requests (${describe(ending)})`);
  }

  #enlist(slot: number): Member {
    const member = this.#settings.enlist(slot);
    this.#members.set(slot, member);
    void member.serving.then(() => this.#settings.events.serves(slot, member));
    return member;
  }

  #watch(slot: number, member: Member): void {
    void member.ended.then((ending) => this.#replace(slot, member, ending));
  }

  async #replace(slot: number, member: Member, ending: Ending): Promise<void> {
    const { events, wait } = this.#settings;
    if (this.#stopped.signal.aborted) return;
    if (!this.#retiring.delete(member)) {
      const deaths = this.#countDeath(slot);
      const waitMs = deaths > MOST_DEATHS ? undefined : Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (deaths - 1));
      events.died(slot, ending, waitMs);
      if (waitMs === undefined)
        return this.#lose(new StartError(`worker ${slot} died ${deaths} times within a minute`));
      await wait(waitMs, this.#stopped.signal);
    }
    if (!this.#stopped.signal.aborted) this.#watch(slot, this.#enlist(slot));
  }

  #countDeath(slot: number): number {
    const now = this.#settings.now();
    const deaths = [...(this.#deaths.get(slot) ?? []), now].filter((at) => at > now - DEATHS_COUNT_MS);
    this.#deaths.set(slot, deaths);
    return deaths.length;
  }

  async #replaceEach(): Promise<void> {
    for (const [slot, member] of [...this.#members]) {
      if (this.#stopped.signal.aborted) return;
      this.#retiring.add(member);
      await dismissed(member, 'retire');
      // The watch of its end was registered first, so its replacement is there.
      await Promise.resolve();
      const next = this.#members.get(slot);
      if (next === undefined || (await Promise.race([next.serving, next.ended])) !== undefined) return;
    }
  }
}

async function dismissed(member: Member, how: Farewell): Promise<void> {
  member.dismiss(how);
  await member.ended;
}

export const describe = ({ code, signal }: Ending): string => (signal === null ? `status ${code}` : `signal ${signal}`);
