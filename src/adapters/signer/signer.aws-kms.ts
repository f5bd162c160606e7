import { createHash } from 'node:crypto';
import type { KMSClient, SigningAlgorithmSpec } from '@aws-sdk/client-kms';
import { keccak_256 } from '@noble/hashes/sha3.js';
import type { KeyAlgorithm } from '../../application/ports/signing.ts';
import { publicKeyOfSpki } from '../local/public-key.ts';
import { UpstreamTrouble } from '../upstream/trouble.ts';
import type { Encoding, RemoteSigner } from './valid-signature.ts';

export const AWS_KMS = 'AWS KMS';

export type AwsSettings = Readonly<{
  /** For keys without a region in their ARN; unset, the SDK's own sources. */
  region?: string;
  /** Instead of the public endpoint of the region. */
  endpoint?: string;
  /** Unset, the SDK's own sources: variables, web identity, container or instance role. */
  credentials?: Readonly<{ accessKeyId: string; secretAccessKey: string }>;
}>;

const CONNECT_MS = 500;
const REQUEST_MS = 2_000;

/** What is sent, and how it is signed. KMS signs any 32 bytes as a digest, so that of keccak-256 too. */
const METHODS: Readonly<
  Record<
    KeyAlgorithm,
    { algorithm: SigningAlgorithmSpec; type: 'DIGEST' | 'RAW'; of: (message: Uint8Array) => Uint8Array }
  >
> = {
  secp256k1: { algorithm: 'ECDSA_SHA_256', type: 'DIGEST', of: keccak_256 },
  'P-256': {
    algorithm: 'ECDSA_SHA_256',
    type: 'DIGEST',
    of: (message) => createHash('sha256').update(message).digest(),
  },
  Ed25519: { algorithm: 'ED25519_SHA_512', type: 'RAW', of: (message) => message },
};

/** A key of AWS Key Management Service, by its id, alias or ARN. The SDK is loaded with the first request. */
export class AwsKmsSigner implements RemoteSigner {
  readonly name = AWS_KMS;
  readonly encoding: Encoding;
  readonly #keyId: string;
  readonly #algorithm: KeyAlgorithm;
  readonly #settings: AwsSettings;
  #client: Promise<KMSClient> | undefined;

  constructor(keyId: string, algorithm: KeyAlgorithm, settings: AwsSettings) {
    this.#keyId = keyId;
    this.#algorithm = algorithm;
    this.#settings = settings;
    this.encoding = algorithm === 'Ed25519' ? 'raw' : 'der';
  }

  async publicKey(signal: AbortSignal): Promise<Uint8Array> {
    const { default: kms } = await import('@aws-sdk/client-kms');
    const command = new kms.GetPublicKeyCommand({ KeyId: this.#keyId });
    const { PublicKey = new Uint8Array() } = await this.#ask((client) => client.send(command, { abortSignal: signal }));
    const key = publicKeyOfSpki(this.#algorithm, PublicKey);
    if (key === undefined) throw this.#trouble('unexpected', `${this.#keyId} is not a ${this.#algorithm} key`);
    return key;
  }

  async sign(message: Uint8Array, signal: AbortSignal): Promise<Uint8Array> {
    const { default: kms } = await import('@aws-sdk/client-kms');
    const { algorithm, type, of } = METHODS[this.#algorithm];
    const command = new kms.SignCommand({
      KeyId: this.#keyId,
      Message: of(message),
      MessageType: type,
      SigningAlgorithm: algorithm,
    });
    const { Signature } = await this.#ask((client) => client.send(command, { abortSignal: signal }));
    if (Signature === undefined) throw this.#trouble('unexpected', 'the response has no signature');
    return Signature;
  }

  async close(): Promise<void> {
    (await this.#client)?.destroy();
  }

  async #ask<T>(work: (client: KMSClient) => Promise<T>): Promise<T> {
    this.#client ??= clientOf(this.#keyId, this.#settings);
    const client = await this.#client;
    return await work(client).catch((error: unknown) => {
      throw this.#troubleOf(error);
    });
  }

  /** The SDK's messages may name the account; its names are enough. */
  #troubleOf(error: unknown): unknown {
    if (!(error instanceof Error)) return error;
    const { name } = error;
    const status = (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode;
    if (name === 'AbortError' || name === 'TimeoutError') return this.#trouble('timeout', 'timed out');
    if (/^(Throttling|TooManyRequests|LimitExceeded)/.test(name)) return this.#trouble('rate-limited', name, status);
    if (status === undefined)
      return this.#trouble(name === 'CredentialsProviderError' ? 'refused' : 'unreachable', name);
    return status >= 500 ? this.#trouble('http-status', name, status) : this.#trouble('refused', name, status);
  }

  #trouble(reason: UpstreamTrouble['reason'], detail: string, status?: number): UpstreamTrouble {
    return new UpstreamTrouble(this.name, reason, detail, status === undefined ? {} : { status });
  }
}

/** One attempt a call: what is repeated, and how often, is decided for all signers alike. */
async function clientOf(keyId: string, { region, ...settings }: AwsSettings): Promise<KMSClient> {
  const { default: kms } = await import('@aws-sdk/client-kms');
  const ownRegion = /^arn:[^:]+:kms:([^:]+):/.exec(keyId)?.[1] ?? region;
  return new kms.KMSClient({
    ...settings,
    ...(ownRegion !== undefined && { region: ownRegion }),
    maxAttempts: 1,
    requestHandler: { requestTimeout: REQUEST_MS, connectionTimeout: CONNECT_MS },
  });
}
