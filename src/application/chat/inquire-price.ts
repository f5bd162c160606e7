import { fromUnits } from '../../domain/chat/decimal.ts';
import { answersIn, numberIn } from '../../domain/chat/sentences/answers/index.ts';
import { fill } from '../../domain/chat/sentences/index.ts';
import type { TokenDirectory } from '../../domain/chat/token-directory.ts';
import { USD_DECIMALS } from '../../domain/shared/usd.ts';
import type { TokenUseCases } from '../token/index.ts';
import type { Inquiry } from './inquiries.ts';

/** The price of one whole token, and its source. */
export const inquirePrice =
  ({ prices }: Pick<TokenUseCases, 'prices'>, directory: TokenDirectory): Inquiry =>
  async ({ slots: { token: asked }, language }) => {
    const answers = answersIn(language);
    if (asked === undefined) return { message: answers.whichToken, isSpoken: true };
    const [listed] = directory.tokensOf(asked);
    const token = listed?.symbol ?? asked;
    const price = (await prices({ symbols: [token] })).prices[token];
    if (price === undefined) return { message: fill(answers.noPrice, { token }), isSpoken: true };
    const usd = numberIn(language, fromUnits(price.usd, USD_DECIMALS));
    return { message: fill(answers.price, { token, usd, source: price.source }), found: { price }, isSpoken: true };
  };
