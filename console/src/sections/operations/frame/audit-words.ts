/** What the audit log calls `<noun>.<verb>`. */
export const ACTIONS: Readonly<Record<string, string>> = {
  'alarm.acknowledge': 'Acknowledged an alarm',
  'alarm.read': 'Read the alarms',
  'audit.export': 'Exported the audit log',
  'audit.read': 'Read the audit log',
  'dead-letter.read': 'Read the unanswered messages',
  'dead-letter.replay': 'Tried a message again',
  'decision.read': 'Read decisions',
  'decision.record': 'Asked for a decision',
  'proposal.approve': 'Approved a proposal',
  'proposal.create': 'Proposed a change',
  'proposal.read': 'Read the proposals',
  'proposal.reject': 'Rejected a proposal',
  'proposal.void': 'Proposal became void',
  'receipt.read': 'Read a receipt',
  'reconciliation.read': 'Read the reconciliation',
  'user.block': 'Blocked a wallet',
  'user.export': 'Exported a person’s data',
  'user.note': 'Wrote a note',
  'user.read': 'Read a person’s data',
  'user.search': 'Searched people',
};

/** The subject of an entry about no single thing, which its action names. */
const LISTS = ['alarms', 'audit', 'dead-letters', 'decisions', 'proposals', 'reconciliation', 'users'];

export const isOfList = (subject: string): boolean => LISTS.includes(subject);

/** One that this console does not know yet is shown as it is. */
export const actionText = (action: string): string => ACTIONS[action] ?? action;
