import type { ProvedSession } from '../../domain/auth/proved-wallet.ts';
import { decisionNotFound } from '../../domain/decision/errors.ts';
import { ROLE_OF } from '../../domain/operator/acts.ts';
import { gateRequired } from '../../domain/operator/errors.ts';
import { hasRoleIn } from '../../domain/operator/staff.ts';
import { type Receipt, receiptOf } from '../decision/view-decision.ts';
import type { Ports } from '../ports/index.ts';
import { type AdmitPorts, admitOperator } from './admission.ts';
import { doneEntry } from './entry.ts';

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
