import type { KeyObject } from 'node:crypto';
import { KYC_PROVIDERS } from '../../adapters/kyc/choose.ts';
import { parseSessionKeys } from '../../adapters/local/session-keys.ts';
import { parseAuditKeys } from '../../adapters/local/transparency/audit-keys.ts';
import { PLATFORM_RECORDS } from '../../adapters/messaging/platforms.ts';
import { ServiceAccount } from '../../adapters/signer/google-token.ts';
import { type NodeKeySource, type RemoteKeySource, remoteKeySource } from '../../adapters/signer/key-source.ts';
import type { SignerSettings } from '../../adapters/signer/open-signer.ts';
import { readConfigFile } from '../start/config-file.ts';
import type { AdapterChoices, Config } from './config.ts';
import type { EnvReader } from './env-reader.ts';
import * as as from './schemas/index.ts';

/** The text of the file that the variable names; undefined when it is not set, or the file cannot be read, which is a fault. */
export function readTextFile(reader: EnvReader, name: string): string | undefined {
  const file = reader.text(name);
  if (file === undefined) return undefined;
  const found = readConfigFile(file);
  if ('bytes' in found) return found.bytes.toString();
  reader.fault(`${name}: ${file} ${found.fault}`);
  return undefined;
}

const PREFIX = 'PREVIOUS_';

/** The secrets of webhooks whose former value is accepted during a rotation. */
const ROTATED = [
  'ALARM_WEBHOOK_SECRET',
  ...Object.values(KYC_PROVIDERS).map(({ webhookSecret }) => webhookSecret),
  ...Object.values(PLATFORM_RECORDS).map(({ webhookSecret }) => webhookSecret),
].sort();

/** A previous secret without a current one would keep accepting webhooks of a platform that is switched off. */
export function refuseStrayPrevious(reader: EnvReader): void {
  for (const name of reader.namesFrom(PREFIX)) {
    const current = name.slice(PREFIX.length);
    if (!ROTATED.includes(current)) {
      const known = ROTATED.map((rotated) => `${PREFIX}${rotated}`).join(', ');
      reader.fault(`${name} does not exist: there are ${known}. Unset it`);
    } else if (reader.text(current) === undefined) {
      if (!reader.isFaulty(current))
        reader.fault(`${name} needs ${current}, the current value: set it, or unset ${name}`);
    } else if (reader.text(current) === reader.text(name))
      reader.fault(`${name} must not be the value of ${current}: set it to the former value, or unset it`);
  }
}

type Accounts = Readonly<{ sale: Pick<Config['sale'], 'signerKeys'>; sponsor: AdapterChoices['sponsor'] }>;

/** The keys that sign sessions and checkpoints, and how all keys in other systems are reached. */
export function readKeys(
  reader: EnvReader,
  { sale, sponsor }: Accounts,
): Pick<Config, 'sessionKeys' | 'auditKeys' | 'signers'> {
  const sessionKeys = readList(reader, 'SESSION_KEYS', 'the keys that sign sessions', parseSessionKeys);
  const auditKeys = readList(reader, 'AUDIT_KEYS', 'the keys that sign checkpoints of the audit log', parseAuditKeys);
  const relayers = sponsor.kind === 'relayer' ? sponsor.keys : [];
  const remote = [...sessionKeys, ...auditKeys, ...sale.signerKeys, ...relayers].filter((key) => key.kind !== 'local');
  return { sessionKeys, auditKeys, signers: readSigners(reader, remote) };
}

type Parse = (text: string) => readonly KeyObject[];

function readList(reader: EnvReader, name: string, what: string, parse: Parse): readonly NodeKeySource[] {
  const need = `${what}; generate them with the sub-command secrets`;
  const text = reader.required(name, as.issuedSecret, need, '');
  if (text === '') return [];
  const items = text.split(',').map((item) => item.trim());
  const remote = items.map(remoteKeySource);
  if (remote.some((source) => source?.kind === 'web3signer'))
    reader.fault(
      `${reader.sourceOf(name)}: Web3Signer holds keys of accounts only: use a key of AWS KMS, of Google Cloud KMS, or a private key`,
    );
  const own = items.filter((_, at) => remote[at] === undefined);
  try {
    const keys = own.length === 0 ? [] : parse(own.join());
    return items.map((item, at) => remote[at] ?? { kind: 'local', key: keys[own.indexOf(item)] as KeyObject });
  } catch (error) {
    reader.fault(`${reader.sourceOf(name)}: ${(error as Error).message}`);
    return [];
  }
}

function readSigners(reader: EnvReader, keys: readonly RemoteKeySource[]): SignerSettings {
  const needsRegion = keys.some((key) => key.kind === 'aws-kms' && !key.keyId.startsWith('arn:'));
  const region = needsRegion
    ? reader.required('AWS_REGION', as.label, 'the region of the keys in AWS KMS that are not named by an ARN', '')
    : reader.text('AWS_REGION');
  const account = readAccount(reader);
  return {
    aws: region === undefined ? {} : { region },
    gcp: {
      url: reader.optional('GCP_KMS_URL', as.url, 'https://cloudkms.googleapis.com').replace(/\/$/, ''),
      metadataUrl: reader.optional('GCP_METADATA_URL', as.url, 'http://metadata.google.internal').replace(/\/$/, ''),
      ...(account !== undefined && { account }),
    },
    web3signer: readWeb3Signer(
      reader,
      keys.some(({ kind }) => kind === 'web3signer'),
    ),
  };
}

function readAccount(reader: EnvReader): ServiceAccount | undefined {
  const name = 'GOOGLE_APPLICATION_CREDENTIALS';
  const text = readTextFile(reader, name);
  if (text === undefined) return undefined;
  try {
    const parsed = ServiceAccount.safeParse(JSON.parse(text));
    if (parsed.success) return parsed.data;
    reader.fault(`${name} is not the key of a service account (${parsed.error.issues[0]?.path.join('.')})`);
  } catch {
    reader.fault(`${name} cannot be read: it is not JSON`);
  }
  return undefined;
}

/** It knows its clients by their certificates only. */
function readWeb3Signer(reader: EnvReader, isUsed: boolean): SignerSettings['web3signer'] {
  const need = 'the URL of Web3Signer, because a key is in it';
  const url = isUsed
    ? reader.required('WEB3SIGNER_URL', as.url, need, '')
    : reader.optional('WEB3SIGNER_URL', as.url, '');
  const [cert, key, ca] = [
    readTextFile(reader, 'WEB3SIGNER_CERT_FILE'),
    readTextFile(reader, 'WEB3SIGNER_KEY_FILE'),
    readTextFile(reader, 'WEB3SIGNER_CA_FILE'),
  ];
  const hasCertificate = cert !== undefined && key !== undefined;
  if (isUsed && url !== '' && !as.isLoopback(new URL(url).hostname) && (url.startsWith('http:') || !hasCertificate))
    reader.fault(
      'WEB3SIGNER_URL must be an https URL with WEB3SIGNER_CERT_FILE and WEB3SIGNER_KEY_FILE, unless Web3Signer is on this machine: whoever reaches it can sign',
    );
  return {
    url: url.replace(/\/$/, ''),
    tls: { ...(hasCertificate && { cert, key }), ...(ca !== undefined && { ca }) },
  };
}
