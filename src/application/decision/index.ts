import { compose } from '../shared/compose.ts';
import { viewDecision } from './view-decision.ts';

export const decisionUseCases = compose({ view: viewDecision });

export type DecisionUseCases = ReturnType<typeof decisionUseCases>;
