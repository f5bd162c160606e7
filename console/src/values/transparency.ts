type Bytes = Uint8Array<ArrayBuffer>;

/** The head of the audit log's tree, as a published key signed it. */
export type SignedHead = Readonly<{ origin: string; size: number; root: string }>;

export type Inclusion = Readonly<{
  index: number;
  treeSize: number;
  leafHash: string;
  proof: readonly string[];
  entry: string;
}>;

const utf8 = (text: string): Bytes => new TextEncoder().encode(text);

export async function sha256(...parts: readonly Bytes[]): Promise<Bytes> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', joined(parts)));
}

export const hexOf = (bytes: Bytes): string => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** JSON with sorted names and without spaces (RFC 8785), of values that `JSON.parse` can give. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([name, one]) => `${JSON.stringify(name)}:${canonicalJson(one)}`).join(',')}}`;
}

type Jwk = Readonly<{ kid?: string; x?: string; y?: string }>;
type Claims = Readonly<Record<string, unknown>>;

/** The claims of a decision receipt (compact JWS, ES256) that a published key signed. Rejects with what is wrong. */
export async function checkSignature(receipt: string, keys: readonly Jwk[]): Promise<Claims> {
  const [head, body, signature, ...more] = receipt.split('.');
  if (head === undefined || body === undefined || signature === undefined || more.length > 0)
    throw new Error('This is no receipt in compact form');
  const { alg, typ, kid } = JSON.parse(textOf(fromBase64(head))) as Claims;
  if (alg !== 'ES256' || typ !== 'decision+jwt') throw new Error('The receipt is of another type');
  const jwk = keys.find((key) => key.kid === kid);
  if (jwk === undefined) throw new Error('No published key has the id that the receipt names');
  const { x = '', y = '' } = jwk;
  const ecdsa = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('jwk', { kty: 'EC', crv: 'P-256', x, y }, ecdsa, false, ['verify']);
  if (!(await crypto.subtle.verify(ecdsa, key, fromBase64(signature), utf8(`${head}.${body}`))))
    throw new Error('The signature of the receipt is wrong');
  return JSON.parse(textOf(fromBase64(body))) as Claims;
}

/**
 * The head in a signed note (C2SP `signed-note` and `tlog-checkpoint`, Ed25519) that one of the published verifier keys signed.
 * Rejects with what is wrong.
 */
export async function checkNote(note: string, publishedKeys: string): Promise<SignedHead> {
  const [text, lines] = note.split('\n\n');
  const [origin, size, root, ...more] = (text ?? '').split('\n');
  if (lines === undefined || origin === undefined || size === undefined || root === undefined || more.length > 0)
    throw new Error('This is no checkpoint');
  if (!/^(0|[1-9]\d*)$/.test(size)) throw new Error('The checkpoint has no number of entries');
  for (const published of publishedKeys.trim().split('\n'))
    if (await isSigned(`${text}\n`, lines, published, origin)) return { origin, size: Number(size), root };
  throw new Error('No published key of this log signed the checkpoint');
}

async function isSigned(text: string, lines: string, published: string, origin: string): Promise<boolean> {
  const [, name, id, encoded] = /^([^+]+)\+([0-9a-f]{8})\+(.+)$/.exec(published) ?? [];
  if (name !== origin || encoded === undefined) return false;
  const signatures = lines
    .split('\n')
    .filter((line) => line.startsWith(`— ${name} `))
    .map((line) => fromBase64(line.split(' ')[2] ?? ''));
  const signature = signatures.find((one) => hexOf(one.slice(0, 4)) === id);
  if (signature === undefined) return false;
  // The first byte of a verifier key is the type of the signature: 1, Ed25519.
  const key = await crypto.subtle.importKey('raw', fromBase64(encoded).slice(1), 'Ed25519', false, ['verify']);
  return crypto.subtle.verify('Ed25519', key, signature.slice(4), utf8(text));
}

/** Walks from the entry to the root of the signed head (RFC 9162, 2.1.3.2). Rejects with what is wrong. */
export async function checkInclusion(inclusion: Inclusion, head: SignedHead): Promise<void> {
  let [node, last] = [inclusion.index, inclusion.treeSize - 1];
  let hash = await sha256(Uint8Array.of(0), utf8(inclusion.entry));
  if (hexOf(hash) !== inclusion.leafHash || node > last) throw new Error('The leaf is not the hash of the entry');
  const rise = () => {
    [node, last] = [Math.floor(node / 2), Math.floor(last / 2)];
  };
  for (const sibling of inclusion.proof.map(fromHex)) {
    if (sibling.length !== 32 || last <= 0) throw new Error('The proof is too long');
    if (node % 2 === 1 || node === last) {
      hash = await sha256(Uint8Array.of(1), sibling, hash);
      while (node % 2 === 0 && node !== 0) rise();
    } else hash = await sha256(Uint8Array.of(1), hash, sibling);
    rise();
  }
  if (last !== 0 || head.size !== inclusion.treeSize || head.root !== btoa(String.fromCharCode(...hash)))
    throw new Error('The proof leads to another tree');
}

const textOf = (bytes: Bytes) => new TextDecoder('utf-8', { fatal: true }).decode(bytes);

/** Base64 in either alphabet, with or without padding. */
function fromBase64(text: string): Bytes {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(plain, (character) => character.charCodeAt(0));
}

function fromHex(text: string): Bytes {
  if (!/^([0-9a-f]{2})*$/.test(text)) throw new Error('The proof is not in hexadecimal digits');
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

function joined(parts: readonly Bytes[]): Bytes {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
