import type { Failure } from '../../domain/shared/failure.ts';
import {
  swapAmountTooLow,
  swapForbidden,
  swapNoRoute,
  swapRefused,
  swapUnavailable,
} from '../../domain/swap/errors.ts';

/** Relay's error codes by what they mean to us; the first that fits counts, and what fits none is trouble of its own. */
const MEANINGS: readonly (readonly [RegExp, (cause: Error, code: string) => Failure])[] = [
  [/^AMOUNT_TOO_LOW$/, (cause) => swapAmountTooLow.because(cause)],
  [
    /^(NO_QUOTES|NO_SWAP_ROUTES_FOUND|NO_INTERNAL_SWAP_ROUTES_FOUND|INSUFFICIENT_LIQUIDITY|SWAP_IMPACT_TOO_HIGH|UNSUPPORTED_ROUTE|ROUTE_TEMPORARILY_RESTRICTED)$/,
    (cause) => swapNoRoute.because(cause),
  ],
  [/^SANCTIONED_/, (cause) => swapForbidden.because(cause)],
  [
    /^(INVALID_|UNSUPPORTED_)|^(CHAIN_DISABLED|INSUFFICIENT_FUNDS|USER_RECIPIENT_MISMATCH)$/,
    (cause, reason) => swapRefused.because(cause, { reason }),
  ],
];

/** What a refusal by Relay means. Only codes reach the caller: messages are the provider's words. */
export function meaningOfRefusal(code: string): Failure {
  const cause = new Error(`Relay rejected the request: ${code}`);
  const meaning = MEANINGS.find(([pattern]) => pattern.test(code))?.[1];
  return meaning === undefined ? swapUnavailable.because(cause) : meaning(cause, code);
}
