import type { SponsorBudget } from '../../../domain/paymaster/sponsor-policy.ts';
import type { Sponsorship, SponsorshipEnd } from '../../../domain/paymaster/sponsorship.ts';
import type { Hex } from '../../../domain/shared/hex.ts';

export type NewSponsorship = Omit<Sponsorship, 'state' | 'reference' | 'hash'>;

/** Whose gas was paid. Every method rejects with STORE_UNAVAILABLE. */
export interface Sponsorships {
  isQuoteUsed(quoteId: string): Promise<boolean>;

  /**
   * Takes the quote, the wallet's nonce at its forwarder, and room in all three budgets of the day, or none of them. Rejects with
   * QUOTE_USED, with REQUEST_IN_FLIGHT while a sponsorship with that nonce is open, and with SPONSOR_BUDGET.
   */
  take(sponsorship: NewSponsorship, budget: SponsorBudget): Promise<void>;
  /** Gives everything back that `take` took, as if it had never been; does nothing once it is relayed. */
  release(id: string): Promise<void>;

  /** Remembers a look at an open one: it is `relayed` when the sponsor is known to have it. */
  note(
    id: string,
    seen: Readonly<{ isRelayed: boolean; reference?: string; hash?: Hex }>,
    lookedAt: Date,
  ): Promise<void>;
  /** Ends an open one; does nothing to any other. */
  settle(id: string, end: SponsorshipEnd, hash: Hex | undefined, at: Date): Promise<void>;

  /**
   * Those that have not ended, the ones that were looked at longest ago first; without those that were taken after `takenBy` and
   * not relayed yet.
   */
  open(limit: number, takenBy: Date): Promise<readonly Sponsorship[]>;
  find(id: string): Promise<Sponsorship | undefined>;
}
