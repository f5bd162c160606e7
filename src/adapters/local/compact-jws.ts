import type { SigningKey } from '../../application/ports/signing.ts';

const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A JSON Web Signature in compact form (RFC 7515) with ES256. Rejects as the key does. */
export async function compactJws(
  key: SigningKey,
  header: Readonly<{ typ: string; kid: string }>,
  claims: object,
): Promise<string> {
  const text = `${part({ alg: 'ES256', ...header })}.${part(claims)}`;
  const signature = await key.sign(Buffer.from(text));
  return `${text}.${Buffer.from(signature).toString('base64url')}`;
}
