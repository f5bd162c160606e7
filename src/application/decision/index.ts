import { compose } from '../shared/compose.ts';
import { latestRefusal } from './latest-refusal.ts';
import { viewDecision } from './view-decision.ts';

export const decisionUseCases = compose({ view: viewDecision, latestRefusal });

export type DecisionUseCases = ReturnType<typeof decisionUseCases>;
