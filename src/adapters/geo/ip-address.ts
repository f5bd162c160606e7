import { BlockList, isIP, SocketAddress } from 'node:net';

// IANA special-purpose registries: addresses without a country.
const RESERVED_IPV4 =
  '0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24 192.88.99.0/24 192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/4 240.0.0.0/4';
// Only 2000::/3 is allocated as global unicast, without these networks.
const GLOBAL_IPV6 = '2000::/3';
const RESERVED_IPV6 = '2001::/23 2001:db8::/32 2002::/16 3fff::/20';

const IPV4_MAPPED = '::ffff:';

/** A list of networks in CIDR notation. Throws when an entry is not a network. */
export class Networks {
  readonly #list = new BlockList();

  constructor(cidrs: readonly string[]) {
    for (const cidr of cidrs) {
      const [address = '', length = ''] = cidr.split('/');
      this.#list.addSubnet(address, Number(length || Number.NaN), familyOf(address));
    }
  }

  contains(address: string): boolean {
    return this.#list.check(address, familyOf(address));
  }
}

const reserved = new Networks([...RESERVED_IPV4.split(' '), ...RESERVED_IPV6.split(' ')]);
const globalIpv6 = new Networks([GLOBAL_IPV6]);

/**
 * The canonical text of a publicly routable address: without zone id, and IPv4 instead of IPv4-mapped IPv6. Undefined
 * for private, loopback and reserved addresses and for any other text.
 */
export function publicAddress(ip: string): string | undefined {
  if (isIP(ip) === 0) return undefined;
  const canonical = canonicalAddress(ip);
  if (reserved.contains(canonical)) return undefined;
  return isIP(canonical) === 4 || globalIpv6.contains(canonical) ? canonical : undefined;
}

function canonicalAddress(ip: string): string {
  if (isIP(ip) === 4) return ip;
  const [unzoned = ''] = ip.split('%', 1);
  const { address } = new SocketAddress({ address: unzoned, family: 'ipv6' });
  const embedded = address.slice(IPV4_MAPPED.length);
  return address.startsWith(IPV4_MAPPED) && isIP(embedded) === 4 ? embedded : address;
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIP(address) === 4 ? 'ipv4' : 'ipv6';
}
