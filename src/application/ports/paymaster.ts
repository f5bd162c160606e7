import type { Decision } from '../../domain/decision/decision.ts';
import type { Forwarding, SignedForwardRequest } from '../../domain/paymaster/forward-request.ts';
import type { GaslessTransfer } from '../../domain/paymaster/gasless-transfer.ts';
import type { FeeFigure, OwedFee } from '../../domain/paymaster/owed-fee.ts';
import type { SponsorLimits, Suspension } from '../../domain/paymaster/sponsor-policy.ts';
import type {
  RequestOutcome,
  Sponsorship,
  SponsorshipOutcome,
  SponsorshipState,
} from '../../domain/paymaster/sponsorship.ts';
import type { Hex } from '../../domain/shared/hex.ts';
import type { TypedDataDomain } from '../../domain/shared/typed-data.ts';
import type { Usd } from '../../domain/shared/usd.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';

export interface ForwardSignatures {
  /**
   * The account that signed the request for the forwarder of this domain, recovered as the forwarder does; undefined
   * for an invalid signature.
   */
  signerOf(domain: TypedDataDomain, request: SignedForwardRequest): WalletAddress | undefined;
}

/** ERC-2771 forwarders on their chains. Every method rejects with CHAIN_UNAVAILABLE when the chain is unavailable. */
export interface Forwarders {
  /** The nonce that the wallet's next request must have. */
  nonceOf(at: Pick<Forwarding, 'chainId' | 'forwarder'>, wallet: WalletAddress): Promise<bigint>;

  /** Simulates the request at the head of the chain. Rejects with REQUEST_REVERTS and the reason. */
  rehearse(forwarding: Forwarding, gasLimit: bigint): Promise<void>;

  /**
   * The result of the request in the transaction once it has this many `confirmations`: `unconfirmed` before that,
   * `absent` when no block contains the transaction.
   */
  outcomeOf(forwarding: Forwarding, hash: Hex, confirmations: number): Promise<RequestOutcome>;

  /**
   * The time of the newest block with this many `confirmations`; the epoch when the chain has none. Times of blocks do not fall, so that
   * what has a deadline before it was executed in that block or below, or never will be.
   */
  settledUntil(chainId: number, confirmations: number): Promise<Date>;
}

/** Calldata of the contract GaslessTransfers. */
export interface GaslessCalls {
  /** The requested transfer, with or without a permit; undefined for any other data and for non-canonical ABI encodings. */
  decode(data: Hex): GaslessTransfer | undefined;

  /** For a transfer with an existing allowance, without a permit. */
  encode(transfer: GaslessTransfer): Hex;
}

/** Where the GaslessTransfers contracts send their fees. */
export interface GaslessTreasuries {
  /** What `treasury()` of the contract returns; it never changes. Rejects with CHAIN_UNAVAILABLE. */
  of(chainId: number, contract: WalletAddress): Promise<WalletAddress>;
}

/** The transactions of this service's own relayer account. */
export interface RelayerCalls {
  /**
   * Deletes at most `limit` calls whose newest bid is from before `before`, also those that nobody closed; returns how many. The call of a
   * request could only revert by then. Rejects with STORE_UNAVAILABLE.
   */
  purge(before: Date, limit: number): Promise<number>;
}

/**
 * `pending`: accepted by the sponsor. `submitted`: accepted by a node. `gone`: the sponsor will not, or no longer, send
 * it. `unknown`: the sponsor does not have it, or has nothing more to do for it. `hash`: the mined transaction, or else the newest one.
 * `neverMined`: confirmed blocks hold another transaction with the nonce of each that was sent for the request, so that none costs anything.
 */
export type Relay = Readonly<{
  status: 'pending' | 'submitted' | 'gone' | 'unknown';
  reference?: string;
  hash?: Hex;
  neverMined?: boolean;
}>;

/** Submits requests to their forwarder, and pays the gas. */
export interface Sponsor {
  /**
   * Accepts the request. Rejects with SPONSOR_REFUSED when it was certainly not accepted, and with SPONSOR_UNAVAILABLE
   * when it may have been.
   */
  relay(sponsorship: Sponsorship): Promise<Relay>;

