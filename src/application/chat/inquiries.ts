import type { ProvedWallet } from '../../domain/auth/proved-wallet.ts';
import type { Question, QuestionOfWallet } from '../../domain/chat/catalogue.ts';
import type { ChatMemory } from '../../domain/chat/dialogue.ts';
import type { ChainRef, Slots, TokenRef } from '../../domain/chat/understanding.ts';
import type { Words } from '../../domain/chat/words/index.ts';
import type { Decision, RuleFinding } from '../../domain/decision/decision.ts';
import type { SignedFeeQuote } from '../../domain/fee/fee-quote.ts';
import type { GasEstimate } from '../../domain/fee/gas.ts';
import type { MovementStatus } from '../../domain/history/wallet-transaction.ts';
import type { KycStatus } from '../../domain/kyc/kyc-standing.ts';
import type { KycTier } from '../../domain/kyc/tier.ts';
import type { Platform } from '../../domain/messaging/platform.ts';
import type { AuctionPhase } from '../../domain/sale/auction.ts';
import type { BookedBid } from '../../domain/sale/bid-book.ts';
import type { SalePhase } from '../../domain/sale/sale-policy.ts';
import type { RequestOrigin } from '../../domain/shared/origin.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';
import type { SwapStatus } from '../../domain/swap/swap.ts';
import type { Portfolio } from '../portfolio/view-portfolio.ts';
import type { QuotedSwap } from '../swap/quote-swap.ts';
import type { TokenUseCases } from '../token/index.ts';
import type { TransferOffer } from '../transfer/prepare-transfer.ts';

export type AnswerWords = Words['answers'];

/** A question, and how its answer is written. */
export type Asked = Readonly<{
  message: string;
  slots: Slots;
  /** The proved wallet of the speaker. Undefined where a wallet is only named. */
  holder: ProvedWallet | undefined;
  /** Where the request came from; unknown on messaging platforms. */
  origin?: RequestOrigin;
  /** The conversation so far. */
  before: ChatMemory | undefined;
  say: AnswerWords;
  /** Undefined for English. */
  language: string | undefined;
  /** A plain decimal as the language writes it. */
  number: (plain: string) => string;
}>;

type NamedToken = Readonly<{ symbol: string; chainId: number }>;
type Transaction = Readonly<{
  hash: string;
  chainId: number;
  status: MovementStatus;
  direction?: 'in' | 'out' | 'self';
  amount?: string;
  token?: string;
  with?: string;
  at?: Date;
}>;

/** What was looked up, by the names of the reply. Amounts are plain decimals of whole tokens or dollars. */
export type Found = Readonly<{
  kycStatus: KycStatus;
  kycTier: KycTier | undefined;
  /** `unlimited` at a tier without a limit. */
  maxAllowed: string;
  /** The operation that comes next. */
  nextStep: 'openKycSession' | 'upgradeKyc' | undefined;
  eligible: boolean;
  rules: readonly Pick<RuleFinding, 'rule' | 'outcome' | 'code'>[];
  decision: Pick<Decision, 'id' | 'at' | 'kind' | 'outcome' | 'code'> | undefined;
  remaining: string | undefined;
  purchases: readonly Readonly<{ amount: string; token: string; at: Date; confirmed: boolean; hash: string }>[];
  phase: SalePhase;
  /** `price`: of one token now, in the currency `token`. */
  auctions: readonly Readonly<{
    auction: WalletAddress;
    phase: AuctionPhase;
    price: string;
    token?: string;
    graduated: boolean;
    endBlock: number;
  }>[];
  /** `price`: the highest that the bid pays. `tokens`: bought so far for `spent`. */
  bids: readonly Readonly<
    Record<'id' | 'amount' | 'token' | 'price' | 'tokens' | 'spent', string> & {
      auction: WalletAddress;
      state: BookedBid['status'];
    }
  >[];
  /** Of a token with its source, or of one token of the sale. */
  price: NonNullable<Awaited<ReturnType<TokenUseCases['prices']>>['prices'][string]> | string;
  tokensSold: string;
  tokensForSale: string;
  /** Those that are listed, or how many an amount buys in the sale. */
  tokens: readonly NamedToken[] | string;
  paymentTokens: readonly string[];
  accepted: boolean;
  currentVersion: string;
  code: string;
  totalReferrals: number;
  networks: readonly Readonly<{ chainId: number; name: string }>[];
  balances: readonly Readonly<{ chainId: number; token: string; amount: string }>[];
  portfolio: Portfolio & Readonly<{ address: WalletAddress; chains: Portfolio['byChain'] }>;
  gas: readonly Readonly<{ chainId: number; estimates: readonly GasEstimate[] }>[];
  fees: readonly SignedFeeQuote[];
  transactions: readonly Transaction[];
  swaps: readonly Readonly<{ requestId: string; status: SwapStatus }>[];
  /** Seconds. */
  duration: number;
  keys: readonly Readonly<{ label: string; lastFour: string; expiresAt: Date | undefined }>[];
  contacts: readonly Readonly<{ name: string; address: WalletAddress }>[];
  swap: QuotedSwap;
  prepared: TransferOffer;
  /** A newly created code, and the linked accounts. */
  link: Readonly<{ platform: Platform; code: string; expiresAt: Date }>;
  linked: readonly Readonly<{ platform: Platform; account: string; expiresAt: Date }>[];
}>;

/** A page of the console that mends what is told, by its button. */
export type Page = keyof AnswerWords['open'];

/** `topics`: questions to go on with. */
export type Finding = Readonly<{
  message: string;
  found?: Partial<Found>;
  topics?: readonly Question[];
  open?: readonly Page[];
  signInRequired?: true;
}>;

/** Answers one kind of question. Failures of the kinds `unavailable` and `limited` are reported to the user. */
export type Inquiry = (asked: Asked) => Promise<Finding>;
export type InquiryOfWallet = (asked: Asked & Readonly<{ holder: ProvedWallet }>) => Promise<Finding>;

/** An answer for each question. One that needs a wallet is only asked with a proved one. */
export type Inquiries = Readonly<{ [Q in Question]: Q extends QuestionOfWallet ? InquiryOfWallet : Inquiry }>;

/** Every token and network that a question names. */
export const namedIn = ({
  named,
  token,
  fromChain,
}: Slots): { tokens: readonly TokenRef[]; chains: readonly ChainRef[] } => ({
  tokens: named?.tokens ?? (token === undefined ? [] : [token]),
  chains: named?.chains ?? (fromChain === undefined ? [] : [fromChain]),
});

/** The networks that a question is about: those that it names, else that of the request that is open. Empty where it may be any. */
export function chainsMeant({ slots, before }: Asked): readonly ChainRef[] {
  const { chains } = namedIn(slots);
  const open = before?.frame?.slots.fromChain;
  return chains.length > 0 || open === undefined ? chains : [open];
}

/** The addresses that a message names, as they were typed. */
export const addressesIn = (message: string): readonly string[] => message.match(/0x[0-9a-f]{40}(?![0-9a-f])/giu) ?? [];
