/** Why a purchase stopped. */
export type Trouble =
  | Readonly<{ kind: 'rejected' | 'pending-request' | 'session-ended' | 'unreachable' | 'account-missing' }>
  | Readonly<{ kind: 'refused'; code: string; message: string; requestId?: string }>
  | Readonly<{ kind: 'wallet' | 'would-revert' | 'reverted' | 'approval-reverted'; reason: string }>
  | Readonly<{ kind: 'cancelled' | 'dropped' | 'approval-cancelled' | 'approval-dropped' }>
  | Readonly<{ kind: 'network-refused' | 'simulated' | 'allowance-too-low' | 'funds-too-low' }>;