  /**
   * The progress of the request. A sponsor inside this service also resends stuck transactions, unless no block can execute the request
   * any more (`isTooLate`). Rejects with SPONSOR_UNAVAILABLE.
   */
  pursue(sponsorship: Sponsorship, isTooLate: boolean): Promise<Relay>;
}

/** A wallet's nonce at a forwarder. */
export type LaneNonce = Readonly<{
  chainId: number;
  forwarder: WalletAddress;
  wallet: WalletAddress;
  nonce: bigint;
}>;

export type NewSponsorship = Omit<Sponsorship, 'state' | 'reference' | 'hash'>;

/** The sponsored requests. Every method rejects with STORE_UNAVAILABLE. */
export interface Sponsorships {
  isQuoteUsed(quoteId: string): Promise<boolean>;

  /**
   * Reserves the quote, the wallet's nonce at its forwarder, and the cost in all three daily budgets, and stores the decision; all or
   * none. A surplus promises the oldest fees that the wallet owes in the token, as far as it pays them whole.
   * Rejects with QUOTE_USED, with REQUEST_IN_FLIGHT while a sponsorship with that nonce is open, with
   * WALLET_SUSPENDED, with SPONSOR_BUDGET, and with FEES_OWED when the wallet owes more than the limit besides what was promised.
   */
  take(sponsorship: NewSponsorship, limits: SponsorLimits, decision: Decision): Promise<void>;
  /** Undoes `take`; does nothing once the request is relayed. */
  release(id: string): Promise<void>;

  /** Records a check of an open sponsorship. It becomes `relayed` when the sponsor is known to have accepted it. */
  note(
    id: string,
    seen: Readonly<{ isRelayed: boolean; reference?: string; hash?: Hex }>,
    lookedAt: Date,
  ): Promise<void>;
  /**
   * Ends an open sponsorship, charges its real cost to the budgets instead of the estimate, and suspends its wallet, and every other that the same person verified, after a revert.
   * An executed request owes its fee, unless the call paid it, and collects what it promised. Does nothing to any other.
   */
  settle(id: string, outcome: SponsorshipOutcome, at: Date): Promise<void>;

  /**
   * Opens the wallet's executed sponsorships from this nonce on, which its forwarder has not counted: a reorganization
   * deeper than the confirmations removed them. Their fees are as before their end. Leaves out a nonce that an open
   * sponsorship has. Returns how many.
   */
  reopen(next: LaneNonce): Promise<number>;

  /** The last suspension of the wallet, or of another wallet that the same person verified; also when it is over. */
  suspensionOf(wallet: WalletAddress): Promise<Suspension | undefined>;

  /** Writes off the fees that are owed since `owedBy` or longer, and returns them. */
  writeOff(owedBy: Date, now: Date): Promise<readonly OwedFee[]>;
  /** The value of what was written off since then. */
  writtenOffSince(since: Date): Promise<Usd>;
  /** The sums of all fees, by chain, token and state. */
  feeFigures(): Promise<readonly FeeFigure[]>;

  /** Open sponsorships, those with the oldest check first; without those taken after `takenBy` that are not relayed yet. */
  open(limit: number, takenBy: Date): Promise<readonly Sponsorship[]>;
  /** The wallet's, newest first, without those that no transaction carries yet. */
  history(wallet: WalletAddress, limit: number): Promise<readonly Sponsorship[]>;
  find(id: string): Promise<Sponsorship | undefined>;
  /** The sponsorship that used the quote. */
  findByQuote(quoteId: string): Promise<Sponsorship | undefined>;

  /** How many stand at each status. */
  tally(): Promise<Readonly<Record<SponsorshipState, number>>>;
  /** The highest executed nonce of each wallet at each forwarder, of at most `limit` of them, the latest first. */
  latestExecuted(limit: number): Promise<readonly LaneNonce[]>;

  /** Deletes at most `limit` sponsorships with a final status that were taken before `before`; returns how many. */
  purgeEnded(before: Date, limit: number): Promise<number>;
  /** Deletes at most `limit` daily budgets and suspensions that ended before `before`; returns how many. */
  purgeBudgets(before: Date, limit: number): Promise<number>;
}
