import type { Request } from 'express';
import { ipKeyGenerator } from 'express-rate-limit';

/** One client can have a /56 of IPv6 addresses (RFC 6177), so the whole /56 counts as one client. */
const IPV6_PREFIX = 56;

/** The client's network, behind trusted proxies only: an IPv4 address, or an IPv6 /56. */
export const networkOf = (req: Request): string => ipKeyGenerator(req.ip ?? '', IPV6_PREFIX);
