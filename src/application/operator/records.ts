import type { AuditFilter, AuditRange, AuditRecord } from '../../domain/audit/audit-entry.ts';
import type { ProvedSession } from '../../domain/auth/proved-wallet.ts';
import type { Decision, DecisionFilter } from '../../domain/decision/decision.ts';
import { decisionNotFound } from '../../domain/decision/errors.ts';
import { ROLE_OF } from '../../domain/operator/acts.ts';
import { requireBlockable } from '../../domain/operator/decide-proposal.ts';
import { deadLetterNotFound, gateRequired } from '../../domain/operator/errors.ts';
import type { Actor } from '../../domain/operator/proposal.ts';
import { hasRoleIn } from '../../domain/operator/staff.ts';
import type { Note } from '../../domain/operator/user-entry.ts';
import type { Page, PageRequest } from '../../domain/shared/page.ts';
import { type Receipt, receiptOf } from '../decision/index.ts';
import type { Ports } from '../ports/index.ts';
import type { DeadLetter } from '../ports/messaging.ts';
import type { Act } from '../ports/operator.ts';
import { countLive, type LivePorts } from '../shared/count-live.ts';
import { type AdmitPorts, admitOperator } from './admission.ts';
import { actOf, doneEntry, recordRead } from './entry.ts';
import { type FindPorts, findUser, type TypedWallet } from './find-user.ts';

type CasePorts = FindPorts & LivePorts & Pick<Ports, 'caseFiles'>;

/**
 * Blocks the wallet at once, on every process. An authorization that it already holds cannot be taken back: `liveAuthorizations` says how
 * many the contracts of the sales would still accept. A wallet that is blocked already stays so, with its first reason. Rejects with USER_NOT_FOUND,
 * with OWN_WALLET, and with NOT_AN_OPERATOR where the wallet is an operator's and the actor is not an admin: a block takes the role away.
 */
export const blockUser = (ports: CasePorts) => async (actor: Actor, typed: TypedWallet, reason: string) => {
  const { caseFiles, clock } = ports;
  const { wallet } = await findUser(ports)(actor, typed);
  const at = clock.now();
  const act: Act = (staff) => {
    requireBlockable(wallet, actor, staff);
    return actOf({ actor, action: 'user.block', subject: wallet }, at)(staff);
  };
  const changed = await caseFiles.block({ wallet, reason, by: actor, at }, act);
  const liveAuthorizations = await countLive(ports, wallet, at);
  return { wallet, isBlocked: true as const, changed: changed === true, liveAuthorizations };
};

/** Rejects with USER_NOT_FOUND. */
export const addNote =
  (ports: CasePorts) =>
  async (actor: Actor, typed: TypedWallet, text: string): Promise<Note> => {
    const { wallet } = await findUser(ports)(actor, typed);
    const at = ports.clock.now();
    const act = actOf({ actor, action: 'user.note', subject: wallet }, at);
    return ports.caseFiles.addNote({ wallet, text, by: actor, at }, act);
  };

/**
 * The receipt of a decision about the session's own wallet; for operators, about any wallet, and the read is in the audit log before it is
 * returned. Rejects with DECISION_NOT_FOUND, also where the decision is somebody else's, and with GATE_REQUIRED.
 */
export const viewReceipt =
  (ports: AdmitPorts & Pick<Ports, 'auditLog' | 'auditTree' | 'decisions' | 'receipts'>) =>
  async (session: ProvedSession, gatePasses: readonly string[], id: string): Promise<Receipt> => {
    const decision = await ports.decisions.find(id);
    if (decision === undefined) throw decisionNotFound();
    if (decision.wallet === session.wallet) return await receiptOf(ports)(decision);
    const admission = await admitOperator(ports)(session, gatePasses);
    if (admission === undefined) throw decisionNotFound();
    if (!admission.gatePassed) throw gateRequired();
    const deed = { actor: session.wallet, action: 'receipt.read', subject: decision.wallet } as const;
    await ports.auditLog.record((staff) => {
      if (!hasRoleIn(staff, session.wallet, ROLE_OF['receipt.read'])) throw decisionNotFound();
      return doneEntry(deed, ports.clock.now());
    });
    return await receiptOf(ports)(decision);
  };

type ReadPorts = Pick<Ports, 'auditLog' | 'clock'>;

export const listDecisions =
  (ports: ReadPorts & Pick<Ports, 'decisions'>) =>
  async (actor: string, filter: DecisionFilter, request: PageRequest): Promise<Page<Decision>> => {
    const page = await ports.decisions.page(filter, request);
    await recordRead(ports, actor, 'decision.read', filter.wallet ?? 'decisions');
    return page;
  };

/** Rejects with DECISION_NOT_FOUND. */
export const viewDecision =
  (ports: ReadPorts & Pick<Ports, 'decisions'>) =>
  async (actor: string, id: string): Promise<Decision> => {
    const decision = await ports.decisions.find(id);
    if (decision === undefined) throw decisionNotFound();
    await recordRead(ports, actor, 'decision.read', decision.wallet);
    return decision;
  };

export const listAudit =
  (ports: ReadPorts) =>
  async (actor: string, filter: AuditFilter, request: PageRequest): Promise<Page<AuditRecord>> => {
    const page = await ports.auditLog.page(filter, request);
    await recordRead(ports, actor, 'audit.read', filter.subject ?? 'audit');
    return page;
  };

/** The bodies of the entries, oldest first, in constant memory. The export itself is logged before its first entry. */
export const exportAudit = (ports: ReadPorts) =>
  async function* (actor: string, range: AuditRange): AsyncGenerator<AuditRecord> {
    await recordRead(ports, actor, 'audit.export', 'audit');
    yield* ports.auditLog.stream(range);
  };

const MOST_LETTERS = 1_000;

export const listDeadLetters =
  (ports: ReadPorts & Pick<Ports, 'messageQueue'>) =>
  async (actor: string): Promise<readonly DeadLetter[]> => {
    const letters = await ports.messageQueue.deadLetters(MOST_LETTERS);
    await recordRead(ports, actor, 'dead-letter.read', 'dead-letters');
    return letters;
  };

/** Puts the message back into the queue, with all its attempts. Rejects with DEAD_LETTER_NOT_FOUND. */
export const replayDeadLetter =
  ({ clock, messageQueue }: Pick<Ports, 'clock' | 'messageQueue'>) =>
  async (actor: string, id: string): Promise<void> => {
    const act = actOf({ actor, action: 'dead-letter.replay', subject: `dead-letter:${id}` }, clock.now());
    if (!(await messageQueue.replay(id, act))) throw deadLetterNotFound();
  };
