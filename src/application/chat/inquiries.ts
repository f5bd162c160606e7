import type { ProvedWallet } from '../../domain/auth/proved-wallet.ts';
import type { Intent, Slots } from '../../domain/chat/understanding.ts';
import type { SignedFeeQuote } from '../../domain/fee/fee-quote.ts';
import type { GasEstimate } from '../../domain/fee/gas.ts';
import type { Platform } from '../../domain/messaging/platform.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';
import type { KycUseCases } from '../kyc/index.ts';
import type { Portfolio } from '../portfolio/view-portfolio.ts';
import type { SaleUseCases } from '../sale/index.ts';
import type { QuotedSwap } from '../swap/quote-swap.ts';
import type { TokenUseCases } from '../token/index.ts';
import type { TransferOffer } from '../transfer/prepare-transfer.ts';

export type Question = Readonly<{
  slots: Slots;
  /** The speaker's own wallet. Undefined for an API key, and where a wallet is only named. */
  wallet: ProvedWallet | undefined;
  /** The same, or the wallet of an API key: for what it holds, and for what anybody may read. */
  holder: ProvedWallet | undefined;
  /** The language of the question, where it was not English. */
  language?: string;
}>;

/** A wallet's balance of one token on one network, in smallest units. */
export type TokenBalance = Readonly<{ chainId: number; symbol: string; decimals: number; balance: bigint }>;

/** Results of other subjects, by intent. */
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
  /** A newly created code, and the linked accounts. */
  link: Readonly<{ platform: Platform; code: string; expiresAt: Date }>;
  linked: readonly Readonly<{ platform: Platform; account: string; expiresAt: Date }>[];
};

/** `isSpoken`: the message is in the language of the question. */
export type Finding = Readonly<{ message: string; found?: Partial<Found>; isSpoken?: true; signInRequired?: true }>;

/** The answer to a question that only the wallet itself may ask. */
export const signInFirst = (message: string): Finding => ({ message, signInRequired: true });

/** Answers one kind of question. Failures of the kinds `unavailable` and `limited` are reported to the user. */
export type Inquiry = (question: Question) => Promise<Finding>;

/** The supported inquiries by intent; for other intents the reply says that they are not supported. */
export type Inquiries = Readonly<Partial<Record<Intent, Inquiry>>>;
