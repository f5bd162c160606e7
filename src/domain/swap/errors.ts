import { failure } from '../shared/failure.ts';

export const swapTokenUnknown = failure<{ token: string; chainId: number }>(
  'invalid',
  'TOKEN_UNKNOWN',
  'Unknown token: it is not in any token list for this chain',
  ({ token, chainId }) => `Unknown token ${token}: it is not in any token list for chain ${chainId}`,
);
export const swapTokenAmbiguous = failure<{ token: string; chainId: number }>(
  'invalid',
  'TOKEN_AMBIGUOUS',
  'Several tokens on this chain have this symbol. Send the contract address instead.',
  ({ token, chainId }) =>
    `Several tokens on chain ${chainId} have the symbol ${token}. Send the contract address instead.`,
);
export const swapOriginUnsupported = failure<{ chain: string }>(
  'invalid',
  'SWAP_ORIGIN_UNSUPPORTED',
  'Swaps from this chain are not supported: the transaction to sign there cannot be checked whole. Choose an EVM chain as the source.',
  ({ chain }) =>
    `Swaps from ${chain} are not supported: the transaction to sign there cannot be checked whole. Choose an EVM chain as the source.`,
);
export const swapOfNothing = failure('invalid', 'SWAP_SAME_TOKEN', 'fromToken and toToken must be different tokens');
export const swapAmountTooLow = failure('invalid', 'SWAP_AMOUNT_TOO_LOW', 'The amount is too low to swap');
export const swapNoRoute = failure(
  'invalid',
  'SWAP_NO_ROUTE',
  'No swap route between these tokens is currently available',
);
export const swapRefused = failure<{ reason: string }>(
  'invalid',
  'SWAP_REFUSED',
  'The swap provider rejected the request',
  ({ reason }) => `The swap provider rejected the request: ${reason}`,
);
export const swapForbidden = failure(
  'forbidden',
  'SWAP_FORBIDDEN',
  'The swap provider does not support this wallet or token',
);
export const swapNotFound = failure('missing', 'SWAP_NOT_FOUND', 'The swap provider has no request with this id');
export const swapUnavailable = failure('unavailable', 'SWAP_UNAVAILABLE', 'The swap provider is currently unavailable');
/** The quote as it came asks for more than the order allows; nothing of it is handed out. */
export const swapQuoteUnsafe = failure<{ reason: string }>(
  'unavailable',
  'SWAP_QUOTE_UNSAFE',
  'The swap provider’s quote asks for more than this swap needs, so it was refused. Nothing was signed. Try again later.',
  ({ reason }) =>
    `The swap provider’s quote was refused because it is unsafe: ${reason}. Nothing was signed. Try again later.`,
);
export const swapPriceUnknown = failure(
  'invalid',
  'SWAP_PRICE_UNKNOWN',
  'EXACT_OUTPUT needs a known price of both tokens. Send tradeType EXACT_INPUT instead.',
);
