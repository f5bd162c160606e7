/** A decimal string of US dollars, as the API sends it, cut to cents: `$1,234.50`. Undefined if it is not a decimal. */
export function formatUsd(usd: string): string | undefined {
  const { sign, whole, fraction } = partsOf(usd) ?? {};
  if (whole === undefined || fraction === undefined) return undefined;
  if (/^0*$/.test(whole) && /^00/.test(`${fraction}00`) && /[1-9]/.test(fraction)) return sign ? '>-$0.01' : '<$0.01';
  return `${sign}$${grouped(whole)}.${`${fraction}00`.slice(0, 2)}`;
}

/** Every digit that the API sent. */
export function exactUsd(usd: string): string | undefined {
  const { sign, whole, fraction } = partsOf(usd) ?? {};
  if (whole === undefined) return undefined;
  return `${sign}$${grouped(whole)}${fraction ? `.${fraction}` : ''}`;
}

function partsOf(usd: string) {
  const match = /^(-?)(\d+)(?:\.(\d+))?$/.exec(usd);
  return match === null ? undefined : { sign: match[1] ?? '', whole: match[2] ?? '', fraction: match[3] ?? '' };
}

const grouped = (whole: string) => whole.replace(/^0+(?=\d)/, '').replaceAll(/\B(?=(\d{3})+$)/g, ',');
