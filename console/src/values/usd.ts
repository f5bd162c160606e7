const PLAIN = new Intl.NumberFormat('en-US', { useGrouping: false, maximumFractionDigits: 18 });

/** The API's number of US dollars as decimal text for `Money`, never with an exponent; null stays null. */
export const usdText = (usd: number | null | undefined): string | null => (usd == null ? null : PLAIN.format(usd));

const WHOLE = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });
const CENTS = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** For the marks and labels of a chart: cents only where they matter. */
export const chartUsd = (usd: number): string => (Math.abs(usd) >= 1_000 ? WHOLE : CENTS).format(usd);

/** `+1.20%`; the API's change over a day. */
export const signedPercent = (percent: number): string => `${percent > 0 ? '+' : ''}${percent.toFixed(2)}%`;
