import { compose } from '../shared/compose.ts';
import { admitOperator, listOperators, needsFourEyes } from './admission.ts';
import { addNote, blockUser } from './case-files.ts';
import { approveProposal, listProposals, propose, rejectProposal } from './proposals.ts';

export const operatorUseCases = compose({
  admitOperator,
  listOperators,
  needsFourEyes,
  addNote,
  blockUser,
  approveProposal,
  listProposals,
  propose,
  rejectProposal,
});

export type OperatorUseCases = ReturnType<typeof operatorUseCases>;
