import type { Challenge, Credential } from '../../domain/payment/challenge.ts';
import type { ClaimState, PaidResponse, PaymentClaim } from '../../domain/payment/claim.ts';
import type { MppConsent, RailBalance, Spend } from '../../domain/payment/consent.ts';
import type { Offer, RailTerms } from '../../domain/payment/offer.ts';
import type {
  PaymentOutcome,
  Settlement,
  TransferOutcome,
  ValidPayment,
  Verdict,
} from '../../domain/payment/payment.ts';
import type { SignedTransfer, TransferTerms } from '../../domain/payment/transfer.ts';
import type { Hex } from '../../domain/shared/hex.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';

/** Every method rejects with STORE_UNAVAILABLE when the database does not respond. */
export interface MppConsentStore {
  consentOf(wallet: WalletAddress): Promise<MppConsent | undefined>;
  /**
   * Stores and returns the result of `decide` for the current consent, while no other writer can change it. Stores
   * nothing when `decide` throws.
   */
  change(wallet: WalletAddress, decide: (before: MppConsent | undefined) => MppConsent): Promise<MppConsent>;
  /** The stored balance of the account on the network. */
  balanceOf(network: string, account: WalletAddress): Promise<RailBalance | undefined>;
  /** Stores a balance, unless a newer one is stored. */
  rememberBalance(network: string, account: WalletAddress, balance: RailBalance): Promise<void>;
}

export type StoredResponse = Readonly<{ body: string | undefined; keptUntil: Date }>;

type ClaimTally = Readonly<Record<ClaimState, number> & { units: bigint }>;

/** What was paid with and for what, for good. Every method rejects with STORE_UNAVAILABLE when the database does not answer. */
export interface PaymentClaims {
  /**
   * Stores the claim and the response that it buys unless its challenge, or its transaction on its network, is claimed
   * already: then that claim is returned and nothing is stored. Of many concurrent calls exactly one takes.
   */
  take(claim: PaymentClaim, response: PaidResponse): Promise<Readonly<{ taken: boolean; claim: PaymentClaim }>>;
  find(challengeId: string): Promise<PaymentClaim | undefined>;
  /**
   * Moves the claim to `to` if it stands at one of `from`, and stores the transaction if one is given. True for exactly one caller,
   * however many ask at once.
   */
  advance(challengeId: string, from: readonly ClaimState[], to: ClaimState, at: Date, txHash?: Hex): Promise<boolean>;
  /**
   * The claim with its response, read in one statement; undefined unless the claim is settled. `response` is undefined for
   * a claim that was stored without one, and its body is undefined after it was purged.
   */
  deliverable(challengeId: string): Promise<Readonly<{ claim: PaymentClaim; response?: StoredResponse }> | undefined>;
  /** Adds a response to a settled claim that was stored without one. True for exactly one of many concurrent calls. */
  addResponse(challengeId: string, response: PaidResponse): Promise<boolean>;
  /**
   * Deletes the bodies of at most `limit` responses: of delivered and void claims with `keptUntil` before `expired`, and of
   * settled claims with `keptUntil` before `abandoned`. Resolves with their number.
   */
  purgeResponses(expired: Date, abandoned: Date, limit: number): Promise<number>;
  /** How many claims on the network stand at each state, and what the settled and delivered ones add up to. */
  tally(network: string): Promise<ClaimTally>;
  /** The settled and delivered claims of all payers on the network, newest first. */
  latestPaid(network: string, limit: number): Promise<readonly PaymentClaim[]>;
  /** Claims on the network that are pending and were made before `before`, oldest first. */
  pending(network: string, before: Date, limit: number): Promise<readonly PaymentClaim[]>;
  /** What the payer's settled and delivered claims on the network add up to, since `since` or ever. */
  spendOf(network: string, payer: WalletAddress, since?: Date): Promise<Spend>;
  /** The payer's settled and delivered claims on the network, newest first. */
  recentOf(network: string, payer: WalletAddress, limit: number): Promise<readonly PaymentClaim[]>;
}

/**
 * The network of the payment rail. Every method rejects with PAYMENT_RAIL_UNAVAILABLE when it does not respond, and
 * with PAYMENT_RAIL_UNCONFIGURED when no rail is configured.
 */
export interface PaymentNetwork {
  /** The outcome of the claimed transaction: `paid` only when the whole amount was received. */
  outcomeOf(claim: PaymentClaim): Promise<PaymentOutcome>;
  /** The account's balance in smallest units of the rail's token. */
  balanceOf(account: WalletAddress): Promise<bigint>;
}

/** What every rail does with its kind of credential. Every method rejects with PAYMENT_RAIL_UNCONFIGURED when no rail is configured. */
export interface Rail<C> {
  /** Undefined when no rail is configured. */
  readonly terms: RailTerms | undefined;
  /**
   * Whether the credential would pay for the offer. Moves no money. Its authenticity, expiry and format are checked before
   * any network request where its signature needs none. Rejects with PAYMENT_RAIL_UNAVAILABLE when the network does not respond.
   */
  validate(credential: C, offer: Offer, now: Date): Promise<Verdict<C>>;
  /**
   * Moves the money and resolves once the payment is final. Rejects with PAYMENT_IN_DOUBT in every other case. The rail
   * does not prevent a second settlement: claim the payment first.
   */
  settle(payment: ValidPayment<C>, offer: Offer): Promise<Settlement>;
}

/** Machine payments that answer a challenge. */
export interface PaymentRail extends Rail<Credential> {
  /** A new challenge for the offer, to be paid within CHALLENGE_LIFETIME_MS. Uses no network and stores nothing. */
  challenge(offer: Offer, now: Date): Promise<Challenge>;
}

/** Machine payments by a signed transfer of a token: the second rail, offered beside the challenge. */
export interface TransferRail extends Rail<SignedTransfer> {
  readonly terms: TransferTerms | undefined;
  /** The outcome of the claimed transfer. Sends it again while its claim is pending. Rejects with PAYMENT_RAIL_UNAVAILABLE. */
  outcomeOf(claim: PaymentClaim): Promise<TransferOutcome>;
}
