import { failure } from '../shared/failure.ts';

export const tokenListUnavailable = failure('unavailable', 'TOKEN_LIST_UNAVAILABLE', 'No token list can be had now');
export const pricesUnavailable = failure('unavailable', 'PRICES_UNAVAILABLE', 'No prices can be had now');
