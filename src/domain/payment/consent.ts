import type { WalletAddress } from '../shared/wallet-address.ts';

/** Sum and number of a payer's settled payments. */
export type Spend = Readonly<{ total: bigint; payments: number }>;

export const NOTHING_SPENT: Spend = { total: 0n, payments: 0 };

/** Midnight, UTC. */
export const startOfDay = (now: Date): Date =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()));

export const SOURCE_CHAINS = ['arbitrum', 'base', 'optimism', 'polygon', 'ethereum', 'solana'] as const;
export type SourceChain = (typeof SOURCE_CHAINS)[number];

export type FundingChoice = Readonly<{
  /** Whether the rail account may be topped up without asking. */
  autoFundEnabled: boolean;
  /** The chain from which to top up. */
  preferredSourceChain: SourceChain;
}>;

export const DEFAULT_FUNDING: FundingChoice = { autoFundEnabled: false, preferredSourceChain: 'arbitrum' };

/** A wallet's choice, and when it was made. */
export type MppConsent = Readonly<{ wallet: WalletAddress; grantedAt: Date }> & FundingChoice;

/** Balance of an account on the rail, in the token's smallest units, at `asOf`. */
export type RailBalance = Readonly<{ units: bigint; asOf: Date }>;

/** An older balance is read again on request. */
export const BALANCE_FRESH_MS = 60_000;

/** An unchanged consent keeps its original time; a changed one gets a new time. */
export const consentAfter = (before: MppConsent | undefined, next: MppConsent): MppConsent =>
  before !== undefined &&
  before.autoFundEnabled === next.autoFundEnabled &&
  before.preferredSourceChain === next.preferredSourceChain
    ? before
    : next;
