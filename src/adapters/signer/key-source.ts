import type { KeyObject } from 'node:crypto';

/** A key in another system. */
export type RemoteKeySource = Readonly<
  | { kind: 'aws-kms'; keyId: string }
  /** The resource name of a version of a key. */
  | { kind: 'gcp-kms'; name: string }
  /** The public key, or the address of the account: `0x` and hexadecimal digits. */
  | { kind: 'web3signer'; id: string }
>;

export type KeySource<Local> = Readonly<{ kind: 'local'; key: Local }> | RemoteKeySource;

/** `0x` and 64 hexadecimal digits. */
export type AccountKeySource = KeySource<string>;
export type NodeKeySource = KeySource<KeyObject>;

const GCP_VERSION =
  /^projects\/[\w:.-]+\/locations\/[\w-]+\/keyRings\/[\w-]+\/cryptoKeys\/[\w-]+\/cryptoKeyVersions\/\d+$/;
const AWS_KEY = /^(arn:aws[\w-]*:kms:[a-z0-9-]+:\d{12}:)?((key|alias)\/)?[\w/-]{1,256}$/;
const WEB3SIGNER_ID = /^0x([0-9a-fA-F]{40}|[0-9a-fA-F]{128})$/;

/** Undefined for anything else than `aws-kms:<key>`, `gcp-kms:<version of a key>` and `web3signer:<public key or address>`. */
export function remoteKeySource(text: string): RemoteKeySource | undefined {
  const at = text.indexOf(':');
  const [scheme, rest] = [text.slice(0, at), text.slice(at + 1)];
  if (scheme === 'aws-kms' && AWS_KEY.test(rest)) return { kind: 'aws-kms', keyId: rest };
  if (scheme === 'gcp-kms' && GCP_VERSION.test(rest)) return { kind: 'gcp-kms', name: rest };
  if (scheme === 'web3signer' && WEB3SIGNER_ID.test(rest)) return { kind: 'web3signer', id: rest.toLowerCase() };
  return undefined;
}
