import { compose } from '../shared/compose.ts';
import { admitOperator, listOperators, needsFourEyes } from './admission.ts';

export const operatorUseCases = compose({ admitOperator, listOperators, needsFourEyes });

export type OperatorUseCases = ReturnType<typeof operatorUseCases>;
