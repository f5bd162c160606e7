import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { crc32c } from '../../../../src/adapters/signer/signer.gcp-kms.ts';
import { type Asked, Reply, startProviderServer } from '../provider-server.ts';
import type { Vault } from './vault.ts';

export const GCP_KEY = 'projects/p/locations/europe-west1/keyRings/ring/cryptoKeys/sale/cryptoKeyVersions/1';
const ALGORITHMS = {
  secp256k1: 'EC_SIGN_SECP256K1_SHA256',
  'P-256': 'EC_SIGN_P256_SHA256',
  Ed25519: 'EC_SIGN_ED25519',
} as const;
export const MACHINE_TOKEN = 'ya29.token-of-the-machine';

const account = generateKeyPairSync('rsa', { modulusLength: 2048 });
/** The content of the key file of a service account. */
export const SERVICE_ACCOUNT = {
  type: 'service_account',
  client_email: 'signer@p.iam.gserviceaccount.com',
  private_key_id: 'key-1',
  private_key: account.privateKey.export({ format: 'pem', type: 'pkcs8' }).toString(),
} as const;

const failed = (status: number, reason: string) =>
  new Reply(status, JSON.stringify({ error: { code: status, status: reason } }));

/** Google Cloud KMS and the metadata server of a machine, as their references describe them. */
export async function startGcpKms(vault: Vault) {
  const damage = { answers: false };
  const server = await startProviderServer((asked) => {
    if (asked.path.startsWith('/computeMetadata/')) return machineToken(asked);
    if (!isAdmitted(asked)) return failed(401, 'UNAUTHENTICATED');
    return answer(vault, asked, damage.answers ? 1 : 0);
  });
  return { ...server, damage };
}

const machineToken = ({ headers, path }: Asked) =>
  headers['metadata-flavor'] === 'Google' && path.endsWith('/service-accounts/default/token')
    ? { access_token: MACHINE_TOKEN, expires_in: 3_599, token_type: 'Bearer' }
    : failed(403, 'PERMISSION_DENIED');

/** A token of the machine, or one that the service account signed for this service and for an hour at most. */
function isAdmitted({ headers }: Asked): boolean {
  const token = /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1] ?? '';
  if (token === MACHINE_TOKEN) return true;
  try {
    const key = createPublicKey(account.publicKey.export({ format: 'pem', type: 'spki' }).toString());
    const claims = jwt.verify(token, key, { algorithms: ['RS256'], audience: `http://${headers.host}/` });
    if (typeof claims === 'string' || claims.iss !== SERVICE_ACCOUNT.client_email || claims.sub !== claims.iss)
      return false;
    return (claims.exp ?? 0) - (claims.iat ?? 0) <= 3_600;
  } catch {
    return false;
  }
}

function answer(vault: Vault, { method, path, body }: Asked, damage: number) {
  if (method === 'GET' && path === `/v1/${GCP_KEY}/publicKey`)
    return {
      name: GCP_KEY,
      algorithm: ALGORITHMS[vault.algorithm],
      pem: vault.pem,
      pemCrc32c: String((crc32c(Buffer.from(vault.pem)) ^ damage) >>> 0),
    };
  if (method !== 'POST' || path !== `/v1/${GCP_KEY}:asymmetricSign`) return failed(404, 'NOT_FOUND');
  const { digest, digestCrc32c, data, dataCrc32c } = body as {
    digest?: { sha256: string };
    digestCrc32c?: string;
    data?: string;
    dataCrc32c?: string;
  };
  const sent = Buffer.from(digest?.sha256 ?? data ?? '', 'base64');
  const isWhole = String(crc32c(sent)) === (digest === undefined ? dataCrc32c : digestCrc32c);
  const signature = isWhole && (digest === undefined || sent.length === 32) ? vault.sign(sent) : undefined;
  if (signature === undefined) return failed(400, 'INVALID_ARGUMENT');
  return {
    name: GCP_KEY,
    signature: Buffer.from(signature).toString('base64'),
    signatureCrc32c: String((crc32c(signature) ^ damage) >>> 0),
    [digest === undefined ? 'verifiedDataCrc32c' : 'verifiedDigestCrc32c']: true,
    protectionLevel: 'HSM',
  };
}
