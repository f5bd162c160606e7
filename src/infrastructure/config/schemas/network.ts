import { isOneAddress } from '../../../domain/notice/notice.ts';
import { all, decoding, parseUrl, splitList } from './decoding.ts';

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
