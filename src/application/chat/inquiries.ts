import type { Intent, Slots } from '../../domain/chat/understanding.ts';
import type { SignedFeeQuote } from '../../domain/fee/fee-quote.ts';
import type { GasEstimate } from '../../domain/fee/gas-estimate.ts';
import type { Platform } from '../../domain/messaging/inbound-message.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';
import type { KycUseCases } from '../kyc/index.ts';
import type { Portfolio } from '../portfolio/view-portfolio.ts';
import type { SaleUseCases } from '../sale/index.ts';
import type { QuotedSwap } from '../swap/quote-swap.ts';
import type { TokenUseCases } from '../token/index.ts';
import type { TransferOffer } from '../transfer/prepare-transfer.ts';

export type Question = Readonly<{
  slots: Slots;
  /** Whom the conversation is about: proved or merely named, so fit for what anybody may read. */
  wallet: WalletAddress | undefined;
}>;

/** What a wallet holds of one token on one network, in smallest units. */
export type TokenBalance = Readonly<{ chainId: number; symbol: string; decimals: number; balance: bigint }>;

/** What other rooms told, under the name of its intent. */
export type Found = {
  price: NonNullable<Awaited<ReturnType<TokenUseCases['prices']>>['prices'][string]>;
  kyc: Awaited<ReturnType<KycUseCases['viewKyc']>>;
  sale: Awaited<ReturnType<SaleUseCases['viewStatus']>>;
  balances: readonly TokenBalance[];
  portfolio: Portfolio & Readonly<{ address: WalletAddress; chains: Portfolio['byChain'] }>;
  gas: readonly Readonly<{ chainId: number; estimates: readonly GasEstimate[] }>[];
  fees: readonly SignedFeeQuote[];
  swap: QuotedSwap;
  prepared: TransferOffer;
  /** A code that was just made, and the accounts that are linked. */
  link: Readonly<{ platform: Platform; code: string; expiresAt: Date }>;
  linked: readonly Readonly<{ platform: Platform; account: string; expiresAt: Date }>[];
};

export type Finding = Readonly<{ message: string; found?: Partial<Found> }>;

/** Looks one thing up. Rejections of kind `unavailable` are told to the person as such. */
export type Inquiry = (question: Question) => Promise<Finding>;

/** What can be looked up, by intent; what is absent is said to be so. */
export type Inquiries = Readonly<Partial<Record<Intent, Inquiry>>>;
