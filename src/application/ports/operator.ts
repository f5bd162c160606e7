import type { AuditEntry } from '../../domain/audit/audit-entry.ts';
import type { DecisionKind } from '../../domain/decision/decision.ts';
import type { KycStatus } from '../../domain/kyc/kyc-standing.ts';
import type { KycTier } from '../../domain/kyc/tier.ts';
import type { Effect } from '../../domain/operator/decide-proposal.ts';
import type { Appointment } from '../../domain/operator/operator.ts';
import type { NewProposal, Proposal, ProposalDecision, ProposalState } from '../../domain/operator/proposal.ts';
import type { Staff } from '../../domain/operator/staff.ts';
import type { BlockChange, Note, UserEntry, UserFilter } from '../../domain/operator/user-entry.ts';
import type { Page, PageRequest } from '../../domain/shared/page.ts';
import type { Usd } from '../../domain/shared/usd.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';

/**
 * What an operator does. The store calls it in the transaction of the act, with who is an operator then; until the transaction ends
 * nobody can be appointed, removed or blocked. It returns the audit entry to store with the act, or throws to refuse: then the store
 * keeps nothing.
 */
export type Act<T = AuditEntry> = (staff: Staff) => T;

/** What operators did about a wallet. A change is stored with its audit entry, both or neither. Every method rejects with STORE_UNAVAILABLE. */
export interface CaseFiles {
  /**
   * Blocks the wallet on every process at once, and voids what it had proposed as an operator, each with an audit entry. False when it
   * was blocked already: only the audit entry is stored then; undefined, and nothing is stored, without a user.
   */
  block(block: Omit<BlockChange, 'kind' | 'proposal'>, act: Act): Promise<boolean | undefined>;
  /** Oldest first. */
  blocksOf(wallet: WalletAddress): Promise<readonly BlockChange[]>;
  addNote(note: Omit<Note, 'id'>, act: Act): Promise<Note>;
  /** Oldest first. */
  notesOf(wallet: WalletAddress): Promise<readonly Note[]>;
}

export const TOPICS = ['users', 'kyc', 'proposals', 'decisions', 'alarms', 'dead-letters', 'audit'] as const;
export type Topic = (typeof TOPICS)[number];
export type Marks = Readonly<Record<Topic, string>>;

/** Detects changes of the data of the operators' console. */
export interface ChangeMarks {
  /**
   * A text for each topic that differs after a change, in one cheap read. A reading of the audit log is not a change of it.
   * Rejects with STORE_UNAVAILABLE.
   */
  read(): Promise<Marks>;
}

/** Appointments and removals of operators. Nothing is cached: a role that was taken away is gone on every process at once. Every method rejects with STORE_UNAVAILABLE. */
export interface OperatorStore {
  /** The latest appointment or removal of the wallet; undefined when there was none. */
  appointmentOf(wallet: WalletAddress): Promise<Appointment | undefined>;
  /** The latest one of every wallet. */
  appointments(): Promise<readonly Appointment[]>;
}

export type ProposalFilter = Readonly<{ state?: ProposalState; wallet?: WalletAddress; now: Date }>;

/** What was decided about a proposal, with the change that it makes and its audit entry. */
export type Verdict = Readonly<{ decision: ProposalDecision; effect?: Effect; entry: AuditEntry }>;

/** Proposals of operators. Every method rejects with STORE_UNAVAILABLE. */
export interface ProposalStore {
  /**
   * Stores the proposal with its audit entry; both or neither. Rejects with PROPOSAL_OPEN when an open one proposes the same action
   * for the wallet. Of concurrent calls exactly one stores.
   */
  create(draft: NewProposal, act: Act<(proposal: Proposal) => AuditEntry>): Promise<Proposal>;
  find(id: string): Promise<Proposal | undefined>;
  /** Newest first. Rejects with VALIDATION_FAILED for a malformed cursor. */
  page(filter: ProposalFilter, page: PageRequest): Promise<Page<Proposal>>;
  /**
   * Calls `decide` while nobody else can decide the proposal or change who is an operator, and stores the decision, its effect and its
   * audit entry together; an appointment that takes power away also voids what its wallet had proposed, each with an audit entry.
   * Stores nothing when `decide` throws. Undefined for an unknown id. `id` may be any text.
   */
  decide(id: string, decide: (proposal: Proposal, staff: Staff) => Verdict): Promise<Proposal | undefined>;
}

/** `wei`: undefined when the chain did not respond. */
type RelayerBalance = Readonly<{ chainId: number; address: WalletAddress; wei: bigint | undefined }>;

/** The accounts of this service that pay gas. */
export interface RelayerBalances {
  /** Empty without an own relayer. */
  read(): Promise<readonly RelayerBalance[]>;
}

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
/** The ways to buy: tokens by `buy`, NFTs by `mint`, a `bid` in an auction. */
export type SaleKind = Extract<DecisionKind, 'buy' | 'mint' | 'bid'>;
export type SaleFigures = Readonly<{
  /**
   * An NFT authorization past its deadline is in no count until the chain says whether it was used.
   */
  authorizations: Readonly<{ issued: number; used: number; expired: number }>;
  purchases: number;
  /** In smallest payment-token units: all payment tokens have the same decimals. Of bids what was bid, refunds included. */
  volume: bigint;
  issued: readonly Daily[];
  /** Undefined of NFTs: of a mint only the authorization is known, not its block. */
  bought?: readonly (Daily & Readonly<{ volume: bigint }>)[];
}>;
export type RefusalFigures = Readonly<{ code: string; count: number }>;
/** The sum of all, and the most that one wallet and one client network spent. */
type SponsorshipFigures = Readonly<{ all: Usd; wallet: Usd; network: Usd }>;
export type PaymentFigures = Readonly<{ network: string; currency: WalletAddress; payments: number; amount: bigint }>;

/** Sums over everybody, without personal data. Every method rejects with STORE_UNAVAILABLE. Series begin at `since`. */
export interface ServiceFigures {
  people(since: Date): Promise<PeopleFigures>;
  sale(kind: SaleKind, since: Date, now: Date): Promise<SaleFigures>;
  /** Refused decisions since then, by the code of the rule that refused; the most frequent first. */
  refusals(since: Date): Promise<readonly RefusalFigures[]>;
  sponsorship(day: string): Promise<SponsorshipFigures>;
  payments(since: Date): Promise<readonly PaymentFigures[]>;
  deadLetters(): Promise<number>;
  openAlarms(): Promise<number>;
  /** Proposals that wait for a decision at `now`. */
  openProposals(now: Date): Promise<number>;
}

/** `resting`: skipped during a cool-down after failures. */
type UpstreamState = Readonly<{ name: string; state: 'available' | 'resting' }>;

/** The providers of data that this process has called or may call. */
export interface UpstreamStates {
  list(): readonly UpstreamState[];
}

/** All users, for operators. Every method rejects with STORE_UNAVAILABLE. */
export interface UserDirectory {
  /** The newest users first. Rejects with VALIDATION_FAILED for a malformed cursor. */
  page(filter: UserFilter, page: PageRequest, now: Date): Promise<Page<UserEntry>>;
  /** The name of each of these users, or else the username; those without either are absent. */
  namesOf(wallets: readonly WalletAddress[]): Promise<ReadonlyMap<WalletAddress, string>>;
  /** The users whose address, in lower case, begins and ends so; at most `limit`. */
  abbreviated(start: string, end: string, limit: number): Promise<readonly WalletAddress[]>;
  /** The users among these addresses, which are in lower case; at most `limit`. */
  among(addresses: readonly string[], limit: number): Promise<readonly WalletAddress[]>;
}
