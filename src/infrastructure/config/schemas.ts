import { z } from 'zod';
import { toWalletAddress } from '../../adapters/local/address.ts';
import { toForeignAddress } from '../../adapters/local/chain-address.ts';
import { isOneAddress } from '../../domain/notice/email-address.ts';
import { OPERATOR_ROLES, type OperatorRole } from '../../domain/operator/operator.ts';
import type { SponsoredCall } from '../../domain/paymaster/sponsor-policy.ts';
import { FOREIGN_CHAINS } from '../../domain/shared/foreign-address.ts';
import type { Hex } from '../../domain/shared/hex.ts';
import type { PaymentToken } from '../../domain/shared/payment-token.ts';
import { toUsd } from '../../domain/shared/usd.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';

const splitList = (text: string) =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');

/** A transform that reports the error's message as an issue instead of throwing it. */
const decoding = <T>(decode: (text: string) => T | undefined, fault: string) =>
  z.string().transform((text, context) => {
    const value = decode(text);
    if (value !== undefined) return value;
    context.issues.push({ code: 'custom', message: fault, input: text });
    return z.NEVER;
  });

const all = <T>(items: readonly (T | undefined)[]): T[] | undefined =>
  items.length > 0 && items.every((item) => item !== undefined) ? (items as T[]) : undefined;

const parseUrl = (text: string, protocols: readonly string[]) =>
  URL.canParse(text) && protocols.includes(new URL(text).protocol) ? text : undefined;

export const integer = (min: number, max: number) =>
  decoding((text) => {
    const value = /^-?[0-9]+$/.test(text) ? Number(text) : Number.NaN;
    return value >= min && value <= max ? value : undefined;
  }, `must be a whole number from ${min} to ${max}`);

export const onOff = decoding((text) => ({ on: true, off: false })[text.toLowerCase()], 'must be on or off');

export const oneOf = <T extends string>(...values: readonly T[]) =>
  decoding((text) => values.find((value) => value === text), `must be one of: ${values.join(', ')}`);

export const origin = decoding((text) => {
  const url = parseUrl(text, ['http:', 'https:']);
  return url === undefined ? undefined : new URL(url).origin;
}, 'must be an http or https URL');

export const origins = decoding((text) => {
  return all(splitList(text).map((item) => (parseUrl(item, ['http:', 'https:']) ? new URL(item).origin : undefined)));
}, 'must be http or https URLs, separated by commas');

export const urls = decoding(
  (text) => all(splitList(text).map((item) => parseUrl(item, ['http:', 'https:']))),
  'must be http or https URLs, separated by commas, the preferred one first',
);

export const url = decoding((text) => parseUrl(text, ['http:', 'https:']), 'must be an http or https URL');

export const databaseUrl = decoding(
  (text) => parseUrl(text, ['postgres:', 'postgresql:']),
  'must be a postgres:// URL',
);

export const redisUrl = decoding((text) => parseUrl(text, ['redis:', 'rediss:']), 'must be a redis:// URL');

export const address = decoding(toWalletAddress, 'must be an EVM address with a valid checksum or in lower case');

/** An address, or `none`. */
export const addressOrNone = decoding(
  (text): WalletAddress | 'none' | undefined => (text === 'none' ? text : toWalletAddress(text)),
  'must be an EVM address with a valid checksum or in lower case, or none',
);

/** EVM, Solana and Bitcoin addresses, in their canonical forms. */
export const addressesOfAnyChain = decoding(
  (text) => all(splitList(text).map((item) => toWalletAddress(item) ?? toForeignAddress(item)?.address)),
  'must be EVM, Solana or Bitcoin addresses, separated by commas',
);

export const foreignChains = decoding(
  (text) => all(splitList(text).map((item) => FOREIGN_CHAINS.find((chain) => chain === item))),
  `must be some of: ${FOREIGN_CHAINS.join(', ')}, separated by commas`,
);

export const countries = decoding(
  (text) => all(splitList(text).map((code) => (/^[A-Z]{2}(-[A-Z0-9]{1,3})?$/.test(code) ? code : undefined))),
  'must be ISO 3166-1 country codes of two letters or ISO 3166-2 region codes such as UA-43, in upper case, separated by commas',
);

