import type { Decision } from '../../../domain/decision/decision.ts';
import { present } from '../shared/values.ts';

export type DecisionRow = Omit<Decision, 'code' | 'requestId'> & {
  position: number | string;
  code: string | null;
  request_id: string;
};

export const toDecision = (row: DecisionRow): Decision => {
  const { id, at, wallet, kind, outcome, code, rules, policy, request, request_id } = row;
  return { ...present({ id, at, wallet, kind, outcome, code, rules, policy, request }), requestId: request_id };
};
