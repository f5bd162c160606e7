import { isIP } from 'node:net';
import type { Request } from 'express';
import { ipKeyGenerator } from 'express-rate-limit';
import type { RequestOrigin } from '../../../../domain/shared/origin.ts';

/** One client can have a /56 of IPv6 addresses (RFC 6177), so the whole /56 counts as one client. */
const IPV6_PREFIX = 56;
/** Some proxies forward the client's port with its address: `192.0.2.1:4711`, `[2001:db8::1]:4711`. */
const WITH_PORT = /^(?:\[([^\]]+)\]|(\d+\.\d+\.\d+\.\d+))(?::\d{1,5})?$/;

export type Client = Readonly<{
  /** As trusted proxies forward it, without a port; any text when a proxy forwards what is not an address. */
  address: string;
  /** An IPv4 address, or an IPv6 /56. */
  network: string;
}>;

const clients = new WeakMap<Request, Client>();

/** Where the request comes from, behind trusted proxies only. Determined once for a request. */
export function clientOf(req: Request): Client {
  const known = clients.get(req);
  if (known !== undefined) return known;
  const address = withoutPort(req.ip ?? '');
  const client = { address, network: networkOf(address, req) };
  clients.set(req, client);
  return client;
}

function withoutPort(ip: string): string {
  const [, ipv6, ipv4] = WITH_PORT.exec(ip) ?? [];
  return ipv6 ?? ipv4 ?? ip;
}

/**
 * Requests whose forwarded address is not an address count together, as the proxy that sent them: made-up texts must not be networks
 * of their own.
 */
const networkOf = (address: string, { socket }: Request): string =>
  ipKeyGenerator(isIP(address) === 0 ? (socket.remoteAddress ?? '') : address, IPV6_PREFIX);

/** `countryHeader` is used only when the socket's peer is a trusted proxy. */
export function originOf(req: Request, countryHeader: string | undefined): RequestOrigin {
  const userAgent = req.get('user-agent');
  const hint = countryHeader === undefined || !isFromTrustedProxy(req) ? undefined : req.get(countryHeader);
  const countryHint = hint === undefined ? undefined : countryCode(hint);
  const { address, network } = clientOf(req);
  return {
    ip: address,
    network,
    ...(userAgent !== undefined && { userAgent }),
    ...(countryHint !== undefined && { countryHint }),
  };
}

function isFromTrustedProxy(req: Request): boolean {
  const trusts = req.app.get('trust proxy fn') as (address: string | undefined, hop: number) => boolean;
  return trusts(req.socket.remoteAddress, 0);
}

/** CDNs send XX or T1 (Tor) when the country is unknown. */
function countryCode(header: string): string | undefined {
  const code = header.trim().toUpperCase();
  return /^[A-Z]{2}$/.test(code) && code !== 'XX' ? code : undefined;
}
