import { setTimeout as pause } from 'node:timers/promises';
import { StartError } from '../start/start-error.ts';
import type { Ending, Member } from './member.ts';

/** The first replacement starts after this time, each further one after twice as long. */
const FIRST_WAIT_MS = 200;
const LONGEST_WAIT_MS = 10_000;
/** A place whose processes die more often than this within a minute ends the service while no other place serves, so that what runs it notices. */
const MOST_DEATHS = 6;
const DEATHS_COUNT_MS = 60_000;

/** Longer than a replacement that only loads, connects and checks ever takes. */
const SERVE_LIMIT_MS = 60_000;
/** Longer than a worker gives itself to finish what it has begun. */
const END_LIMIT_MS = 12_000;

type Events = Readonly<{
  serves(slot: number, member: Member): void;
  /** `waitMs`: until its replacement starts; undefined when there is none. */
  died(slot: number, ending: Ending, waitMs: number | undefined): void;
  /** A process of a roll hangs, and is killed. */
  hung(slot: number, member: Member): void;
}>;

export type CrewSettings = Readonly<{
  size: number;
  /** Starts the process of a place. */
  enlist: (slot: number) => Member;
  events: Events;
  now?: () => number;
  wait?: (ms: number, signal: AbortSignal) => Promise<void>;
}>;

/** How many places have a new process; `failed`: the place whose replacement ended before it served, so that its process and the later ones stay. */
export type Roll = Readonly<{ replaced: number; failed?: Readonly<{ slot: number; ending: Ending }> }>;

/** Keeps one process in each place, from 1 to `size`. */
export class Crew {
  readonly #settings: Required<CrewSettings>;
  readonly #members = new Map<number, Member>();
  /** Also those that do not serve yet, and those that were replaced and finish what they have begun. */
  readonly #living = new Set<Member>();
  readonly #serving = new Set<Member>();
  readonly #deaths = new Map<number, number[]>();
  readonly #stopped = new AbortController();
  #lose: (error: StartError) => void = () => {};
  /** Resolves when the processes of a place died too often. */
  readonly lost = new Promise<StartError>((resolve) => {
    this.#lose = resolve;
  });

  constructor(settings: CrewSettings) {
    const wait = async (ms: number, signal: AbortSignal) =>
      void (await pause(ms, undefined, { signal }).catch(() => {}));
    this.#settings = { now: Date.now, wait, ...settings };
  }

  /**
   * Starts the first process alone, because it migrates and checks, then the others at once. Rejects with a StartError when one ends before
   * it serves.
   */
  async start(): Promise<void> {
    const slots = Array.from({ length: this.#settings.size }, (_, index) => index + 1);
    const [first = 1, ...others] = slots;
    await this.#startFirst(first);
    if (this.#isStopped) return;
    await Promise.all(others.map((slot) => this.#startFirst(slot)));
    for (const [slot, member] of this.#members) this.#watch(slot, member);
  }

  /**
   * Replaces one process after the other, each when its replacement serves. A replacement that ends before that ends the roll, and is not counted as a death.
   * One that neither serves nor ends in time is killed, as is a replaced one that does not end. Undefined when all were told to stop meanwhile.
   */
  async roll(): Promise<Roll | undefined> {
    let replaced = 0;
    for (const slot of [...this.#members.keys()]) {
      if (this.#isStopped) return undefined;
      const next = this.#enlist(slot);
      const ending = await this.#inTime(slot, next, Promise.race([next.serving, next.ended]), SERVE_LIMIT_MS);
      if (this.#isStopped) return undefined;
      if (ending !== undefined) return { replaced, failed: { slot, ending } };
      const old = this.#members.get(slot);
      this.#place(slot, next);
      this.#watch(slot, next);
      replaced += 1;
      old?.dismiss('retire');
      if (old !== undefined) await this.#inTime(slot, old, old.ended, END_LIMIT_MS);
    }
    return { replaced };
  }

  /** Kills the process when what it owes does not come within the time. */
  async #inTime<T>(slot: number, member: Member, owed: Promise<T>, limitMs: number): Promise<T> {
    const come = new AbortController();
    void this.#settings.wait(limitMs, come.signal).then(() => {
      if (come.signal.aborted) return;
      this.#settings.events.hung(slot, member);
      member.kill();
    });
    return await owed.finally(() => come.abort());
  }

  /** Resolves when all have ended. */
  async stop(): Promise<void> {
    this.#stopped.abort();
    for (const member of this.#living) member.dismiss('drain');
    await this.#empty();
  }

  /** Resolves when all have ended. */
  async kill(): Promise<void> {
    this.#stopped.abort();
    for (const member of this.#living) member.kill();
    await this.#empty();
  }

  async #empty(): Promise<void> {
    await Promise.all([...this.#living].map(({ ended }) => ended));
  }

  get #isStopped(): boolean {
    return this.#stopped.signal.aborted;
  }

  async #startFirst(slot: number): Promise<void> {
    const member = this.#enlist(slot);
    this.#place(slot, member);
    const ending = await Promise.race([member.serving, member.ended]);
    if (ending === undefined || this.#isStopped) return;
    const { code, signal, fault } = ending;
    const how = signal === null ? `status ${code}` : `signal ${signal}`;
    throw new StartError(`a worker ended before it served requests${fault === undefined ? ` (${how})` : `: ${fault}`}`);
  }

  #enlist(slot: number): Member {
    const member = this.#settings.enlist(slot);
    this.#living.add(member);
    void member.ended.then(() => this.#living.delete(member));
    return member;
  }

  #place(slot: number, member: Member): void {
    this.#members.set(slot, member);
    void member.serving.then(() => {
      this.#serving.add(member);
      this.#settings.events.serves(slot, member);
    });
    void member.ended.then(() => this.#serving.delete(member));
  }

  #watch(slot: number, member: Member): void {
    void member.ended.then((ending) => this.#replace(slot, member, ending));
  }

  async #replace(slot: number, member: Member, ending: Ending): Promise<void> {
    const { events, wait } = this.#settings;
    // A roll may give the place to another process, before this one ends or while its replacement is waited for.
    const isNeeded = () => !this.#isStopped && this.#members.get(slot) === member;
    if (!isNeeded()) return;
    const deaths = this.#countDeath(slot);
    const isHopeless = deaths > MOST_DEATHS && this.#serving.size === 0;
    const waitMs = isHopeless ? undefined : Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (deaths - 1));
    events.died(slot, ending, waitMs);
    if (waitMs === undefined) return this.#lose(new StartError(`worker ${slot} died ${deaths} times within a minute`));
    await wait(waitMs, this.#stopped.signal);
    if (!isNeeded()) return;
    const next = this.#enlist(slot);
    this.#place(slot, next);
    this.#watch(slot, next);
  }

  #countDeath(slot: number): number {
    const now = this.#settings.now();
    const deaths = [...(this.#deaths.get(slot) ?? []), now].filter((at) => at > now - DEATHS_COUNT_MS);
    this.#deaths.set(slot, deaths);
    return deaths.length;
  }
}
