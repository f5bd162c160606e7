import type { Relay, Sponsor } from '../../application/ports/paymaster.ts';
import { sponsorRefused } from '../../domain/paymaster/errors.ts';
import type { Sponsorship } from '../../domain/paymaster/sponsorship.ts';
import { Failure } from '../../domain/shared/failure.ts';
import type { InMemoryForwarders } from '../chain/gasless/forwarders.memory.ts';

/** Executes each request with the in-memory forwarders, immediately and once. */
export class InMemorySponsor implements Sponsor {
  readonly #forwarders: InMemoryForwarders;
  readonly #relays = new Map<string, Relay>();

  constructor(forwarders: InMemoryForwarders) {
    this.#forwarders = forwarders;
  }

  async relay(sponsorship: Sponsorship): Promise<Relay> {
    const { id } = sponsorship;
    const relay = this.#relays.get(id) ?? { status: 'submitted', reference: id, hash: this.#execute(sponsorship) };
    this.#relays.set(id, relay);
    return relay;
  }

  async pursue({ id }: Sponsorship): Promise<Relay> {
    return this.#relays.get(id) ?? { status: 'unknown' };
  }

  #execute(sponsorship: Sponsorship) {
    try {
      return this.#forwarders.execute(sponsorship);
    } catch (error) {
      if (error instanceof Failure) throw sponsorRefused.because(error);
      throw error;
    }
  }
}