export const privateKey = decoding(
  (text) => (/^0x[0-9a-fA-F]{64}$/.test(text) && !/^0x0+$/.test(text) ? text.toLowerCase() : undefined),
  'must be a private key: 0x and 64 hexadecimal digits',
);

/** A secret that a provider issued: its strength is the provider's affair. */
export const issuedSecret = decoding(
  (text) => (text.length >= 12 ? text : undefined),
  'must have at least 12 characters',
);

const LEAST_DISTINCT = 8;
/** What people leave in place of a secret. */
const PLACEHOLDER =
  /change[-_ ]?(me|this|it)|replace[-_ ]?(me|this|it)|placeholder|example|to-?do|your[-_ ](own[-_ ])?(secret|key|password)/i;

/** Not one character, or one short word, again and again; and not what stands in examples. */
export const isRandomEnough = (text: string): boolean =>
  new Set(text).size >= LEAST_DISTINCT && !/^(.{1,12}?)\1+$/.test(text) && !PLACEHOLDER.test(text);

const STRENGTH = `at least ${LEAST_DISTINCT} different characters, no repetition and no placeholder; the sub-command secrets generates random ones`;
const ownSecret = (least: number) =>
  decoding(
    (text) => (text.length >= least && isRandomEnough(text) ? text : undefined),
    `must have at least ${least} characters, ${STRENGTH}`,
  );

/** A secret that the operator chose, for programs. */
export const secret = ownSecret(16);

/** A secret that people type. */
export const password = ownSecret(12);

/** At least one secret, the newest first. */
export const secrets = decoding((text) => {
  const items = all(splitList(text).map((item) => (item.length >= 32 && isRandomEnough(item) ? item : undefined)));
  return items === undefined || new Set(items).size < items.length ? undefined : (items as [string, ...string[]]);
}, `must be different secrets of at least 32 characters, separated by commas, the newest first; each with ${STRENGTH}`);

/** A fraction such as 0.2, decoded to basis points. */
export const fraction = decoding((text) => {
  const [, whole, digits = ''] = /^([0-9]{1,2})(?:\.([0-9]{1,4}))?$/.exec(text) ?? [];
  return whole === undefined ? undefined : BigInt(whole + digits.padEnd(4, '0'));
}, 'must be a fraction with at most four decimals, such as 0.2 for 20 %');
/** At least as many bytes as the output of the hash that uses the key (RFC 2104 §3). */
const PAYMENT_SECRET_BYTES = 32;

/**
 * The first secret issues, all are accepted. To rotate, add a new one in front, and remove the old one when its
 * challenges have expired.
 */
export const paymentSecrets = decoding((text): readonly [string, ...string[]] | undefined => {
  const [newest, ...older] = splitList(text);
  if (newest === undefined) return undefined;
  const isStrong = (key: string) => Buffer.byteLength(key) >= PAYMENT_SECRET_BYTES && isRandomEnough(key);
  return [newest, ...older].every(isStrong) ? [newest, ...older] : undefined;
}, `must be keys of at least 32 characters, separated by commas; each with ${STRENGTH}`);

/** Whole or decimal dollars. */
export const dollars = decoding((text) => toUsd(text), 'must be an amount of US dollars, such as 20 or 0.5');

/** `chainId:address:selector`, separated by commas. */
export const sponsoredCalls = decoding(
  (text) => all(splitList(text).map(sponsoredCall)),
  'must be chainId:address:selector, separated by commas; a selector is 0x and 8 hexadecimal digits',
);

function sponsoredCall(text: string): SponsoredCall | undefined {
  const [chainId = '', contract = '', selector = ''] = text.split(':');
  const target = toWalletAddress(contract);
  if (target === undefined || !/^[1-9][0-9]{0,14}$/.test(chainId) || !/^0x[0-9a-f]{8}$/.test(selector))
    return undefined;
  return { chainId: Number(chainId), target, selector: selector as Hex };
}

/** `address:role`, separated by commas. */
export const operators = decoding(
  (text) => {
    const named = all(splitList(text).map(operator));
    return named === undefined || new Map(named).size < named.length ? undefined : new Map(named);
  },
  `must be address:role, separated by commas, each address once; a role is one of: ${OPERATOR_ROLES.join(', ')}`,
);

