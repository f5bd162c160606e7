import { createPublicKey, type KeyObject } from 'node:crypto';
import { z } from 'zod';
import { HttpExchange } from '../outbound/http-exchange.ts';
import { jsonOf } from '../outbound/json.ts';

/** A typical key set is about 1 KB. */
const exchange = new HttpExchange({ maxBytes: 64 * 1024 });

const KeySet = z.object({ keys: z.array(z.looseObject({})).max(100) });
const SigningKey = z.object({
  kty: z.literal('EC'),
  crv: z.literal('P-256'),
  x: z.string(),
  y: z.string(),
  kid: z.string().min(1),
  alg: z.literal('ES256').optional(),
  use: z.literal('sig').optional(),
});

export type KeySetSource = Readonly<{ url: string; timeoutMs: number }>;

/** Reads the ES256 keys of a JSON Web Key Set (RFC 7517), by id; other keys are ignored. Rejects when the set cannot be read. */
export async function readKeySet({ url, timeoutMs }: KeySetSource): Promise<ReadonlyMap<string, KeyObject>> {
  const headers = { accept: 'application/json' };
  const { status, text } = await exchange.send({ method: 'GET', url, headers }, AbortSignal.timeout(timeoutMs));
  if (status < 200 || status > 299) throw new Error(`the key set cannot be read (HTTP ${status})`);
  const { keys } = KeySet.parse(jsonOf(text));
  const signing = keys.flatMap((key) => SigningKey.safeParse(key).data ?? []);
  if (signing.length === 0) throw new Error('the key set holds no ES256 key');
  return new Map(
    signing.map(({ kty, crv, x, y, kid }) => [kid, createPublicKey({ key: { kty, crv, x, y }, format: 'jwk' })]),
  );
}
