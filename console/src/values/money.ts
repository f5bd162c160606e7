import { locale } from './language.ts';
import { perLocale } from './numbers.ts';

/**
 * The one rule for US dollars: they are rounded to the nearest cent, where they are shown and nowhere before. What is above zero and
 * below half a cent is `<$0.01`. (Amounts of tokens are cut instead, see `amount.ts`: they never show more than there is.)
 */
const USD = { style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol', useGrouping: 'always' } as const;

const CENTS = perLocale((tag) => new Intl.NumberFormat(tag, USD));
const WHOLE = perLocale((tag) => new Intl.NumberFormat(tag, { ...USD, maximumFractionDigits: 0 }));
const COMPACT = perLocale(
  (tag) => new Intl.NumberFormat(tag, { ...USD, notation: 'compact', maximumFractionDigits: 2 }),
);
/** No more digits than a double is exact to, so that `0.1 + 0.2` is 0.3. */
const PLAIN = new Intl.NumberFormat('en', { useGrouping: false, maximumSignificantDigits: 15 });

const DECIMAL = /^-?\d+(?:\.\d+)?$/;

/** The API's number of US dollars as decimal text for `Money`, never with an exponent; null stays null. */
export const usdText = (usd: number | null | undefined): string | null => (usd == null ? null : PLAIN.format(usd));

/** Decimal text of US dollars: `$1,234.50`. Undefined if it is not a decimal. */
export function formatUsd(usd: string, places = 2): string | undefined {
  if (!DECIMAL.test(usd)) return undefined;
  // Intl reads the text itself, without the loss of a double.
  const text = usd as `${number}`;
  const { format } =
    places === 2 ? CENTS() : new Intl.NumberFormat(locale(), { ...USD, maximumFractionDigits: places });
  const shown = format(text);
  if (!/[1-9]/.test(usd) || /[1-9]/.test(shown)) return shown;
  return usd.startsWith('-') ? `>${CENTS().format(-0.01)}` : `<${CENTS().format(0.01)}`;
}

/** What a price is measured with: further digits are those of a calculation. */
const MEASURED = 6;
/** As many as every runtime formats. */
const MOST_PLACES = 20;

/** At least cents; up to six decimals, or as many digits that count of what is less. */
export function exactUsd(usd: string): string | undefined {
  if (!DECIMAL.test(usd)) return undefined;
  const zeros = /^-?0\.(0*)/.exec(usd)?.[1]?.length ?? 0;
  const maximumFractionDigits = Math.min(zeros + MEASURED, MOST_PLACES);
  return new Intl.NumberFormat(locale(), { ...USD, maximumFractionDigits }).format(usd as `${number}`);
}

/** As `Money` shows it. */
export const shownUsd = (usd: number): string => formatUsd(PLAIN.format(usd)) ?? '';

/** For the marks of an axis, whose distance is at least a cent. */
export const chartUsd = (usd: number): string => CENTS().format(PLAIN.format(usd) as `${number}`);

/** `$1.99tn`. */
export const compactUsd = (usd: number): string => COMPACT().format(usd);

/** Without cents, for figures of a whole market. */
export const wholeUsd = (usd: number): string => WHOLE().format(usd);

/** Whole cents, from half a cent on; what is less stays as it is. Totals are sums of these, so that the parts that are shown add up. */
export const roundedUsd = (usd: number): number => (Math.abs(usd) < 0.005 ? usd : Math.round(usd * 100) / 100);
