import type { FeeQuote } from './fee-quote.ts';

/** Told apart from anything else that the same keys might ever sign, and from later shapes of itself. */
const LABEL = 'fee-quote/1';

/**
 * What is signed of a quote: the label and every field in a fixed order, each preceded by its length, so that no two quotes
 * ever encode alike. A field that is absent is the empty text, which no present one is.
 */
export function encodeFeeQuote(quote: FeeQuote): string {
  const fields = [
    LABEL,
    quote.quoteId,
    quote.action,
    quote.chainId,
    quote.token,
    quote.tokenDecimals,
    quote.tokenPriceUsd,
    quote.isPro,
    quote.fee,
    quote.feeUsd,
    quote.gasCostUsd,
    quote.markup,
    quote.amountAfterFee ?? '',
    quote.expiresAt.getTime(),
  ];
  return fields.map((field) => lengthPrefixed(String(field))).join('');
}

/** The length counts UTF-16 units, as the text itself is made of them. */
const lengthPrefixed = (text: string): string => `${text.length}:${text},`;
