import { shortPercent } from '../numbers.ts';

/** To a hundredth of a percent, cut and not rounded; undefined if there is no whole. */
export function percentOf(part: bigint, whole: bigint): string | undefined {
  if (whole <= 0n) return undefined;
  const hundredths = (part * 10_000n) / whole;
  return hundredths === 0n && part > 0n ? `<${shortPercent(0.01)}` : shortPercent(Number(hundredths) / 100);
}

/** What the contract gives for the amount: rounded down, as it does. */
export const tokensFor = (amount: bigint, price: bigint, tokenDecimals: number): bigint | undefined =>
  price <= 0n ? undefined : (amount * 10n ** BigInt(tokenDecimals)) / price;

/** What is left of a limit in the API's text; undefined if there is no limit (2^256-1), or it is unknown. */
export function limitOf(remaining: string | null | undefined): bigint | undefined {
  if (remaining == null) return undefined;
  const units = BigInt(remaining);
  return units > NO_LIMIT ? undefined : units;
}

type Bounds = Readonly<{ least: bigint; most: bigint | undefined }>;

/** The most that a wallet can pay with what it holds; undefined if that is less than the least. */
export function payable(held: bigint, { least, most }: Bounds): bigint | undefined {
  const pays = most !== undefined && most < held ? most : held;
  return pays < least ? undefined : pays;
}

/** No payment token has as many units. */
const NO_LIMIT = 10n ** 60n;
