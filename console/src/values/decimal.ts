const SCALE = 18;

/** `amount` of a token times the price of a whole one, as decimal text; cut after 18 decimals. */
export function worthOf(units: bigint, decimals: number, price: string): string | undefined {
  const match = /^(\d+)(?:\.(\d+))?$/.exec(price);
  if (match === null) return undefined;
  const fraction = (match[2] ?? '').slice(0, SCALE);
  const scaled = BigInt(`${match[1]}${fraction.padEnd(SCALE, '0')}`);
  const worth = (units * scaled) / 10n ** BigInt(decimals);
  const digits = worth.toString().padStart(SCALE + 1, '0');
  return `${digits.slice(0, -SCALE)}.${digits.slice(-SCALE)}`.replace(/\.?0+$/, '');
}

/** `part` of a decimal text, as much as `units` are of `whole`. */
export function shareOf(text: string, units: bigint, whole: bigint): string | undefined {
  const one = worthOf(10n ** BigInt(SCALE), SCALE, text);
  if (one === undefined || whole <= 0n) return undefined;
  const [digits = '0', fraction = ''] = one.split('.');
  const scaled = (BigInt(`${digits}${fraction.padEnd(SCALE, '0')}`) * units) / whole;
  return worthOf(scaled, SCALE, '1');
}
