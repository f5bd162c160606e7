import type { AdapterChoices } from './config.ts';
import type { EnvReader } from './env-reader.ts';
import * as as from './schemas/index.ts';

type Choice = AdapterChoices['embeddedWallet'];

export function readEmbeddedWallet(reader: EnvReader, kind: Choice['kind']): Choice {
  if (kind !== 'privy') return { kind };
  const need = 'your app id at the provider, because EMBEDDED_WALLET_PROVIDER is privy';
  const appId = reader.required('EMBEDDED_WALLET_APP_ID', as.label, need, '');
  const published = `https://api.privy.io/v1/apps/${encodeURIComponent(appId)}/jwks.json`;
  const jwksUrl = reader.optional('EMBEDDED_WALLET_JWKS_URL', as.url, published);
  if (!isTrustworthy(new URL(jwksUrl)))
    reader.fault(
      'EMBEDDED_WALLET_JWKS_URL must be an https URL: anyone who can change the keys can sign in as any user',
    );
  return { kind, appId, issuer: 'privy.io', jwksUrl };
}

const isTrustworthy = ({ protocol, hostname }: URL) =>
  protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
