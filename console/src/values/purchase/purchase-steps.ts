import { isExpired, type Purchase } from './purchase.ts';

export type StepState = 'waiting' | 'current' | 'done' | 'failed';
export const STEP_IDS = ['authorize', 'approve', 'buy', 'confirm'] as const;
export type StepId = (typeof STEP_IDS)[number];

/** Each step's state. The step that a trouble stopped at is the failed one. */
export function stepStates(purchase: Purchase, now: number): Readonly<Record<StepId, StepState>> {
  const at = STEP_IDS.indexOf(currentStep(purchase, now));
  const stateAt = (index: number): StepState => {
    if (purchase.mined !== undefined || index < at) return 'done';
    if (index > at) return 'waiting';
    return purchase.trouble === undefined ? 'current' : 'failed';
  };
  return { authorize: stateAt(0), approve: stateAt(1), buy: stateAt(2), confirm: stateAt(3) };
}

function currentStep(purchase: Purchase, now: number): StepId {
  if (purchase.payment !== undefined || purchase.mined !== undefined) return 'confirm';
  if (purchase.approval !== undefined) return 'approve';
  if (purchase.authorization === undefined || isExpired(purchase, now)) return 'authorize';
  return purchase.isApproved === true ? 'buy' : 'approve';
}
