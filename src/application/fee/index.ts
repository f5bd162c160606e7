import { compose } from '../shared/compose.ts';
import { estimateGas } from './estimate-gas.ts';
import { quoteFee } from './quote-fee.ts';

export const feeUseCases = compose({ quote: quoteFee, gas: estimateGas });

export type FeeUseCases = ReturnType<typeof feeUseCases>;
