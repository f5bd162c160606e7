import type { OpenFrame, RelativeAmount, Slots } from '../../../domain/chat/understanding.ts';
import { SOFT, STRONG } from '../context/soft-words.ts';
import { any, explains, many, maybe, type Pattern, seq } from '../licence/pattern.ts';

type Currency = Extract<RelativeAmount, { kind: 'fiat' }>['currency'];

const NAMES: Readonly<Record<Currency, Pattern>> = {
  USD: any('dollars|dollar|usd|bucks|us dollars|american dollars'),
  EUR: any('euros|euro|eur'),
  GBP: any('pounds|pound|gbp|quid|sterling|british pounds|pounds sterling'),
};
const SAYS = any(
  'i meant|i mean|in|make it|make that|should be|it should be|that should be|change it to|change the currency to|it is|that is|not in|worth of|worth',
);

/** The slots with another currency: "euros not dollars", where the amount counts dollars. Undefined for anything else. */
export function inCurrency(shape: readonly string[], { slots }: OpenFrame): Slots | undefined {
  const { relativeAmount } = slots;
  if (relativeAmount?.kind !== 'fiat') return undefined;
  const old = NAMES[relativeAmount.currency];
  for (const currency of ['USD', 'EUR', 'GBP'] as const) {
    if (currency === relativeAmount.currency) continue;
    const denied = seq(many(SOFT), any('not|instead of|rather than|and not'), maybe(any('in')), old);
    const said = seq(many(SOFT, STRONG, SAYS), maybe(seq(denied, many(SOFT, STRONG, SAYS))), NAMES[currency]);
    if (explains(seq(said, maybe(denied), many(SOFT)), shape))
      return { ...slots, relativeAmount: { ...relativeAmount, currency } };
  }
  return undefined;
}
