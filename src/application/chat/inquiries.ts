import type { Intent, Slots } from '../../domain/chat/understanding.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';
import type { KycUseCases } from '../kyc/index.ts';
import type { SaleUseCases } from '../sale/index.ts';
import type { TokenUseCases } from '../token/index.ts';

export type Question = Readonly<{
  slots: Slots;
  /** Whom the conversation is about: proved or merely named, so fit for what anybody may read. */
  wallet: WalletAddress | undefined;
}>;

/** What other rooms told, under the name of its intent. */
export type Found = {
  price: NonNullable<Awaited<ReturnType<TokenUseCases['prices']>>['prices'][string]>;
  kyc: Awaited<ReturnType<KycUseCases['viewKyc']>>;
  sale: Awaited<ReturnType<SaleUseCases['viewStatus']>>;
};

export type Finding = Readonly<{ message: string; found?: Partial<Found> }>;

/** Looks one thing up. Rejections of kind `unavailable` are told to the person as such. */
export type Inquiry = (question: Question) => Promise<Finding>;

/** What can be looked up, by intent; what is absent is said to be so. */
export type Inquiries = Readonly<Partial<Record<Intent, Inquiry>>>;
