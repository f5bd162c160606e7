import { estimateGas } from './estimate-gas.ts';
import { type FeePorts, quoteFee } from './quote-fee.ts';

export const feeUseCases = (ports: FeePorts) => ({ quote: quoteFee(ports), gas: estimateGas(ports) });

export type FeeUseCases = ReturnType<typeof feeUseCases>;
