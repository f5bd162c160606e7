import type { Purchase } from './purchase.ts';

export const purchaseKey = (chainId: number, wallet: string): string =>
  `console.purchase.${chainId}.${wallet.toLowerCase()}`;

/** The stored purchase; undefined if there is none, or if another version of this page wrote it. */
export function readPurchase(text: string | null): Purchase | undefined {
  if (text === null) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return isPurchase(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

const HASH = /^0x[0-9a-f]{64}$/i;
const ADDRESS = /^0x[0-9a-f]{40}$/i;

const isPurchase = (value: unknown): value is Purchase =>
  matches(value, { startedAt: isNumber, wallet: isAddress, chainId: isNumber, order: isOrder }) &&
  absentOr(value, 'authorization', isAuthorization) &&
  absentOr(value, 'approval', isSent) &&
  absentOr(value, 'payment', isSent) &&
  absentOr(value, 'trouble', (trouble) => matches(trouble, { kind: isText }));

const isOrder = (value: unknown) =>
  matches(value, {
    amount: (amount) => isText(amount) && /^\d+$/.test(amount),
    token: (token) => matches(token, { address: isAddress, symbol: isText, decimals: isNumber }),
  });

const isAuthorization = (value: unknown) =>
  matches(value, { to: isAddress, data: isText, nonce: isText, expiresAt: isNumber });

const isSent = (value: unknown) => matches(value, { hash: (hash) => isText(hash) && HASH.test(hash) });

type Check = (value: unknown) => boolean;

const isText = (value: unknown): value is string => typeof value === 'string';
const isNumber: Check = (value) => typeof value === 'number';
const isAddress: Check = (value) => isText(value) && ADDRESS.test(value);

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const matches = (value: unknown, checks: Readonly<Record<string, Check>>): boolean =>
  isObject(value) && Object.entries(checks).every(([name, check]) => check(value[name]));

const absentOr = (value: unknown, name: string, check: Check): boolean =>
  isObject(value) && (value[name] === undefined || check(value[name]));
