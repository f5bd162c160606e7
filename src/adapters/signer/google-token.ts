import { createPrivateKey, type KeyObject, sign } from 'node:crypto';
import { z } from 'zod';
import type { Clock } from '../../application/ports/system.ts';
import { jsonOf } from '../outbound/json.ts';
import { UpstreamTrouble } from '../upstream/trouble.ts';
import type { SignerHttp } from './signer-http.ts';

/** The file that Google's console writes for a service account. */
export const ServiceAccount = z.object({
  type: z.literal('service_account'),
  client_email: z.string().min(3),
  private_key_id: z.string().min(1),
  private_key: z.string().transform((pem, context): KeyObject => {
    try {
      return createPrivateKey(pem);
    } catch {
      context.issues.push({ code: 'custom', message: 'must be a private key in PEM', input: '' });
      return z.NEVER;
    }
  }),
});
export type ServiceAccount = z.output<typeof ServiceAccount>;

/** A bearer token for Google's services. */
export type GoogleToken = (signal: AbortSignal) => Promise<string>;

const LIFETIME_SECONDS = 3600;
/** A token is replaced this long before it expires. */
const MARGIN_MS = 5 * 60_000;

const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

type Kept = Readonly<{ token: string; until: number }>;

/** A JSON Web Token that the service account signs for the audience itself (AIP-4111), without a request to a token endpoint. */
export function tokenOfServiceAccount(account: ServiceAccount, audience: string, clock: Clock): GoogleToken {
  let kept: Kept | undefined;
  return async () => {
    const now = clock.now().getTime();
    if (kept !== undefined && now < kept.until) return kept.token;
    const iat = Math.floor(now / 1000);
    const { client_email: email, private_key_id: kid, private_key: key } = account;
    const claims = { iss: email, sub: email, aud: audience, iat, exp: iat + LIFETIME_SECONDS };
    const text = `${part({ alg: 'RS256', typ: 'JWT', kid })}.${part(claims)}`;
    const token = `${text}.${sign('sha256', Buffer.from(text), key).toString('base64url')}`;
    kept = { token, until: now + LIFETIME_SECONDS * 1000 - MARGIN_MS };
    return token;
  };
}

const Granted = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() });

/** The token of the machine's own service account, from the metadata server. */
export function tokenOfMachine(http: SignerHttp, metadataUrl: string, clock: Clock): GoogleToken {
  const url = `${metadataUrl}/computeMetadata/v1/instance/service-accounts/default/token`;
  let kept: Kept | undefined;
  return async (signal) => {
    const now = clock.now().getTime();
    if (kept !== undefined && now < kept.until) return kept.token;
    const text = await http.text({ method: 'GET', url, headers: { 'metadata-flavor': 'Google' } }, signal);
    const granted = Granted.safeParse(jsonOf(text)).data;
    if (granted === undefined)
      throw new UpstreamTrouble('Google metadata server', 'unexpected', 'the response is not a token');
    kept = { token: granted.access_token, until: now + granted.expires_in * 1000 - MARGIN_MS };
    return granted.access_token;
  };
}
