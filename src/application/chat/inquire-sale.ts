import { fromUnits } from '../../domain/chat/decimal.ts';
import type { SaleUseCases } from '../sale/index.ts';
import type { Inquiry } from './inquiries.ts';

type Rules = ReturnType<SaleUseCases['viewRules']>;

/** The sale status from its contract. */
export const inquireSale =
  ({ viewStatus, viewRules }: Pick<SaleUseCases, 'viewStatus' | 'viewRules'>): Inquiry =>
  async () => {
    const sale = await viewStatus();
    const message = `The token sale is ${sale.phase}${soldOf(sale)}. ${priceOf(sale.price, viewRules())}`;
    return { message, found: { sale } };
  };

/** Empty when the sale has no tokens yet. */
const soldOf = ({ tokensSold, tokensForSale }: Readonly<{ tokensSold: bigint; tokensForSale: bigint }>): string =>
  tokensForSale === 0n ? '' : `: ${fromUnits((tokensSold * 10_000n) / tokensForSale, 2)}% is sold`;

function priceOf(price: bigint, { paymentTokens, minContribution }: Rules): string {
  const [{ symbol, decimals }] = paymentTokens;
  const least = `${fromUnits(minContribution, decimals)} ${symbol}`;
  return `One token costs ${fromUnits(price, decimals)} ${symbol}, and the smallest purchase is ${least}.`;
}
