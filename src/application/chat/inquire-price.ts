import { fromUnits } from '../../domain/chat/decimal.ts';
import type { TokenDirectory } from '../../domain/chat/token-directory.ts';
import { USD_DECIMALS } from '../../domain/shared/usd.ts';
import type { TokenUseCases } from '../token/index.ts';
import type { Inquiry } from './inquiries.ts';

/** The price of one whole token, and its source. */
export const inquirePrice =
  ({ prices }: Pick<TokenUseCases, 'prices'>, directory: TokenDirectory): Inquiry =>
  async ({ slots: { token } }) => {
    if (token === undefined) return { message: 'Which token?' };
    const [listed] = directory.tokensOf(token);
    const symbol = listed?.symbol ?? token;
    const price = (await prices({ symbols: [symbol] })).prices[symbol];
    if (price === undefined) return { message: `I do not have a price for ${symbol}.` };
    const usd = fromUnits(price.usd, USD_DECIMALS);
    return { message: `One ${symbol} costs ${usd} USD, says ${price.source}.`, found: { price } };
  };
