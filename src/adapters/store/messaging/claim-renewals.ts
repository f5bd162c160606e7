import { type Claim, LONGEST_CLAIM_MS } from '../../../application/ports/messaging.ts';

/** Renewals in the time of a lease: all but one may fail. */
const RENEWALS = 4;

/** Renews the leases of the messages that this process holds. `renew` returns how many leases were still its own. */
export class ClaimRenewals {
  readonly #timers = new Map<string, NodeJS.Timeout>();
  readonly #renew: (claim: Claim, leaseMs: number) => Promise<number>;

  constructor(renew: (claim: Claim, leaseMs: number) => Promise<number>) {
    this.#renew = renew;
  }

  start(claim: Claim, leaseMs: number): void {
    const until = performance.now() + LONGEST_CLAIM_MS;
    const timer = setInterval(() => {
      if (performance.now() > until) this.stop(claim);
      else void this.#once(claim, leaseMs);
    }, leaseMs / RENEWALS).unref();
    this.#timers.set(claim.token, timer);
  }

  stop({ token }: Claim): void {
    clearInterval(this.#timers.get(token));
    this.#timers.delete(token);
  }

  /** After a failure the next renewal tries again; without any, the lease ends as that of a dead process does. */
  async #once(claim: Claim, leaseMs: number): Promise<void> {
    const renewed = await this.#renew(claim, leaseMs).catch(() => undefined);
    if (renewed === 0) this.stop(claim);
  }
}
