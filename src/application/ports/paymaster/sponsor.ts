import type { Sponsorship } from '../../../domain/paymaster/sponsorship.ts';
import type { Hex } from '../../../domain/shared/hex.ts';

/**
 * `pending`: the sponsor has it; `submitted`: a node has it; `gone`: the sponsor will not send it, or no longer;
 * `unknown`: the sponsor cannot tell. `hash` is that of the transaction that was mined, else of the newest one.
 */
export type Relay = Readonly<{ status: 'pending' | 'submitted' | 'gone' | 'unknown'; reference?: string; hash?: Hex }>;

/** Who sends requests to their forwarder, and pays the gas. */
export interface Sponsor {
  /**
   * Takes the request over. Rejects with SPONSOR_REFUSED when it surely was not taken, and with SPONSOR_UNAVAILABLE when it may
   * have been all the same.
   */
  relay(sponsorship: Sponsorship): Promise<Relay>;

  /** How far it is; where the sponsor is a part of this service, this also pushes on what is stuck. Rejects with SPONSOR_UNAVAILABLE. */
  pursue(sponsorship: Sponsorship): Promise<Relay>;
}
