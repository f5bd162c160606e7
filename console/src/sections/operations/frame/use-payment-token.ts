import { useOperation } from '../../../api/index.ts';
import { amountText } from '../../../values/amount.ts';

/** They change with the configuration only. */
export const SALE_RULES = { staleTime: 300_000 } as const;

export type PaymentToken = Readonly<{ symbol: string; decimals: number }>;

/** How amounts of the sale are written: all its payment tokens have the same decimals, or this is undefined. */
export function usePaymentToken(): PaymentToken | undefined {
  const { data } = useOperation('viewSaleRules', undefined, SALE_RULES);
  const [first, ...others] = data?.paymentTokens ?? [];
  if (first === undefined || others.some(({ decimals }) => decimals !== first.decimals)) return undefined;
  return { symbol: others.length === 0 ? first.symbol : 'USD', decimals: first.decimals };
}

/** Of one token in an auction, with every digit. */
export const priceOf = (price: Readonly<{ decimal: string }>, token: PaymentToken | undefined): string =>
  token === undefined ? amountText(price.decimal) : `${amountText(price.decimal)} ${token.symbol}`;
