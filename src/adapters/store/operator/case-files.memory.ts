import type { Act, CaseFiles, ProposalFilter, ProposalStore, Verdict } from '../../../application/ports/operator.ts';
import type { AuditEntry } from '../../../domain/audit/audit-entry.ts';
import { voided } from '../../../domain/operator/decide-proposal.ts';
import { proposalOpen } from '../../../domain/operator/errors.ts';
import { type NewProposal, type Proposal, proposalState } from '../../../domain/operator/proposal.ts';
import type { Staff } from '../../../domain/operator/staff.ts';
import type { BlockChange, Note } from '../../../domain/operator/user-entry.ts';
import type { PageRequest } from '../../../domain/shared/page.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';
import { pageByPosition, positionIn } from '../shared/cursors.ts';
import type { OperatorRecords } from './operator-records.memory.ts';

export class InMemoryCaseFiles implements CaseFiles {
  readonly #records: OperatorRecords;

  constructor(records: OperatorRecords) {
    this.#records = records;
  }

  async block(block: Omit<BlockChange, 'kind' | 'proposal'>, act: Act) {
    const { blocks, stores } = this.#records;
    const entry = stores.auditEntries.permit(act);
    if (!stores.users.has(block.wallet)) return undefined;
    stores.auditEntries.append(entry);
    const isNew = stores.users.setBlocked(block.wallet, true);
    if (isNew) blocks.push(structuredClone({ ...block, kind: 'block' as const }));
    this.#records.voidProposals(block.wallet, voided('blocked', block.by, block.at));
    return isNew;
  }

  async blocksOf(wallet: WalletAddress) {
    return structuredClone(this.#records.blocks.filter((one) => one.wallet === wallet));
  }

  async addNote(note: Omit<Note, 'id'>, act: Act) {
    const { notes, stores } = this.#records;
    stores.auditEntries.append(stores.auditEntries.permit(act));
    const added = structuredClone({ ...note, id: String(notes.length + 1) });
    notes.push(added);
    return structuredClone(added);
  }

  async notesOf(wallet: WalletAddress) {
    return structuredClone(this.#records.notes.filter((one) => one.wallet === wallet));
  }
}

export class InMemoryProposalStore implements ProposalStore {
  readonly #records: OperatorRecords;

  constructor(records: OperatorRecords) {
    this.#records = records;
  }

  async create(draft: NewProposal, act: Act<(proposal: Proposal) => AuditEntry>) {
    const { proposals, stores } = this.#records;
    const entryOf = stores.auditEntries.permit(act);
    const same = proposals.find(
      (one) =>
        one.wallet === draft.wallet &&
        one.wish.action === draft.wish.action &&
        proposalState(one, draft.proposedAt) === 'open',
    );
    if (same !== undefined) throw proposalOpen({ id: same.id });
    const proposal = structuredClone({ ...draft, id: String(proposals.length + 1) });
    stores.auditEntries.append(entryOf(proposal));
    proposals.push(proposal);
    return structuredClone(proposal);
  }

  async find(id: string) {
    return structuredClone(this.#records.proposals.find((one) => one.id === id));
  }

  async page({ state, wallet, now }: ProposalFilter, { limit, cursor }: PageRequest) {
    const before = positionIn(cursor);
    const found = this.#records.proposals
      .filter((one) => state === undefined || proposalState(one, now) === state)
      .filter((one) => wallet === undefined || one.wallet === wallet)
      .map((item) => ({ position: Number(item.id), item: structuredClone(item) }))
      .filter(({ position }) => position < before);
    return pageByPosition(found.reverse().slice(0, limit + 1), limit);
  }

  async decide(id: string, decide: (proposal: Proposal, staff: Staff) => Verdict) {
    const { proposals, stores } = this.#records;
    const at = proposals.findIndex((one) => one.id === id);
    const proposal = proposals[at];
    if (proposal === undefined) return undefined;
    const verdict = stores.auditEntries.permit((staff) => decide(structuredClone(proposal), staff));
    const { decision, effect, entry } = verdict;
    stores.auditEntries.append(entry);
    proposals[at] = { ...proposal, decision: structuredClone(decision) };
    if (effect !== undefined) this.#records.apply(effect);
    return structuredClone(proposals[at]);
  }
}
