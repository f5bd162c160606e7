import type { Ports } from '../ports/index.ts';

/**
 * Records finished deliveries. A credential that is sent again while this process records its delivery waits for the record:
 * a client that has received a response whole does not receive it twice.
 */
export class Deliveries {
  readonly #ports: Pick<Ports, 'paymentClaims' | 'clock'>;
  readonly #recording = new Map<string, Promise<unknown>>();

  constructor(ports: Pick<Ports, 'paymentClaims' | 'clock'>) {
    this.#ports = ports;
  }

  /** Rejects with STORE_UNAVAILABLE; the response can then be requested again. */
  async record(challengeId: string): Promise<void> {
    const { paymentClaims, clock } = this.#ports;
    const recording = paymentClaims.advance(challengeId, ['settled'], 'delivered', clock.now());
    this.#recording.set(challengeId, recording);
    try {
      await recording;
    } finally {
      if (this.#recording.get(challengeId) === recording) this.#recording.delete(challengeId);
    }
  }

  /** Resolves when no delivery for the challenge is being recorded. `record` reports a failure to its own caller. */
  async recorded(challengeId: string): Promise<void> {
    await Promise.allSettled([this.#recording.get(challengeId)]);
  }
}
