import { z } from 'zod';
import { toWalletAddress } from '../../../adapters/local/address.ts';
import { isOneAddress } from '../../../domain/notice/notice.ts';
import { OPERATOR_ROLES, type OperatorRole } from '../../../domain/operator/operator.ts';
import { toUsd } from '../../../domain/shared/usd.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';
import { readConfigFile } from '../../start/config-file.ts';
import { databaseServers } from './database-servers.ts';
import { all, decoding, parseContactUrl, parsePublicUrl, parseUrl, readable, splitList } from './decoding.ts';
import { redisServers } from './redis-servers.ts';

export const integer = (min: number, max: number) =>
  decoding((text) => {
    const value = /^-?[0-9]+$/.test(text) ? Number(text) : Number.NaN;
    return value >= min && value <= max ? value : undefined;
  }, `must be a whole number from ${min} to ${max}`);

export const onOff = decoding((text) => ({ on: true, off: false })[text.toLowerCase()], 'must be on or off');

export const oneOf = <T extends string>(...values: readonly T[]) =>
  decoding((text) => values.find((value) => value === text), `must be one of: ${values.join(', ')}`);

/** A fraction such as 0.2, decoded to basis points. */
export const fraction = decoding((text) => {
  const [, whole, digits = ''] = /^([0-9]{1,2})(?:\.([0-9]{1,4}))?$/.exec(text) ?? [];
  return whole === undefined ? undefined : BigInt(whole + digits.padEnd(4, '0'));
}, 'must be a fraction with at most four decimals, such as 0.2 for 20 %');

/** Whole or decimal dollars. */
export const dollars = decoding((text) => toUsd(text), 'must be an amount of US dollars, such as 20 or 0.5');

/** A short name or version. */
export const label = decoding(
  (text) => readable(text, 64),
  'must be 1 to 64 characters that people can read, without line ends and characters that change the direction of writing',
);

export const countries = decoding(
  (text) => all(splitList(text).map((code) => (/^[A-Z]{2}(-[A-Z0-9]{1,3})?$/.test(code) ? code : undefined))),
  'must be ISO 3166-1 country codes of two letters or ISO 3166-2 region codes such as UA-43, in upper case, separated by commas',
);

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

export const publicUrl = decoding(
  (text) => parsePublicUrl(text, ['http:', 'https:']),
  'must be an http or https URL, without a user name and a password',
);

export const url = decoding((text) => parseUrl(text, ['http:', 'https:']), 'must be an http or https URL');

/** A URL, or `relayer`. */
export const facilitator = decoding((text): Readonly<{ url: string }> | 'relayer' | undefined => {
  if (text === 'relayer') return text;
  const known = parseUrl(text, ['http:', 'https:']);
  return known === undefined ? undefined : { url: known };
}, 'must be an http or https URL, or relayer');

export const contactUrl = decoding(
  parseContactUrl,
  'must be an https, mailto or tel URL without a password, such as mailto:support@example.com',
);

/** As `contactUrl`, or an e-mail address alone. */
export const contact = decoding(
  (text) => (isOneAddress(text) ? text : parseContactUrl(text)),
  'must be an e-mail address, or an https, mailto or tel URL without a password',
);

export const databaseUrl = z.string().superRefine((text, context) => {
  const servers = databaseServers(text);
  const message = 'fault' in servers ? servers.fault : certificateFault(servers.urls[0]);
  if (message !== undefined) context.addIssue({ code: 'custom', message });
});

/** The driver reads these files whole, and waits for a pipe. */
function certificateFault(url: string): string | undefined {
  for (const name of ['sslcert', 'sslkey', 'sslrootcert']) {
    const file = new URL(url).searchParams.get(name);
    const found = file ? readConfigFile(file) : undefined;
    if (found !== undefined && 'fault' in found) return `has the parameter ${name}: ${file} ${found.fault}`;
  }
  return undefined;
}

export const redisUrl = decoding(
  (text) => (redisServers(text) === undefined ? undefined : text),
  'must be a redis:// or rediss:// URL, with several hosts for a cluster, or redis+sentinel://host,host/name',
);

export const smtpUrl = decoding(
  (text) => (parseUrl(text, ['smtp:', 'smtps:']) !== undefined && new URL(text).hostname !== '' ? text : undefined),
  'must be smtp://user:password@host:port (STARTTLS) or smtps://user:password@host:port, with special characters percent-encoded',
);

export const sentryDsn = decoding((text) => {
  const url = parseUrl(text, ['http:', 'https:']);
  return url !== undefined && new URL(url).username !== '' && /\/[0-9]+$/.test(new URL(url).pathname) ? url : undefined;
}, 'must be a Sentry DSN: https://<key>@<host>/<project>');

export const emailAddress = decoding(
  (text) => (isOneAddress(text) ? text : undefined),
  'must be one plain e-mail address, such as alerts@example.com',
);

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

/** Whether only this machine has the host. IPv6 addresses may be in brackets, as in a URL. */
export const isLoopback = (host: string): boolean => /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/.test(host);
