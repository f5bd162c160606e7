import type { Failure } from '../../domain/shared/failure.ts';
import {
  swapAmountTooLow,
  swapForbidden,
  swapNoRoute,
  swapRefused,
  swapUnavailable,
} from '../../domain/swap/errors.ts';

/** Relay's error codes and the failures they map to; the first match counts, and an unknown code means that the provider is unavailable. */
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

/** The failure for an error of Relay. Only the error code reaches the caller, not the provider's message. */
export function meaningOfRefusal(code: string): Failure {
  const cause = new Error(`Relay rejected the request: ${code}`);
  const meaning = MEANINGS.find(([pattern]) => pattern.test(code))?.[1];
  return meaning === undefined ? swapUnavailable.because(cause) : meaning(cause, code);
}
