import type { PaymentNetwork } from '../../../src/application/ports/payment/payment-network.ts';
import type { PaymentRail } from '../../../src/application/ports/payment/payment-rail.ts';
import type { Challenge, Credential } from '../../../src/domain/payment/challenge.ts';
import type { Offer } from '../../../src/domain/payment/offer.ts';
import type { WalletAddress } from '../../../src/domain/shared/wallet-address.ts';

/** How a payer departs from what the challenge asks. */
export type Lie = Readonly<{ amount?: bigint; recipient?: string; currency?: string; expires?: Date; broke?: boolean }>;

export type PaymentRailWorld = Readonly<{
  rail: PaymentRail;
  network: PaymentNetwork;
  /** The same rail to the same ledger, with these secrets in place of the world's `OLD_SECRET`. */
  withSecrets(...secretKeys: [string, ...string[]]): PaymentRail;
  /** An account that holds plenty, and what it answers the challenge with. */
  payer: WalletAddress;
  pay(challenge: Challenge, lie?: Lie): Promise<Credential>;
  /** Another token that the payer holds. */
  otherCurrency: string;
}>;

export const OLD_SECRET = 'the secret that challenges were made with';

export const SNAPSHOT: Offer = { resource: 'market-snapshot', amount: 5_000n, description: 'One market snapshot' };
