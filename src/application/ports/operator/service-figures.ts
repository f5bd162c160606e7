import type { KycStatus } from '../../../domain/kyc/kyc-standing.ts';
import type { KycTier } from '../../../domain/kyc/tier.ts';
import type { Usd } from '../../../domain/shared/usd.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';

/** `day`: a UTC day, `2026-01-31`. Days without an event are absent. */
export type Daily = Readonly<{ day: string; count: number }>;

export type PeopleFigures = Readonly<{
  total: number;
  signedIn: number;
  blocked: number;
  kyc: Readonly<Record<KycStatus, number>>;
  tiers: Readonly<Record<KycTier, number>>;
  registered: readonly Daily[];
}>;
export type SaleFigures = Readonly<{
  authorizations: Readonly<{ issued: number; used: number; expired: number }>;
  purchases: number;
  /** In smallest payment-token units: all payment tokens have the same decimals. */
  volume: bigint;
  issued: readonly Daily[];
  bought: readonly (Daily & Readonly<{ volume: bigint }>)[];
}>;
export type RefusalFigures = Readonly<{ code: string; count: number }>;
/** The sum of all, and the most that one wallet and one client network spent. */
export type SponsorshipFigures = Readonly<{ all: Usd; wallet: Usd; network: Usd }>;
export type PaymentFigures = Readonly<{ network: string; currency: WalletAddress; payments: number; amount: bigint }>;

/** Sums over everybody, without personal data. Every method rejects with STORE_UNAVAILABLE. Series begin at `since`. */
export interface ServiceFigures {
  people(since: Date): Promise<PeopleFigures>;
  sale(since: Date, now: Date): Promise<SaleFigures>;
  /** Refused decisions since then, by the code of the rule that refused; the most frequent first. */
  refusals(since: Date): Promise<readonly RefusalFigures[]>;
  sponsorship(day: string): Promise<SponsorshipFigures>;
  payments(since: Date): Promise<readonly PaymentFigures[]>;
  deadLetters(): Promise<number>;
  openAlarms(): Promise<number>;
}
