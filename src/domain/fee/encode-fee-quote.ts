import type { FeeQuote } from './fee-quote.ts';

/** Domain separation: distinguishes quotes from other data signed with the same keys, and from later versions of the encoding. */
const LABEL = 'fee-quote/1';

/**
 * The signed text of a quote: the label and every field in a fixed order, each preceded by its length, so that two
 * different quotes never have the same encoding. An absent field is encoded as empty text, which no present field is.
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

/** The length is in UTF-16 code units. */
const lengthPrefixed = (text: string): string => `${text.length}:${text},`;
