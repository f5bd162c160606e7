import { locale } from './language.ts';

/** A formatter made once for each language: making one is slow, and the language is chosen after this file is loaded. */
export function perLocale<Made>(make: (locale: string) => Made): () => Made {
  const made = new Map<string, Made>();
  return () => {
    const known = made.get(locale()) ?? make(locale());
    made.set(locale(), known);
    return known;
  };
}

/** Spanish groups from five digits on by itself; a column of figures needs one way. */
const GROUPED = { useGrouping: 'always' } as const;

const WHOLE = perLocale((tag) => new Intl.NumberFormat(tag, { ...GROUPED, maximumFractionDigits: 0 }));
const PERCENT = perLocale(
  (tag) =>
    new Intl.NumberFormat(tag, { ...GROUPED, style: 'percent', minimumFractionDigits: 2, maximumFractionDigits: 2 }),
);
const CHANGE = perLocale(
  (tag) =>
    new Intl.NumberFormat(tag, {
      ...GROUPED,
      style: 'percent',
      signDisplay: 'exceptZero',
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
    }),
);
const SHORT_PERCENT = perLocale((tag) => new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 2 }));

export const wholeNumber = (count: number | bigint): string => WHOLE().format(count);

/** At most `places` decimals, rounded. */
export const decimal = (value: number, places: number): string =>
  new Intl.NumberFormat(locale(), { ...GROUPED, maximumFractionDigits: places }).format(value);

/** Rounded to `digits` that count, for the axis of a chart. */
export const significant = (value: number, digits: number): string =>
  new Intl.NumberFormat(locale(), { ...GROUPED, maximumSignificantDigits: digits }).format(value);

/** `1.20%`: 100 is all of it. */
export const percent = (value: number): string => PERCENT().format(value / 100);

/** `0.5%`, for a setting that a person chose. */
export const shortPercent = (value: number): string => SHORT_PERCENT().format(value / 100);

/** `+1.20%`; the API's change over a day. */
export const signedPercent = (value: number): string => CHANGE().format(value / 100);

/** The marks between the digits of a number. */
export const separators = perLocale((tag) => {
  const parts = new Intl.NumberFormat(tag, GROUPED).formatToParts(1_234.5);
  const markOf = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  return { group: markOf('group'), point: markOf('decimal') };
});
