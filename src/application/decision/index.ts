import type { EntryProof } from '../../domain/audit/audit-entry.ts';
import type { ProvedWallet } from '../../domain/auth/proved-wallet.ts';
import { type Decision, decisionClaims } from '../../domain/decision/decision.ts';
import { decisionNotFound } from '../../domain/decision/errors.ts';
import type { Ports } from '../ports/index.ts';
import { compose } from '../shared/compose.ts';
import { latestRefusal } from './latest-refusal.ts';

/** The wallet's decision. Rejects with DECISION_NOT_FOUND, also for a decision about another wallet. */
const viewDecision =
  ({ decisions }: Pick<Ports, 'decisions'>) =>
  async (wallet: ProvedWallet, id: string): Promise<Decision> => {
    const decision = await decisions.find(id);
    if (decision?.wallet !== wallet) throw decisionNotFound();
    return decision;
  };

export type Receipt = Readonly<{
  /** Signed claims. */
  receipt: string;
  /** Undefined until the decision's audit entry is sealed. */
  inclusion: EntryProof | undefined;
}>;

/** A receipt for anybody who may see the decision. */
export const receiptOf =
  ({ auditTree, receipts }: Pick<Ports, 'auditTree' | 'receipts'>) =>
  async (decision: Decision): Promise<Receipt> => ({
    receipt: await receipts.sign(decisionClaims(decision)),
    inclusion: await auditTree.proofOf(decision.id),
  });

export const decisionUseCases = compose({ view: viewDecision, latestRefusal });

export type DecisionUseCases = ReturnType<typeof decisionUseCases>;
