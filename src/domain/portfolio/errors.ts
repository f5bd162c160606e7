import { failure } from '../shared/failure.ts';

export const bitcoinUnavailable = failure('unavailable', 'BITCOIN_UNAVAILABLE', 'Bitcoin cannot be read now');
export const solanaUnavailable = failure('unavailable', 'SOLANA_UNAVAILABLE', 'Solana cannot be read now');
