import { failure } from '../shared/failure.ts';

export const swapTokenUnknown = failure<{ token: string; chainId: number }>(
  'invalid',
  'TOKEN_UNKNOWN',
  'Unknown token: it is not in any token list for this chain',
  {
    cause: 'No token list of this chain has a token with this symbol or address.',
    remedy: 'Find the token with GET /api/tokens/list, and send its contract address and chain id.',
  },
  ({ token, chainId }) => `Unknown token ${token}: it is not in any token list for chain ${chainId}`,
);
export const swapTokenAmbiguous = failure<{ token: string; chainId: number }>(
  'invalid',
  'TOKEN_AMBIGUOUS',
  'Several tokens on this chain have this symbol. Send the contract address instead.',
  {
    cause: 'Several listed tokens of the chain share the symbol, and a symbol does not prove which one is meant.',
    remedy: 'Send the contract address of the token.',
  },
  ({ token, chainId }) =>
    `Several tokens on chain ${chainId} have the symbol ${token}. Send the contract address instead.`,
);
export const swapOriginUnsupported = failure<{ chain: string }>(
  'invalid',
  'SWAP_ORIGIN_UNSUPPORTED',
  'Swaps from this chain are not supported: the transaction to sign there cannot be checked whole. Choose an EVM chain as the source.',
  {
    cause:
      'The source is Solana or Bitcoin. The service hands over only transactions that it can check whole, which it cannot there.',
    remedy: 'Choose an EVM chain as the source. Solana and Bitcoin are possible as the destination.',
  },
  ({ chain }) =>
    `Swaps from ${chain} are not supported: the transaction to sign there cannot be checked whole. Choose an EVM chain as the source.`,
);
export const swapOfNothing = failure('invalid', 'SWAP_SAME_TOKEN', 'fromToken and toToken must be different tokens', {
  cause: 'Both sides of the swap are the same token on the same chain.',
  remedy: 'Change fromToken, toToken or one of the chains.',
});
export const swapAmountTooLow = failure('invalid', 'SWAP_AMOUNT_TOO_LOW', 'The amount is too low to swap', {
  cause: 'The amount does not cover the costs of the swap.',
  remedy: 'Send a larger amount.',
});
export const swapNoRoute = failure(
  'invalid',
  'SWAP_NO_ROUTE',
  'No swap route between these tokens is currently available',
  {
    cause: 'The provider found no liquidity that connects the two tokens for this amount.',
    remedy: 'Try a smaller amount, another token or another chain, or try again later.',
  },
);
export const swapRefused = failure<{ reason: string }>(
  'invalid',
  'SWAP_REFUSED',
  'The swap provider rejected the request',
  {
    cause: 'The provider rejected the request for the reason in `error`.',
    remedy: 'Change what the reason names. The same request fails again.',
  },
  ({ reason }) => `The swap provider rejected the request: ${reason}`,
);
export const swapForbidden = failure(
  'forbidden',
  'SWAP_FORBIDDEN',
  'The swap provider does not support this wallet or token',
  {
    cause: 'The provider does not serve this wallet or does not offer this token.',
    remedy: 'Choose another token. The provider does not change its decision for repeated requests.',
  },
);
export const swapNotFound = failure('missing', 'SWAP_NOT_FOUND', 'The swap provider has no request with this id', {
  cause: 'The provider does not have a request with this id.',
  remedy:
    'Send the request id from the steps of the quote. The provider needs a few seconds after the quote was executed.',
});
export const swapUnavailable = failure(
  'unavailable',
  'SWAP_UNAVAILABLE',
  'The swap provider is currently unavailable',
  {
    cause: 'The swap provider did not respond or returned an error.',
    remedy: 'Wait a few seconds and request a new quote.',
  },
);
/** The quote as it came asks for more than the order allows; nothing of it is handed out. */
export const swapQuoteUnsafe = failure<{ reason: string }>(
  'unavailable',
  'SWAP_QUOTE_UNSAFE',
  'The swap provider’s quote asks for more than this swap needs, so it was refused. Nothing was signed. Try again later.',
  {
    cause: 'The provider’s transactions would spend more, approve more or pay another recipient than this swap needs.',
    remedy: 'Nothing was signed. Request a new quote later, and report it to the operator if it happens again.',
  },
  ({ reason }) =>
    `The swap provider’s quote was refused because it is unsafe: ${reason}. Nothing was signed. Try again later.`,
);
export const swapPriceUnknown = failure(
  'invalid',
  'SWAP_PRICE_UNKNOWN',
  'EXACT_OUTPUT needs a known price of both tokens. Send tradeType EXACT_INPUT instead.',
  {
    cause: 'With EXACT_OUTPUT the service bounds what is paid by the prices of both tokens, and one price is unknown.',
    remedy: 'Send tradeType EXACT_INPUT, which bounds what is paid by the amount itself.',
  },
);
