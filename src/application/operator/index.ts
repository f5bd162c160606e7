import type { Ports } from '../ports/index.ts';
import { compose } from '../shared/compose.ts';
import { admitOperator, countWaiting, isStillAdmitted, listOperators, needsFourEyes } from './admission.ts';
import { listUsers } from './find-user.ts';
import { approveProposal, listProposals, propose, rejectProposal } from './proposals.ts';
import {
  addNote,
  blockUser,
  exportAudit,
  listAudit,
  listDeadLetters,
  listDecisions,
  replayDeadLetter,
  viewDecision,
  viewReceipt,
} from './records.ts';
import { viewOverview } from './view-overview.ts';
import { viewUser } from './view-user.ts';

export const operatorUseCases = compose({
  admitOperator,
  countWaiting,
  isStillAdmitted,
  listOperators,
  needsFourEyes,
  addNote,
  blockUser,
  approveProposal,
  listProposals,
  propose,
  rejectProposal,
  listUsers,
  viewReceipt,
  viewOverview,
  viewUser,
  listDecisions,
  viewDecision,
  listAudit,
  exportAudit,
  listDeadLetters,
  replayDeadLetter,
  readMarks,
});

/** Rejects with STORE_UNAVAILABLE. */
function readMarks({ changeMarks }: Pick<Ports, 'changeMarks'>) {
  return () => changeMarks.read();
}

export type OperatorUseCases = ReturnType<typeof operatorUseCases>;
