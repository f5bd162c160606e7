import type { CallReading } from '../../domain/call/parties-of-call.ts';
import type { Screening } from '../../domain/compliance/screening.ts';
import type { TermsAcceptance } from '../../domain/compliance/terms.ts';
import type { TierRuling } from '../../domain/kyc/tier.ts';
import type { Verifications } from '../../domain/kyc/verifications.ts';
import type { BidTotals } from '../../domain/sale/person-room.ts';
import type { ForeignAddress } from '../../domain/shared/foreign-address.ts';
import type { Hex } from '../../domain/shared/hex.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';
import type { User } from '../../domain/user/user.ts';

export interface AddressScreening {
  /** Whether `screenAll` costs one request, or none, for hundreds of addresses: only then values that may be addresses are screened too. */
  readonly takesSuspects: boolean;

  /** Whether the address is on a sanctions list. Rejects with AML_UNAVAILABLE when there is no result, whatever the cause. */
  screen(wallet: WalletAddress): Promise<Screening>;

  /**
   * The same for an address of another kind of chain; undefined when the source has no list for that chain, which is not a
   * clear result. Rejects with AML_UNAVAILABLE.
   */
  screenForeign(address: ForeignAddress): Promise<Screening | undefined>;

  /** The verdicts on several addresses, in their order, asked for at once. Rejects with AML_UNAVAILABLE when any of them cannot be told. */
  screenAll(wallets: readonly WalletAddress[]): Promise<readonly Screening[]>;
}

/** What the stores know of a buyer, as of one moment. */
export type BuyerFile = Readonly<{
  user: User;
  verifications: Verifications;
  /** Oldest first. */
  rulings: readonly TierRuling[];
  /** Other wallets that the same person was ever verified with. */
  others: readonly WalletAddress[];
  /** What all wallets of the person minted in NFT sales, as the ledger of those counts it. */
  minted: bigint;
  /** What all wallets of the person bid, in every auction whose events are indexed: also one that is not configured any more. */
  bids: readonly BidTotals[];
  /** The EVM addresses of the wallet's own list. */
  listed: readonly WalletAddress[];
  /** Whether the asked version of the terms was accepted. */
  termsAccepted: boolean;
}>;

export interface BuyerFiles {
  /** In one exchange with the store; undefined for a wallet that is not registered. Rejects with STORE_UNAVAILABLE. */
  find(wallet: WalletAddress, termsVersion: string): Promise<BuyerFile | undefined>;
}

export interface CallReader {
  /** What calldata of any contract says. Never throws: what is not understood is searched for addresses. */
  read(data: Hex): CallReading;
}

export interface GeoLocator {
  /** ISO 3166-1 alpha-2 of the country to which the address is assigned; undefined for private, reserved and unknown addresses. */
  countryOf(ip: string): Promise<string | undefined>;
}

/** Every method rejects with STORE_UNAVAILABLE when the database does not respond. */
export interface TermsStore {
  /** Stores the first acceptance of a version; accepting it again changes nothing and returns the first. */
  accept(acceptance: TermsAcceptance): Promise<TermsAcceptance>;
  /** The acceptance of exactly this version. */
  acceptanceOf(wallet: WalletAddress, version: string): Promise<TermsAcceptance | undefined>;
  /** Every acceptance of the wallet, newest first. */
  acceptancesOf(wallet: WalletAddress): Promise<readonly TermsAcceptance[]>;
  /** The acceptance of the version that was stored last, of any wallet. */
  newestOf(version: string): Promise<TermsAcceptance | undefined>;
  /** The newest acceptance of any version. */
  latest(wallet: WalletAddress): Promise<TermsAcceptance | undefined>;
}
