import { fromUnits } from '../../domain/chat/decimal.ts';
import type { SaleUseCases } from '../sale/index.ts';
import type { Inquiry } from './inquiries.ts';

type Rules = ReturnType<SaleUseCases['viewRules']>;

/** How the sale stands, as its contract tells it. */
export const inquireSale =
  ({ viewStatus, viewRules }: Pick<SaleUseCases, 'viewStatus' | 'viewRules'>): Inquiry =>
  async () => {
    const sale = await viewStatus();
    const percent = fromUnits((sale.tokensSold * 10_000n) / sale.tokensForSale, 2);
    const message = `The token sale is ${sale.phase}: ${percent}% is sold. ${priceOf(sale.price, viewRules())}`;
    return { message, found: { sale } };
  };

function priceOf(price: bigint, { paymentTokens, minContribution }: Rules): string {
  const [{ symbol, decimals }] = paymentTokens;
  const least = `${fromUnits(minContribution, decimals)} ${symbol}`;
  return `One token costs ${fromUnits(price, decimals)} ${symbol}, and the smallest purchase is ${least}.`;
}
