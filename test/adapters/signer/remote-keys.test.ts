import { expect } from 'chai';
import { systemClock } from '../../../src/adapters/local/clock.ts';
import { LocalAccountKey, LocalKey } from '../../../src/adapters/local/signing-key.local.ts';
import { ServiceAccount } from '../../../src/adapters/signer/google-token.ts';
import type { RemoteKeySource } from '../../../src/adapters/signer/key-source.ts';
import { SignerOpener, type SignerSettings } from '../../../src/adapters/signer/open-signer.ts';
import { AWS_KMS } from '../../../src/adapters/signer/signer.aws-kms.ts';
import { GCP_KMS } from '../../../src/adapters/signer/signer.gcp-kms.ts';
import { WEB3SIGNER } from '../../../src/adapters/signer/signer.web3signer.ts';
import { UpstreamTrouble } from '../../../src/adapters/upstream/trouble.ts';
import type { KeyAlgorithm } from '../../../src/application/ports/signing.ts';
import { describeRemoteKeyContract, type RemoteWorld } from '../../contracts/signing/remote-key.contract.ts';
import { describeSigningKeyContract } from '../../contracts/signing/signing-key.contract.ts';
import { CLIENT_CERTIFICATE, CLIENT_KEY } from '../../support/fixtures/client-certificate.ts';
import { CERTIFICATE } from '../../support/fixtures/mail-certificates.ts';
import { rejectionOf } from '../../support/rejection.ts';
import { sends } from '../../support/servers/provider-server.ts';
import { AWS_CREDENTIALS, awsError, startAwsKms } from '../../support/servers/signers/aws-kms-server.ts';
import { GCP_KEY, SERVICE_ACCOUNT, startGcpKms } from '../../support/servers/signers/gcp-kms-server.ts';
import { Vault } from '../../support/servers/signers/vault.ts';
import { startWeb3Signer } from '../../support/servers/signers/web3signer-server.ts';

/** Enough for a busy machine, and little for a service that is silent. */
const ATTEMPT_MS = 1_500;
const ALIAS = 'alias/sale';
const UNUSED: SignerSettings = {
  aws: {},
  gcp: { url: 'http://127.0.0.1:1', metadataUrl: 'http://127.0.0.1:1' },
  web3signer: { url: 'http://127.0.0.1:1', tls: {} },
};
const stops: (() => Promise<void> | void)[] = [];
after(async () => {
  for (const stop of stops) await stop();
});

function opening(
  settings: Partial<SignerSettings>,
  name: string,
  callsAMinute?: number,
  attemptMs = 5_000,
): SignerOpener {
  const quotas = new Map(callsAMinute === undefined ? [] : [[name, callsAMinute] as const]);
  const opener = new SignerOpener(
    { ...UNUSED, ...settings },
    { clock: systemClock, onTrouble: () => {}, quotas, attemptMs },
  );
  stops.push(() => opener.close());
  return opener;
}

const awsSettings = (endpoint: string, credentials = AWS_CREDENTIALS) =>
  ({ aws: { region: 'eu-central-1', endpoint, credentials } }) as const;
const machine = (url: string) => ({ gcp: { url, metadataUrl: url } });
const mutual = (url: string) => ({
  web3signer: { url, tls: { cert: CLIENT_CERTIFICATE, key: CLIENT_KEY, ca: CERTIFICATE } },
});

type System = Readonly<{
  name: string;
  source(vault: Vault): RemoteKeySource;
  start(vault: Vault): Promise<RemoteWorld['server'] & Readonly<{ url: string; stop(): Promise<void> }>>;
  settings(url: string): Partial<SignerSettings>;
  faults: RemoteWorld['faults'];
  algorithms: readonly KeyAlgorithm[];
}>;

const SYSTEMS: readonly System[] = [
  {
    name: AWS_KMS,
    source: () => ({ kind: 'aws-kms', keyId: ALIAS }),
    start: (vault) => startAwsKms(vault, ALIAS),
    settings: awsSettings,
    faults: { throttled: awsError('ThrottlingException', 400), disabled: awsError('DisabledException', 400) },
    algorithms: ['secp256k1', 'P-256', 'Ed25519'],
  },
  {
    name: GCP_KMS,
    source: () => ({ kind: 'gcp-kms', name: GCP_KEY }),
    start: startGcpKms,
    settings: machine,
    faults: { throttled: sends(429, '{}'), disabled: sends(400, '{"error":{"status":"FAILED_PRECONDITION"}}') },
    algorithms: ['secp256k1', 'P-256', 'Ed25519'],
  },
  {
    name: WEB3SIGNER,
    source: (vault) => ({ kind: 'web3signer', id: `0x${vault.spki.subarray(-64).toString('hex')}` }),
    start: startWeb3Signer,
    settings: mutual,
    faults: { throttled: sends(429, ''), disabled: sends(404, '') },
    algorithms: ['secp256k1'],
  },
];

