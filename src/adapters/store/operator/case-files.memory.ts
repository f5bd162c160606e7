import type { Act, CaseFiles } from '../../../application/ports/operator.ts';
import { voided } from '../../../domain/operator/decide-proposal.ts';
import type { BlockChange, Note } from '../../../domain/operator/user-entry.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';
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
