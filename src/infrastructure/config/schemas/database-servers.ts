import { nearest } from '../../../domain/shared/typo.ts';

/** The servers that `DATABASE_URL` names. */
export type DatabaseServers = Readonly<{
  /** One URL a server, in the order in which they are named. */
  urls: readonly [string, ...string[]];
  /** Only a server that takes writes may be used. */
  mustWrite: boolean;
}>;

const PARTS = /^(postgres(?:ql)?:)\/\/((?:.*@)?)([^@/?]*)(\/[^?]*)?(?:\?(.*))?$/;
/** What libpq calls a server that takes writes. The service writes, so the other values name servers that are of no use to it. */
const WRITABLE = ['read-write', 'primary'];

/** Parameters whose misspelling would go unnoticed: the driver ignores what it does not know, so that a connection has no TLS, for example. */
const PARAMETERS = [
  ...['target_session_attrs', 'sslmode', 'sslcert', 'sslkey', 'sslrootcert', 'sslnegotiation'],
  ...['application_name', 'client_encoding', 'connect_timeout', 'statement_timeout', 'lock_timeout', 'options'],
];

/** Why the text names no server; it may hold a password, so that nothing of it is repeated but the name of a parameter. */
type Fault = Readonly<{ fault: string }>;

/**
 * The servers of a URL with one or several hosts, as libpq writes them: `postgres://user@one:5432,two:5433/db?target_session_attrs=read-write`,
 * or `host` and `port` as parameters.
 */
export function databaseServers(text: string): DatabaseServers | Fault {
  const [, scheme, login, authority = '', path = '', query] = PARTS.exec(text) ?? [];
  if (scheme === undefined) return { fault: 'must be a postgres:// URL' };
  const settings = new URLSearchParams(query);
  for (const name of settings.keys()) {
    const meant = PARAMETERS.includes(name) ? undefined : nearest(name, PARAMETERS);
    if (meant !== undefined) return { fault: `has the unknown parameter ${name}: did you mean ${meant}?` };
  }
  const wanted = settings.get('target_session_attrs') ?? 'any';
  settings.delete('target_session_attrs');
  const mustWrite = WRITABLE.includes(wanted);
  if (!mustWrite && wanted !== 'any') return { fault: 'must have target_session_attrs=read-write, or none' };
  const places = placesIn(authority, settings);
  if (places === undefined) return { fault: 'must name one port, or as many ports as hosts' };
  if (places.length > 1 && !mustWrite)
    return { fault: 'names several hosts, and needs target_session_attrs=read-write' };
  if (places.length > 1 && places.some(([address, more]) => address === '' && more.length === 0))
    return { fault: 'has an empty host' };
  const urls = places.map(
    ([address, more]) => `${scheme}//${login}${address}${path}${withQuery([...settings, ...more])}`,
  );
  if (!urls.every((url) => URL.canParse(url))) return { fault: 'has an invalid host or port' };
  return { urls: urls as [string, ...string[]], mustWrite };
}

type Place = readonly [address: string, settings: readonly (readonly [string, string])[]];

/** The servers of the authority, or of the parameters `host` and `port`, which are removed: one port is of all hosts. */
function placesIn(authority: string, settings: URLSearchParams): readonly Place[] | undefined {
  const hosts = settings.get('host')?.split(',');
  if (hosts === undefined) return authority.split(',').map((address) => [address, []]);
  const ports = settings.get('port')?.split(',') ?? [];
  if (ports.length > 1 && ports.length !== hosts.length) return undefined;
  settings.delete('host');
  settings.delete('port');
  return hosts.map((host, at) => {
    const port = ports[at] ?? ports[0];
    return [authority, [['host', host], ...(port === undefined ? [] : [['port', port] as const])]];
  });
}

const withQuery = (settings: readonly (readonly [string, string])[]): string =>
  settings.length === 0 ? '' : `?${settings.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&')}`;
