import { failure } from '../shared/failure.ts';

export const bitcoinUnavailable = failure(
  'unavailable',
  'BITCOIN_UNAVAILABLE',
  'Bitcoin balances are currently unavailable',
);
export const solanaUnavailable = failure(
  'unavailable',
  'SOLANA_UNAVAILABLE',
  'Solana balances are currently unavailable',
);
