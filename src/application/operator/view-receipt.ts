import type { Session } from '../../domain/auth/session.ts';
import { decisionNotFound } from '../../domain/decision/errors.ts';
import { gateRequired } from '../../domain/operator/errors.ts';
import { type Receipt, receiptOf } from '../decision/view-decision.ts';
import type { Ports } from '../ports/index.ts';
import { type AdmitPorts, admitOperator } from './admission.ts';
import { recordRead } from './entry.ts';

/**
 * The receipt of a decision about any wallet, for operators; the read is in the audit log before it is returned. Rejects with
 * DECISION_NOT_FOUND, also for everybody who is no operator, and with GATE_REQUIRED.
 */
export const viewAnyReceipt =
  (ports: AdmitPorts & Pick<Ports, 'auditLog' | 'auditTree' | 'decisions' | 'receipts'>) =>
  async (session: Session, gatePass: string | undefined, id: string): Promise<Receipt> => {
    const admission = await admitOperator(ports)(session, gatePass);
    const decision = admission && (await ports.decisions.find(id));
    if (decision === undefined) throw decisionNotFound();
    if (!admission?.gatePassed) throw gateRequired();
    const receipt = await receiptOf(ports)(decision);
    await recordRead(ports, session.wallet, 'receipt.read', decision.wallet);
    return receipt;
  };