for (const { name, source, start, settings, faults, algorithms } of SYSTEMS) {
  for (const algorithm of algorithms)
    describeSigningKeyContract(name, algorithm, async () => {
      const vault = new Vault(algorithm);
      const server = await start(vault);
      stops.push(server.stop);
      const key = await opening(settings(server.url), name).open(source(vault), algorithm);
      return { key, announce: (message) => vault.announce(message) };
    });

  describeRemoteKeyContract(name, async () => {
    const vault = new Vault('secp256k1');
    const server = await start(vault);
    stops.push(server.stop);
    const open: RemoteWorld['open'] = ({ callsAMinute } = {}) =>
      opening(settings(server.url), name, callsAMinute, ATTEMPT_MS).open(source(vault), 'secp256k1');
    return { vault, open, server, faults };
  });
}

describeSigningKeyContract('in this process', 'secp256k1', async () => ({
  key: new LocalAccountKey('test', new Vault('secp256k1').privateKey),
  announce: () => {},
}));
for (const algorithm of ['P-256', 'Ed25519'] as const)
  describeSigningKeyContract('in this process', algorithm, async () => ({
    key: new LocalKey(algorithm, new Vault(algorithm).key),
    announce: () => {},
  }));

describe('authentication at a signing service', () => {
  const troubleOf = async (opener: SignerOpener, source: RemoteKeySource, algorithm: KeyAlgorithm = 'secp256k1') => {
    const error = await rejectionOf(opener.open(source, algorithm));
    expect(error).to.be.instanceOf(UpstreamTrouble);
    return (error as UpstreamTrouble).message;
  };
  const aws = { kind: 'aws-kms', keyId: ALIAS } as const;
  const gcp = { kind: 'gcp-kms', name: GCP_KEY } as const;

  it('is by Signature Version 4 at AWS: a wrong secret, an unknown id and a wrong clock are refused', async () => {
    const [server, late] = await Promise.all([
      startAwsKms(new Vault('secp256k1'), ALIAS),
      startAwsKms(new Vault('secp256k1'), ALIAS, { aheadMs: 6 * 60_000 }),
    ]);
    stops.push(server.stop, late.stop);
    const wrong = { ...AWS_CREDENTIALS, secretAccessKey: 'another secret' };
    const unknown = { ...AWS_CREDENTIALS, accessKeyId: 'AKIDUNKNOWN' };
    expect(await troubleOf(opening(awsSettings(server.url, wrong), AWS_KMS), aws)).to.include('InvalidSignature');
    expect(await troubleOf(opening(awsSettings(server.url, unknown), AWS_KMS), aws)).to.include('UnrecognizedClient');
    expect(await troubleOf(opening(awsSettings(late.url), AWS_KMS), aws)).to.include('InvalidSignature');
  });

  it('is by a token of the service account at Google, which it signs itself', async () => {
    const vault = new Vault('secp256k1');
    const server = await startGcpKms(vault);
    stops.push(server.stop);
    const account = ServiceAccount.parse(SERVICE_ACCOUNT);
    const settings = { gcp: { url: server.url, metadataUrl: 'http://127.0.0.1:1', account } };
    await opening(settings, GCP_KMS).open(gcp, 'secp256k1');
    const other = ServiceAccount.parse({ ...SERVICE_ACCOUNT, client_email: 'other@p.iam.gserviceaccount.com' });
    const refused = opening({ gcp: { ...settings.gcp, account: other } }, GCP_KMS);
    expect(await troubleOf(refused, gcp)).to.include('HTTP 401');
  });

  it('detects damaged responses of Google by their checksums', async () => {
    const server = await startGcpKms(new Vault('secp256k1'));
    stops.push(server.stop);
    server.damage.answers = true;
    expect(await troubleOf(opening(machine(server.url), GCP_KMS), gcp)).to.include('checksum');
  });

  it('is by a client certificate at Web3Signer, and the server must have the known authority', async () => {
    const vault = new Vault('secp256k1');
    const server = await startWeb3Signer(vault);
    stops.push(server.stop);
    const source = { kind: 'web3signer', id: server.identifier } as const;
    for (const tls of [{ ca: CERTIFICATE }, { cert: CLIENT_CERTIFICATE, key: CLIENT_KEY }])
      await troubleOf(opening({ web3signer: { url: server.url, tls } }, WEB3SIGNER), source);
    expect(server.asked).to.deep.equal([]);
    const unknown = { kind: 'web3signer', id: `0x${'12'.repeat(20)}` } as const;
    expect(await troubleOf(opening(mutual(server.url), WEB3SIGNER), unknown)).to.include('it has no key');
  });

  it('refuses a key of another algorithm', async () => {
    const [one, other] = [await startAwsKms(new Vault('P-256'), ALIAS), await startGcpKms(new Vault('Ed25519'))];
    stops.push(one.stop, other.stop);
    expect(await troubleOf(opening(awsSettings(one.url), AWS_KMS), aws)).to.include('is not a secp256k1 key');
    expect(await troubleOf(opening(machine(other.url), GCP_KMS), gcp)).to.include('EC_SIGN_ED25519');
  });
});