function operator(text: string): readonly [WalletAddress, OperatorRole] | undefined {
  const [wallet = '', name, ...rest] = text.split(':');
  const at = toWalletAddress(wallet);
  const role = OPERATOR_ROLES.find((known) => known === name);
  return at === undefined || role === undefined || rest.length > 0 ? undefined : [at, role];
}

/** `chainId:address`. */
export const addressOnChain = decoding((text) => {
  const [chainId, contract = ''] = text.split(':');
  const at = toWalletAddress(contract);
  return /^[1-9][0-9]{0,14}$/.test(chainId ?? '') && at ? { chainId: Number(chainId), address: at } : undefined;
}, 'must be chainId:address');

/** `address:symbol:decimals`, at least one; all with the same decimals. */
export const paymentTokens = decoding((text) => {
  const tokens = all(splitList(text).map(paymentToken));
  const same = tokens?.every(({ decimals }) => decimals === tokens[0]?.decimals);
  return same ? (tokens as [PaymentToken, ...PaymentToken[]]) : undefined;
}, 'must be address:symbol:decimals, separated by commas; decimals must be from 2 to 36 and equal for all tokens, because the contract sums what a buyer spent in any of them');

function paymentToken(text: string): PaymentToken | undefined {
  const [contract = '', symbol = '', digits = ''] = text.split(':');
  const at = toWalletAddress(contract);
  const decimals = /^[0-9]{1,2}$/.test(digits) ? Number(digits) : Number.NaN;
  if (at === undefined || !/^[A-Za-z0-9.]{1,11}$/.test(symbol) || !(decimals >= 2 && decimals <= 36)) return undefined;
  return { address: at, symbol, decimals };
}

/**
 * The trusted proxies: `none`, a number of hops, or names and networks (`loopback`, `10.0.0.0/8`). "All" is not
 * supported, and neither are IPv4-mapped networks, which some matchers interpret as the whole internet
 * (CVE-2026-90711).
 */
export const trustedProxies = decoding((text): false | number | string[] | undefined => {
  if (text === 'none') return false;
  if (/^[1-9]$/.test(text)) return Number(text);
  return all(splitList(text).map((item) => (isProxyNetwork(item) ? item : undefined)));
}, 'must be none, a number of hops from 1 to 9, or a list of loopback, linklocal, uniquelocal, addresses and networks; ::ffff: networks and networks of prefix length 0 are not allowed');

function isProxyNetwork(text: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true;
  if (text.toLowerCase().startsWith('::ffff:')) return false;
  return /^[0-9a-fA-F.:]+(\/[1-9][0-9]{0,2})?$/.test(text) && /[.:]/.test(text);
}

export const sentryDsn = decoding((text) => {
  const url = parseUrl(text, ['http:', 'https:']);
  return url !== undefined && new URL(url).username !== '' && /\/[0-9]+$/.test(new URL(url).pathname) ? url : undefined;
}, 'must be a Sentry DSN: https://<key>@<host>/<project>');

/** A short name or version. */
export const label = decoding((text) => (text.length <= 64 ? text : undefined), 'must have at most 64 characters');

export const smtpUrl = decoding(
  (text) => (parseUrl(text, ['smtp:', 'smtps:']) !== undefined && new URL(text).hostname !== '' ? text : undefined),
  'must be smtp://user:password@host:port (STARTTLS) or smtps://user:password@host:port, with special characters percent-encoded',
);

export const emailAddress = decoding(
  (text) => (isOneAddress(text) ? text : undefined),
  'must be one plain e-mail address, such as alerts@example.com',
);

/** The secret of Standard Webhooks: 24 to 64 bytes. */
export const webhookSecret = decoding((text) => {
  const [, encoded = ''] = /^whsec_([A-Za-z0-9+/]+={0,2})$/.exec(text) ?? [];
  const key = Buffer.from(encoded, 'base64');
  const isWhole = key.toString('base64').replace(/=+$/, '') === encoded.replace(/=+$/, '');
  return isWhole && key.length >= 24 && key.length <= 64 && isRandomEnough(encoded) ? text : undefined;
}, 'must be whsec_ and the base64 of 24 to 64 random bytes');
