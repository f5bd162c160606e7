import type { PaymentNetwork, PaymentRail } from '../../../src/application/ports/payment.ts';
import type { Challenge, Credential } from '../../../src/domain/payment/challenge.ts';
import type { Offer } from '../../../src/domain/payment/offer.ts';
import type { WalletAddress } from '../../../src/domain/shared/wallet-address.ts';

/** How a payment deviates from the challenge. */
export type Lie = Readonly<{ amount?: bigint; recipient?: string; currency?: string; expires?: Date; broke?: boolean }>;

export type PaymentRailWorld = Readonly<{
  rail: PaymentRail;
  network: PaymentNetwork;
  /** The same rail on the same ledger, with these secrets instead of the world's `OLD_SECRET`. */
  withSecrets(...secretKeys: [string, ...string[]]): PaymentRail;
  /** An account with a sufficient balance, and its credentials for a challenge. */
  payer: WalletAddress;
  pay(challenge: Challenge, lie?: Lie): Promise<Credential>;
  /** Another token that the payer holds. */
  otherCurrency: string;
}>;

export const OLD_SECRET = 'the secret that challenges were made with';

export const SNAPSHOT: Offer = { resource: 'market-snapshot', amount: 5_000n, description: 'One market snapshot' };
