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

/**
 * The servers of a URL with one or several hosts, as libpq writes them: `postgres://user@one:5432,two:5433/db?target_session_attrs=read-write`,
 * or `host` and `port` as parameters. Undefined when it is another URL, or names several servers without asking for the one that takes writes.
 */
export function databaseServers(text: string): DatabaseServers | undefined {
  const [, scheme, login, authority = '', path = '', query] = PARTS.exec(text) ?? [];
  if (scheme === undefined) return undefined;
  const settings = new URLSearchParams(query);
  const wanted = settings.get('target_session_attrs') ?? 'any';
  settings.delete('target_session_attrs');
  const mustWrite = WRITABLE.includes(wanted);
  if (!mustWrite && wanted !== 'any') return undefined;
  const places = placesIn(authority, settings);
  if (places === undefined || (places.length > 1 && !mustWrite)) return undefined;
  const urls = places.map(
    ([address, more]) => `${scheme}//${login}${address}${path}${withQuery([...settings, ...more])}`,
  );
  return urls.every((url) => URL.canParse(url)) ? { urls: urls as [string, ...string[]], mustWrite } : undefined;
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
