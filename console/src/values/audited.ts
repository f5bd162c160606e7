/** Each reading of these is an entry of the audit log: a page reads them when somebody opens it or asks, and never by itself. */
export const AUDITED: readonly string[] = [
  'listAlarms',
  'listAudit',
  'listDeadLetters',
  'listDecisions',
  'listProposals',
  'listUsers',
  'viewOperatorDecision',
  'viewReconciliation',
  'viewUserFile',
];
