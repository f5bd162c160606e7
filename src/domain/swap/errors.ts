import { failure } from '../shared/failure.ts';

export const swapTokenUnknown = failure<{ token: string; chainId: number }>(
  'invalid',
  'TOKEN_UNKNOWN',
  'The token is on no list of its chain',
  ({ token, chainId }) => `${token} is on no list of chain ${chainId}`,
);
export const swapTokenAmbiguous = failure<{ token: string; chainId: number }>(
  'invalid',
  'TOKEN_AMBIGUOUS',
  'Several tokens of the chain have this symbol: name the contract',
  ({ token, chainId }) => `Several tokens of chain ${chainId} have the symbol ${token}: name the contract`,
);
export const swapOfNothing = failure('invalid', 'SWAP_SAME_TOKEN', 'Both sides of the swap are the same token');
export const swapAmountTooLow = failure('invalid', 'SWAP_AMOUNT_TOO_LOW', 'The amount is too low to be swapped');
export const swapNoRoute = failure('invalid', 'SWAP_NO_ROUTE', 'No route leads from one token to the other now');
export const swapRefused = failure<{ reason: string }>(
  'invalid',
  'SWAP_REFUSED',
  'The swap provider does not accept these parameters',
  ({ reason }) => `The swap provider does not accept these parameters: ${reason}`,
);
export const swapForbidden = failure(
  'forbidden',
  'SWAP_FORBIDDEN',
  'The swap provider does not serve this wallet or this token',
);
export const swapNotFound = failure('missing', 'SWAP_NOT_FOUND', 'The swap provider knows no such request');
export const swapUnavailable = failure('unavailable', 'SWAP_UNAVAILABLE', 'The swap provider gives no usable answer');
