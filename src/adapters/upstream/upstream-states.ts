import type { UpstreamStates } from '../../application/ports/operator.ts';

/** Collects the clients as they are built. Clients of one provider count as one: resting when any of them is. */
export class WatchedUpstreams implements UpstreamStates {
  readonly #resting = new Map<string, (() => boolean)[]>();

  readonly watch = (name: string, isResting: () => boolean): void => {
    this.#resting.set(name, [...(this.#resting.get(name) ?? []), isResting]);
  };

  list() {
    return [...this.#resting]
      .map(
        ([name, clients]) =>
          ({ name, state: clients.some((isResting) => isResting()) ? 'resting' : 'available' }) as const,
      )
      .sort((one, other) => (one.name < other.name ? -1 : 1));
  }
}
