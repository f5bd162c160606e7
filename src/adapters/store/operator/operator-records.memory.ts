import type { OperatorStore } from '../../../application/ports/operator.ts';
import type { OperatorPolicy } from '../../../application/ports/policies.ts';
import { type Effect, verdictOfAppointment, voidEntry } from '../../../domain/operator/decide-proposal.ts';
import type { Appointment } from '../../../domain/operator/operator.ts';
import { type Actor, type Proposal, type ProposalDecision, proposalState } from '../../../domain/operator/proposal.ts';
import { type Staff, staffOf } from '../../../domain/operator/staff.ts';
import type { BlockChange, Note } from '../../../domain/operator/user-entry.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';
import type { InMemoryAuditEntries } from '../audit/audit-log.memory.ts';
import type { InMemoryKycStore } from '../kyc/kyc-store.memory.ts';
import { mentionsIn } from '../shared/mentions.ts';
import type { InMemoryUserStore } from '../user/user-store.memory.ts';

export class InMemoryOperatorStore implements OperatorStore {
  readonly #latest = new Map<WalletAddress, Appointment>();
  readonly #named: OperatorPolicy['named'];
  readonly #users: InMemoryUserStore;

  constructor(named: OperatorPolicy['named'], users: InMemoryUserStore) {
    this.#named = named;
    this.#users = users;
  }

  staff(): Staff {
    return staffOf(this.#named, this.all(), (wallet) => this.#users.isBlocked(wallet));
  }

  about(wallet: WalletAddress) {
    return { operators: this.all().filter((appointment) => appointment.wallet === wallet) };
  }

  mentions(wallet: WalletAddress) {
    const others = this.all().filter((appointment) => appointment.wallet !== wallet);
    return mentionsIn(
      ['operators', 'by'],
      others,
      ({ by }) => by === wallet,
      ({ at }) => ({ at }),
    );
  }

  async appointmentOf(wallet: WalletAddress) {
    return structuredClone(this.#latest.get(wallet));
  }

  async appointments() {
    return this.all();
  }

  all(): readonly Appointment[] {
    return structuredClone([...this.#latest.values()]);
  }

  /** Takes the place of the wallet's earlier appointment. */
  appoint(appointment: Appointment): void {
    this.#latest.set(appointment.wallet, structuredClone(appointment));
  }
}

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

  /** Erases the person in every store; set once all of them exist. */
  personal: Readonly<{ erase(wallet: WalletAddress, at: Date): void }> | undefined;

  constructor(stores: Stores) {
    this.stores = stores;
  }

  about(wallet: WalletAddress) {
    const own = <T extends { wallet: WalletAddress }>(all: readonly T[]) => all.filter((one) => one.wallet === wallet);
    return {
      operator_notes: own(this.notes),
      block_changes: own(this.blocks),
      proposals: own(this.proposals).map(flat),
    };
  }

  mentions(wallet: WalletAddress) {
    const others = <T extends { wallet: WalletAddress }>(all: readonly T[]) =>
      all.filter((one) => one.wallet !== wallet);
    const proposals = others(this.proposals);
    const acts = ({ by }: { by: string }) => by === wallet;
    return [
      ...mentionsIn(['operator_notes', 'by'], others(this.notes), acts, ({ at }) => ({ at })),
      ...mentionsIn(['block_changes', 'by'], others(this.blocks), acts, ({ at, kind }) => ({ at, kind })),
      ...mentionsIn(
        ['proposals', 'proposed_by'],
        proposals,
        ({ proposedBy }) => proposedBy === wallet,
        ({ proposedAt, wish }) => ({ proposedAt, action: wish.action }),
      ),
      ...mentionsIn(
        ['proposals', 'decided_by'],
        proposals,
        ({ decision }) => decision?.by === wallet,
        ({ decision, wish }) => ({ decidedAt: decision?.at, action: wish.action, verdict: decision?.verdict }),
      ),
    ];
  }

  erase({ kind: _, ...act }: Extract<Effect, Readonly<{ kind: 'erasure' }>>): void {
    const { wallet, at } = act;
    if (this.personal === undefined) throw new Error('the stores with personal data are not set');
    this.stores.kycs.rule({ kind: 'revocation', ...act });
    for (const note of this.notes.filter((one) => one.wallet === wallet))
      this.notes.splice(this.notes.indexOf(note), 1);
    this.personal.erase(wallet, at);
  }

  appoint(appointment: Appointment): void {
    const { operators } = this.stores;
    const verdict = verdictOfAppointment(appointment, operators.staff());
    operators.appoint(appointment);
    if (verdict !== undefined) this.voidProposals(appointment.wallet, verdict);
  }

  /** Stores the verdict on everything that waits and was proposed by the actor. */
  voidProposals(proposedBy: Actor, decision: ProposalDecision): void {
    for (const [index, proposal] of this.proposals.entries()) {
      if (proposal.proposedBy !== proposedBy || proposalState(proposal, decision.at) !== 'open') continue;
      this.stores.auditEntries.append(voidEntry(proposal, decision));
      this.proposals[index] = { ...proposal, decision };
    }
  }

  apply(effect: Effect): void {
    const { kycs, users } = this.stores;
    if (effect.kind === 'ruling') kycs.rule(effect.ruling);
    else if (effect.kind === 'appointment') this.appoint(effect.appointment);
    else if (effect.kind === 'erasure') this.erase(effect);
    else if (users.setBlocked(effect.wallet, false)) this.blocks.push(structuredClone(effect));
  }
}

/** As the database keeps it. */
const flat = ({ decision, ...proposal }: Proposal) => ({
  ...proposal,
  ...(decision && {
    verdict: decision.verdict,
    decidedBy: decision.by,
    decidedAt: decision.at,
    decisionReason: decision.reason,
  }),
});
