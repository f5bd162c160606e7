import { compose } from '../shared/compose.ts';
import { forgetAnswers } from './forget-answers.ts';

export const idempotencyUseCases = compose({ forgetAnswers });

export type IdempotencyUseCases = ReturnType<typeof idempotencyUseCases>;
