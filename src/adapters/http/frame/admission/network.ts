import { isIP } from 'node:net';
import type { Request } from 'express';
import { ipKeyGenerator } from 'express-rate-limit';

/** One client can have a /56 of IPv6 addresses (RFC 6177), so the whole /56 counts as one client. */
const IPV6_PREFIX = 56;
/** Some proxies forward the client's port with its address: `192.0.2.1:4711`, `[2001:db8::1]:4711`. */
const WITH_PORT = /^(?:\[([^\]]+)\]|(\d+\.\d+\.\d+\.\d+))(?::\d{1,5})?$/;

/** The client's address as trusted proxies forward it, without a port; any text when a proxy forwards what is not an address. */
export function clientAddress({ ip = '' }: Pick<Request, 'ip'>): string {
  const [, ipv6, ipv4] = WITH_PORT.exec(ip) ?? [];
  return ipv6 ?? ipv4 ?? ip;
}

/**
 * The client's network, behind trusted proxies only: an IPv4 address, or an IPv6 /56. Requests whose forwarded address is not an
 * address count together, as the proxy that sent them: made-up texts must not be networks of their own.
 */
export function networkOf(req: Request): string {
  const address = clientAddress(req);
  return ipKeyGenerator(isIP(address) === 0 ? (req.socket.remoteAddress ?? '') : address, IPV6_PREFIX);
}
