import { type AccountKeySource, remoteKeySource } from '../../../adapters/signer/key-source.ts';
import { all, decoding, splitList } from './decoding.ts';

export const privateKey = decoding(
  (text) => (/^0x[0-9a-fA-F]{64}$/.test(text) && !/^0x0+$/.test(text) ? text.toLowerCase() : undefined),
  'must be a private key: 0x and 64 hexadecimal digits',
);

/** Keys of accounts wherever they are kept, each once; the first signs. */
export const accountKeys = decoding((text): readonly AccountKeySource[] | undefined => {
  const items = splitList(text);
  if (new Set(items.map((item) => item.toLowerCase())).size < items.length) return undefined;
  return all(items.map((item) => remoteKeySource(item) ?? localKey(item)));
}, 'must be different keys, separated by commas: 0x and 64 hexadecimal digits, aws-kms:<key id, alias or ARN>, gcp-kms:projects/…/cryptoKeyVersions/<number> or web3signer:<public key or address>');

function localKey(text: string): AccountKeySource | undefined {
  const { data } = privateKey.safeParse(text);
  return data === undefined ? undefined : { kind: 'local', key: data };
}

/** A secret that a provider issued: its strength is the provider's affair. */
export const issuedSecret = decoding(
  (text) => (text.length >= 12 ? text : undefined),
  'must have at least 12 characters',
);

const LEAST_DISTINCT = 8;

/** What people leave in place of a secret. */
const PLACEHOLDER =
  /change[-_ ]?(me|this|it)|replace[-_ ]?(me|this|it)|placeholder|example|to-?do|your[-_ ](own[-_ ])?(secret|key|password)/i;

/** False for too few different characters, a short repeated text, and placeholders from examples. */
export const isRandomEnough = (text: string): boolean =>
  new Set(text).size >= LEAST_DISTINCT && !/^(.{1,12}?)\1+$/.test(text) && !PLACEHOLDER.test(text);

const STRENGTH = `at least ${LEAST_DISTINCT} different characters, no repetition and no placeholder; the sub-command secrets generates random ones`;

const ownSecret = (least: number) =>
  decoding(
    (text) => (text.length >= least && isRandomEnough(text) ? text : undefined),
    `must have at least ${least} characters, ${STRENGTH}`,
  );

/** A secret that the operator chose, for programs. */
export const secret = ownSecret(16);

/** A secret that people type. */
export const password = ownSecret(12);

/** At least one secret: the first signs, all are accepted. */
export const secrets = decoding((text) => {
  const items = all(splitList(text).map((item) => (item.length >= 32 && isRandomEnough(item) ? item : undefined)));
  return items === undefined || new Set(items).size < items.length ? undefined : (items as [string, ...string[]]);
}, `must be different secrets of at least 32 characters, separated by commas; each with ${STRENGTH}`);

/** At least as many bytes as the output of the hash that uses the key (RFC 2104 §3). */
const PAYMENT_SECRET_BYTES = 32;

/** The first secret issues, all are accepted. */
export const paymentSecrets = decoding((text): readonly [string, ...string[]] | undefined => {
  const [newest, ...older] = splitList(text);
  if (newest === undefined) return undefined;
  const isStrong = (key: string) => Buffer.byteLength(key) >= PAYMENT_SECRET_BYTES && isRandomEnough(key);
  return [newest, ...older].every(isStrong) ? [newest, ...older] : undefined;
}, `must be keys of at least 32 characters, separated by commas; each with ${STRENGTH}`);

/** The secret of Standard Webhooks: 24 to 64 bytes. */
export const webhookSecret = decoding((text) => {
  const [, encoded = ''] = /^whsec_([A-Za-z0-9+/]+={0,2})$/.exec(text) ?? [];
  const key = Buffer.from(encoded, 'base64');
  const isWhole = key.toString('base64').replace(/=+$/, '') === encoded.replace(/=+$/, '');
  return isWhole && key.length >= 24 && key.length <= 64 && isRandomEnough(encoded) ? text : undefined;
}, 'must be whsec_ and the base64 of 24 to 64 random bytes');
