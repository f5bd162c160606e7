import type { AuditFilter, AuditRange, AuditRecord } from '../../domain/audit/audit-entry.ts';
import type { Decision, DecisionFilter } from '../../domain/decision/decision.ts';
import { decisionNotFound } from '../../domain/decision/errors.ts';
import { deadLetterNotFound } from '../../domain/operator/errors.ts';
import type { Page, PageRequest } from '../../domain/shared/page.ts';
import type { Ports } from '../ports/index.ts';
import type { DeadLetter } from '../ports/messaging/message-queue.ts';
import { actOf, recordRead } from './entry.ts';

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
