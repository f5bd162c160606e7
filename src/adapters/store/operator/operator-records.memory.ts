import type { BlockChange, Note } from '../../../domain/operator/case-file.ts';
import type { Effect } from '../../../domain/operator/decide-proposal.ts';
import type { Proposal } from '../../../domain/operator/proposal.ts';
import type { InMemoryAuditEntries } from '../audit/audit-entries.memory.ts';
import type { InMemoryKycStore } from '../kyc/kyc-store.memory.ts';
import type { InMemoryUserStore } from '../user/user-store.memory.ts';
import type { InMemoryOperatorStore } from './operator-store.memory.ts';

type Stores = Readonly<{
  auditEntries: InMemoryAuditEntries;
  kycs: InMemoryKycStore;
  operators: InMemoryOperatorStore;
  users: InMemoryUserStore;
}>;

/** The stores that an operator's act changes together. Every act happens within one turn. */
export class OperatorRecords {
  readonly stores: Stores;
  readonly proposals: Proposal[] = [];
  readonly blocks: BlockChange[] = [];
  readonly notes: Note[] = [];

  constructor(stores: Stores) {
    this.stores = stores;
  }

  apply(effect: Effect): void {
    const { kycs, operators, users } = this.stores;
    if (effect.kind === 'ruling') kycs.rule(effect.ruling);
    else if (effect.kind === 'appointment') operators.appoint(effect.appointment);
    else if (users.setBlocked(effect.wallet, false)) this.blocks.push(structuredClone(effect));
  }
}
