import type { Sponsorship } from '../../../domain/paymaster/sponsorship.ts';
import type { Hex } from '../../../domain/shared/hex.ts';

/**
 * `pending`: accepted by the sponsor. `submitted`: accepted by a node. `gone`: the sponsor will not, or no longer, send
 * it. `unknown`: the sponsor does not have it, or has nothing more to do for it. `hash`: the mined transaction, or else the newest one.
 */
export type Relay = Readonly<{ status: 'pending' | 'submitted' | 'gone' | 'unknown'; reference?: string; hash?: Hex }>;

/** Submits requests to their forwarder, and pays the gas. */
export interface Sponsor {
  /**
   * Accepts the request. Rejects with SPONSOR_REFUSED when it was certainly not accepted, and with SPONSOR_UNAVAILABLE
   * when it may have been.
   */
  relay(sponsorship: Sponsorship): Promise<Relay>;

  /** The progress of the request. A sponsor inside this service also resends stuck transactions. Rejects with SPONSOR_UNAVAILABLE. */
  pursue(sponsorship: Sponsorship): Promise<Relay>;
}
