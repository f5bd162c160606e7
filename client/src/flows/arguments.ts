import { isAddress } from 'viem';
import type { Wallet } from './wallet.ts';

type Check = readonly [isValid: (value: unknown) => boolean, sentence: string];

const ADDRESS: Check = [(value) => isAddress(String(value)), 'must be an address'];

const CHECKS = {
  wallet: [
    (value) => (value as Wallet | undefined)?.account?.address !== undefined,
    'must be a viem client with an account',
  ],
  amount: [(value) => typeof value === 'bigint' && value > 0n, 'must be a bigint above zero, in smallest units'],
  chainId: [(value) => Number.isSafeInteger(value), 'must be the number of a chain'],
  tokenId: [(value) => typeof value === 'bigint', 'must be a bigint'],
  bidId: [(value) => typeof value === 'bigint', 'must be a bigint'],
  maxPrice: [
    (value) => typeof value === 'string' && /^(?:q96:\d+|\d+(?:\.\d+)?)$/.test(value),
    'must be a decimal number as text, or q96: and a whole number',
  ],
  to: ADDRESS,
  auction: ADDRESS,
  paymentToken: ADDRESS,
  token: [(value) => value === 'native' || ADDRESS[0](value), 'must be an address, or native'],
} as const satisfies Readonly<Record<string, Check>>;

type Checked = keyof typeof CHECKS;

/** Throws a TypeError that names the first of these arguments that cannot work, before anything is requested or signed. */
export function checkArguments<Name extends Checked>(
  flow: string,
  given: Readonly<Record<Name, unknown>>,
  ...names: readonly Name[]
): void {
  for (const name of names) {
    const [isValid, sentence]: Check = CHECKS[name];
    if (!isValid(given[name])) throw new TypeError(`${flow}: ${name} ${sentence}`);
  }
}
