import type { Request } from 'express';
import { ipKeyGenerator } from 'express-rate-limit';

/** One client owns a /56 of IPv6 addresses (RFC 6177), so they count as one. */
const IPV6_PREFIX = 56;

/** The client's network after trusted proxies only: an IPv4 address, or an IPv6 /56. */
export const networkOf = (req: Request): string => ipKeyGenerator(req.ip ?? '', IPV6_PREFIX);
