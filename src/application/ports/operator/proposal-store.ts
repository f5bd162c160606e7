import type { AuditEntry } from '../../../domain/audit/audit-entry.ts';
import type { Effect } from '../../../domain/operator/decide-proposal.ts';
import type { NewProposal, Proposal, ProposalDecision, ProposalState } from '../../../domain/operator/proposal.ts';
import type { Staff } from '../../../domain/operator/staff.ts';
import type { Page, PageRequest } from '../../../domain/shared/page.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';
import type { Act } from './act.ts';

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
