import type { Member } from './member.ts';

/** `isSilent`: from now on; otherwise it answers again. */
export type OnSilence = (slot: number, member: Member, isSilent: boolean) => void;

/** The workers that did not answer the last request for their metrics in time: they hang, or are busy without a pause. */
export class Silence {
  readonly #silent = new Map<number, Member>();
  readonly #onSilence: OnSilence;

  constructor(onSilence: OnSilence) {
    this.#onSilence = onSilence;
  }

  get size(): number {
    return this.#silent.size;
  }

  note(slot: number, member: Member, isSilent: boolean): void {
    if (isSilent === (this.#silent.get(slot) === member)) return;
    if (isSilent) this.#silent.set(slot, member);
    else this.#silent.delete(slot);
    this.#onSilence(slot, member, isSilent);
  }

  /** The worker ended, or another serves in its place. */
  forget(slot: number): void {
    this.#silent.delete(slot);
  }
}
