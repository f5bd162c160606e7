import { compose } from '../shared/compose.ts';
import { viewDecision, viewReceipt } from './view-decision.ts';

export const decisionUseCases = compose({ view: viewDecision, receipt: viewReceipt });

export type DecisionUseCases = ReturnType<typeof decisionUseCases>;
