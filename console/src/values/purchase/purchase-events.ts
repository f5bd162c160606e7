import type { Hex, Purchase, PurchaseAuthorization, SentTransaction } from './purchase.ts';
import type { Trouble } from './trouble.ts';

export type PurchaseEvent =
  | Readonly<{ type: 'authorized'; authorization: PurchaseAuthorization }>
  | Readonly<{ type: 'approval-sent'; approval: NonNullable<Purchase['approval']> }>
  | Readonly<{ type: 'approval-mined' | 'approved' | 'resumed' }>
  | Readonly<{ type: 'sent'; payment: SentTransaction }>
  | Readonly<{ type: 'mined'; hash?: Hex }>
  | Readonly<{ type: 'stopped'; trouble: Trouble }>;

type Fact = keyof Purchase;

/** What each trouble makes void, so that the next action does it again. */
const VOID: Readonly<Partial<Record<Trouble['kind'], readonly Fact[]>>> = {
  reverted: ['payment', 'authorization'],
  'would-revert': ['authorization'],
  cancelled: ['payment'],
  dropped: ['payment'],
  'approval-reverted': ['approval'],
  'approval-cancelled': ['approval'],
  'approval-dropped': ['approval'],
};

/** The purchase after the event. A trouble ends with the next event. */
export function afterEvent(purchase: Purchase, event: PurchaseEvent): Purchase {
  const before = without(purchase, ['trouble']);
  switch (event.type) {
    case 'authorized':
      return { ...before, authorization: event.authorization };
    case 'approval-sent':
      return { ...before, approval: event.approval };
    case 'approval-mined':
      return without(before, ['approval']);
    case 'approved':
      return { ...before, isApproved: true };
    case 'sent':
      return { ...before, payment: event.payment };
    case 'mined':
      return { ...before, mined: event.hash === undefined ? {} : { hash: event.hash } };
    case 'resumed':
      return before;
    case 'stopped':
      return { ...without(before, VOID[event.trouble.kind] ?? []), trouble: event.trouble };
  }
}

const without = (purchase: Purchase, facts: readonly Fact[]): Purchase =>
  Object.fromEntries(Object.entries(purchase).filter(([name]) => !facts.includes(name as Fact))) as Purchase;
