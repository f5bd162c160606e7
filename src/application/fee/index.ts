import { type FeePorts, quoteFee } from './quote-fee.ts';

export const feeUseCases = (ports: FeePorts) => ({ quote: quoteFee(ports) });

export type FeeUseCases = ReturnType<typeof feeUseCases>;
