const SCALE = 18;

/** `amount` of a token times the price of a whole one, as decimal text; cut after 18 decimals. */
export function worthOf(units: bigint, decimals: number, price: string): string | undefined {
  const each = scaled(price);
  return each === undefined ? undefined : textOf((units * each) / 10n ** BigInt(decimals));
}

/** Two decimal texts of dollars added as they are shown, to the cent, so that the parts add up; null where one is not known. */
export function sumOf(one: string | null, other: string | null): string | null {
  const [a, b] = [scaled(one ?? ''), scaled(other ?? '')];
  return a === undefined || b === undefined ? null : textOf(toCents(a) + toCents(b));
}

const CENT = 10n ** BigInt(SCALE - 2);

/** What is less than half a cent stays as it is. */
const toCents = (units: bigint) => (units < CENT / 2n ? units : ((units + CENT / 2n) / CENT) * CENT);

/** `part` of a decimal text, as much as `units` are of `whole`. */
export function shareOf(text: string, units: bigint, whole: bigint): string | undefined {
  const one = scaled(text);
  return one === undefined || whole <= 0n ? undefined : textOf((one * units) / whole);
}

function scaled(text: string): bigint | undefined {
  const match = /^(\d+)(?:\.(\d+))?$/.exec(text);
  if (match === null) return undefined;
  const fraction = (match[2] ?? '').slice(0, SCALE);
  return BigInt(`${match[1]}${fraction.padEnd(SCALE, '0')}`);
}

function textOf(units: bigint): string {
  const digits = units.toString().padStart(SCALE + 1, '0');
  return `${digits.slice(0, -SCALE)}.${digits.slice(-SCALE)}`.replace(/\.?0+$/, '');
}
