import type { WalletAddress } from '../shared/wallet-address.ts';

export const SOURCE_CHAINS = ['arbitrum', 'base', 'optimism', 'polygon', 'ethereum', 'solana'] as const;
export type SourceChain = (typeof SOURCE_CHAINS)[number];

export type FundingChoice = Readonly<{
  /** May the rail account be topped up without asking? */
  autoFundEnabled: boolean;
  /** Where the money is to come from. */
  preferredSourceChain: SourceChain;
}>;

export const DEFAULT_FUNDING: FundingChoice = { autoFundEnabled: false, preferredSourceChain: 'arbitrum' };

/** A wallet's choice, and when it was made. */
export type MppConsent = Readonly<{ wallet: WalletAddress; grantedAt: Date }> & FundingChoice;

/** What an account holds on the rail, in the token's smallest units, as of `asOf`. */
export type RailBalance = Readonly<{ units: bigint; asOf: Date }>;

/** A balance read longer ago than this is read again when it is asked for. */
export const BALANCE_FRESH_MS = 60_000;

/** Consent to the same thing stands since it was first given; to another it is given anew. */
export const consentAfter = (before: MppConsent | undefined, next: MppConsent): MppConsent =>
  before !== undefined &&
  before.autoFundEnabled === next.autoFundEnabled &&
  before.preferredSourceChain === next.preferredSourceChain
    ? before
    : next;
