import type { Request } from 'express';
import type { RequestOrigin } from '../../../../domain/shared/origin.ts';
import { clientOf } from './network.ts';

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
