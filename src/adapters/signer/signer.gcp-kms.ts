import { createHash, createPublicKey } from 'node:crypto';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { z } from 'zod';
import type { KeyAlgorithm } from '../../application/ports/signing.ts';
import { rawPublicKey } from '../local/public-key.ts';
import { jsonOf } from '../outbound/json.ts';
import { UpstreamTrouble } from '../upstream/trouble.ts';
import type { GoogleToken } from './google-token.ts';
import type { SignerHttp } from './signer-http.ts';
import type { Encoding, RemoteSigner } from './valid-signature.ts';

/** CRC-32C (Castagnoli, RFC 3720 appendix B.4), with which Google's services protect what is sent. */
const POLYNOMIAL = 0x82f63b78;

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ POLYNOMIAL : value >>> 1;
  return value;
});

export function crc32c(data: Uint8Array): number {
  let value = 0xffffffff;
  for (const byte of data) value = (TABLE[(value ^ byte) & 0xff] as number) ^ (value >>> 8);
  return (value ^ 0xffffffff) >>> 0;
}

export const GCP_KMS = 'Google Cloud KMS';

/** What the documentation calls the algorithms, and what is sent. A key for SHA-256 signs any 32 bytes as a digest. */
const METHODS = {
  secp256k1: { algorithm: 'EC_SIGN_SECP256K1_SHA256', field: 'digest', of: keccak_256 },
  'P-256': {
    algorithm: 'EC_SIGN_P256_SHA256',
    field: 'digest',
    of: (message: Uint8Array) => createHash('sha256').update(message).digest(),
  },
  Ed25519: { algorithm: 'EC_SIGN_ED25519', field: 'data', of: (message: Uint8Array) => message },
} as const satisfies Record<KeyAlgorithm, object>;

/** 64-bit integers are texts in JSON. */
const Checksum = z
  .string()
  .regex(/^\d{1,10}$/)
  .transform(Number);
const PublicKey = z.object({ name: z.string(), algorithm: z.string(), pem: z.string(), pemCrc32c: Checksum });
const Signed = z.object({
  name: z.string(),
  signature: z.base64(),
  signatureCrc32c: Checksum,
  verifiedDigestCrc32c: z.boolean().optional(),
  verifiedDataCrc32c: z.boolean().optional(),
});

export type GcpTools = Readonly<{ url: string; http: SignerHttp; token: GoogleToken }>;

/** A version of a key in Google Cloud KMS, over REST. Checksums protect both directions. */
export class GcpKmsSigner implements RemoteSigner {
  readonly name = GCP_KMS;
  readonly encoding: Encoding;
  readonly #key: string;
  readonly #algorithm: KeyAlgorithm;
  readonly #tools: GcpTools;

  /** `key` is the resource name of the version. */
  constructor(key: string, algorithm: KeyAlgorithm, tools: GcpTools) {
    this.#key = key;
    this.#algorithm = algorithm;
    this.#tools = tools;
    this.encoding = algorithm === 'Ed25519' ? 'raw' : 'der';
  }

  async publicKey(signal: AbortSignal): Promise<Uint8Array> {
    const { name, algorithm, pem, pemCrc32c } = this.#read(PublicKey, await this.#get('/publicKey', signal));
    if (name !== this.#key || crc32c(Buffer.from(pem)) !== pemCrc32c) throw this.#damaged();
    if (algorithm !== METHODS[this.#algorithm].algorithm)
      throw this.#trouble(`the key is for ${algorithm}; this use needs ${METHODS[this.#algorithm].algorithm}`);
    return rawPublicKey(this.#algorithm, createPublicKey(pem));
  }

  async sign(message: Uint8Array, signal: AbortSignal): Promise<Uint8Array> {
    const { field, of } = METHODS[this.#algorithm];
    const sent = of(message);
    const text = Buffer.from(sent).toString('base64');
    const body = {
      ...(field === 'digest' ? { digest: { sha256: text } } : { data: text }),
      [`${field}Crc32c`]: String(crc32c(sent)),
    };
    const signed = this.#read(Signed, await this.#post(':asymmetricSign', JSON.stringify(body), signal));
    const received = Buffer.from(signed.signature, 'base64');
    const isVerified = field === 'digest' ? signed.verifiedDigestCrc32c : signed.verifiedDataCrc32c;
    if (isVerified !== true || signed.name !== this.#key || crc32c(received) !== signed.signatureCrc32c)
      throw this.#damaged();
    return received;
  }

  async #get(path: string, signal: AbortSignal): Promise<string> {
    const { http, token, url } = this.#tools;
    const headers = { authorization: `Bearer ${await token(signal)}`, accept: 'application/json' };
    return await http.text({ method: 'GET', url: `${url}/v1/${this.#key}${path}`, headers }, signal);
  }

  async #post(path: string, body: string, signal: AbortSignal): Promise<string> {
    const { http, token, url } = this.#tools;
    const headers = { authorization: `Bearer ${await token(signal)}`, 'content-type': 'application/json' };
    return await http.text({ method: 'POST', url: `${url}/v1/${this.#key}${path}`, headers, body }, signal);
  }

  #read<T>(shape: z.ZodType<T>, text: string): T {
    const parsed = shape.safeParse(jsonOf(text));
    if (parsed.success) return parsed.data;
    throw this.#trouble('the response has an unexpected shape');
  }

  /** Damaged on the way: the next attempt may succeed. */
  readonly #damaged = () => new UpstreamTrouble(this.name, 'unreachable', 'a checksum or the name of the key is wrong');
  readonly #trouble = (detail: string) => new UpstreamTrouble(this.name, 'unexpected', detail);
}
