import { failure } from '../shared/failure.ts';

export const tokenListUnavailable = failure(
  'unavailable',
  'TOKEN_LIST_UNAVAILABLE',
  'Token lists are currently unavailable',
  { cause: 'No token list could be loaded, and no earlier list is stored.', remedy: 'Wait a minute and try again.' },
);
export const pricesUnavailable = failure(
  'unavailable',
  'PRICES_UNAVAILABLE',
  'Token prices are currently unavailable',
  { cause: 'No price source returned a usable response.', remedy: 'Wait a few seconds and try again.' },
);
