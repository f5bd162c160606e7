import { failure } from '../shared/failure.ts';

export const bitcoinUnavailable = failure(
  'unavailable',
  'BITCOIN_UNAVAILABLE',
  'Bitcoin balances are currently unavailable',
  {
    cause: 'The source of Bitcoin balances did not respond, and no recent result is stored.',
    remedy: 'Wait a minute and try again.',
  },
);
export const solanaUnavailable = failure(
  'unavailable',
  'SOLANA_UNAVAILABLE',
  'Solana balances are currently unavailable',
  {
    cause: 'The Solana nodes did not respond, and no recent result is stored.',
    remedy: 'Wait a minute and try again.',
  },
);
