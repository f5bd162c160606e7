type Place = Readonly<{ host: string; port: number }>;
type Login = Readonly<{ username?: string; password?: string }>;

/** The servers that `REDIS_URL` names. */
export type RedisServers =
  | Readonly<{ kind: 'one'; url: string }>
  /** `name`: what the sentinels call the group of servers. Their own password is `sentinelPassword`. */
  | (Readonly<{ kind: 'sentinel'; sentinels: Place[]; name: string; db: number; sentinelPassword?: string }> &
      Login & { readonly isEncrypted: boolean })
  | (Readonly<{ kind: 'cluster'; nodes: Place[]; isEncrypted: boolean }> & Login);

const PARTS = /^(rediss?)(\+sentinel)?:\/\/(?:([^@/?]*)@)?([^@/?]*)(?:\/([^?]*))?(?:\?(.*))?$/;
const PLACE = /^(\[[0-9a-f:.]+\]|[^:[\]]+)(?::([0-9]{1,5}))?$/i;

/**
 * `redis://` or `rediss://` with one host is a server, with several a cluster; `redis+sentinel://host,host/name` are the sentinels that
 * know the primary of that name. `/name/2` is its database 2. Undefined when it is another URL.
 */
export function redisServers(text: string): RedisServers | undefined {
  const [, scheme, sentinel, login = '', hosts = '', path = '', query] = PARTS.exec(text) ?? [];
  if (scheme === undefined) return undefined;
  if (sentinel === undefined && !hosts.includes(','))
    return URL.canParse(text) ? { kind: 'one', url: text } : undefined;
  const places = hosts.split(',').map((host) => placeOf(host, sentinel === undefined ? 6379 : 26379));
  if (!places.every((place) => place !== undefined)) return undefined;
  const common = { ...loginOf(login), isEncrypted: scheme === 'rediss' };
  if (sentinel === undefined) return path === '' ? { kind: 'cluster', nodes: places, ...common } : undefined;
  const [, name, db = '0'] = /^([^/]+)(?:\/([0-9]+))?$/.exec(path) ?? [];
  const sentinelPassword = new URLSearchParams(query).get('sentinelPassword') ?? undefined;
  return name === undefined
    ? undefined
    : {
        kind: 'sentinel',
        sentinels: places,
        name,
        db: Number(db),
        ...common,
        ...(sentinelPassword && { sentinelPassword }),
      };
}

function placeOf(text: string, fallback: number): Place | undefined {
  const [, host, port = String(fallback)] = PLACE.exec(text.trim()) ?? [];
  return host === undefined ? undefined : { host: host.replace(/^\[|\]$/g, ''), port: Number(port) };
}

function loginOf(text: string): Login {
  const [username = '', password] = text.split(':').map(decodeURIComponent);
  return { ...(username !== '' && { username }), ...(password !== undefined && { password }) };
}
