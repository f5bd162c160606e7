import { z } from 'zod';
import type { TraceParent } from '../../application/ports/observability.ts';
import { addressOfPublicKey } from '../local/address.ts';
import { jsonOf } from '../outbound/json.ts';
import { traceHeaders } from '../tracing/trace-parent.ts';
import { UpstreamTrouble } from '../upstream/trouble.ts';
import type { SignerHttp } from './signer-http.ts';
import type { RemoteSigner } from './valid-signature.ts';

export const WEB3SIGNER = 'Web3Signer';

const PUBLIC_KEY = /^0x(04)?([0-9a-fA-F]{128})$/;
const SIGNATURE = /^"?0x([0-9a-fA-F]{130})"?$/;
const PublicKeys = z.array(z.string());

export type Web3SignerTools = Readonly<{
  url: string;
  http: SignerHttp;
  /** The current span, which is sent along: the signer is the operator's own. */
  current?: () => TraceParent | undefined;
}>;

/**
 * A secp256k1 key behind the HTTP interface of Web3Signer (`eth1` mode), which hashes with keccak-256 itself: it is sent the message.
 * It knows its clients by their certificates.
 */
export class Web3Signer implements RemoteSigner {
  readonly name = WEB3SIGNER;
  readonly encoding = 'rsv';
  readonly #id: string;
  readonly #tools: Web3SignerTools;
  /** The identifier in paths: the public key, with `0x` and without the leading 04. */
  #identifier: string | undefined;

  /** `id` is the public key or the address: `0x` and lower-case digits. */
  constructor(id: string, tools: Web3SignerTools) {
    this.#id = id;
    this.#tools = tools;
  }

  async publicKey(signal: AbortSignal): Promise<Uint8Array> {
    const { http, url } = this.#tools;
    const text = await http.text({ method: 'GET', url: `${url}/api/v1/eth1/publicKeys` }, signal);
    const keys = PublicKeys.safeParse(jsonOf(text)).data?.map(uncompressed);
    if (keys === undefined || keys.includes(undefined)) throw this.#trouble('the list of keys has an unexpected shape');
    const key = keys.find((known) => known !== undefined && this.#isNamed(known));
    if (key === undefined) throw new UpstreamTrouble(this.name, 'refused', `it has no key ${this.#id}`);
    this.#identifier = identifierOf(key);
    return key;
  }

  async sign(message: Uint8Array, signal: AbortSignal): Promise<Uint8Array> {
    const { http, url, current } = this.#tools;
    const identifier = this.#identifier ?? identifierOf(await this.publicKey(signal));
    const body = JSON.stringify({ data: `0x${Buffer.from(message).toString('hex')}` });
    const headers = { 'content-type': 'application/json', accept: 'text/plain', ...traceHeaders(current?.()) };
    const text = await http.text(
      { method: 'POST', url: `${url}/api/v1/eth1/sign/${identifier}`, headers, body },
      signal,
    );
    const [, digits] = SIGNATURE.exec(text.trim()) ?? [];
    if (digits === undefined) throw this.#trouble('the response is not a signature of 65 bytes');
    return Buffer.from(digits, 'hex');
  }

  #isNamed(key: Uint8Array): boolean {
    return [identifierOf(key), addressOfPublicKey(key).toLowerCase()].includes(this.#id);
  }

  readonly #trouble = (detail: string) => new UpstreamTrouble(this.name, 'unexpected', detail);
}

function uncompressed(text: string): Uint8Array | undefined {
  const digits = PUBLIC_KEY.exec(text)?.[2];
  return digits === undefined ? undefined : Buffer.from(`04${digits}`, 'hex');
}

const identifierOf = (key: Uint8Array): string => `0x${Buffer.from(key.subarray(1)).toString('hex')}`;
