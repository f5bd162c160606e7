import { expect } from 'chai';
import { systemClock } from '../../../src/adapters/local/clock.ts';
import { CountedKey } from '../../../src/adapters/signer/counted-key.ts';
import { SignerOpener } from '../../../src/adapters/signer/open-signer.ts';
import { UnopenedKey } from '../../../src/adapters/signer/unopened-key.ts';
import type { UpstreamState } from '../../../src/adapters/upstream/meter.ts';
import type { SigningKey } from '../../../src/application/ports/signing.ts';
import { signerUnavailable, upstreamBudget } from '../../../src/domain/shared/failures.ts';
import { rejectionOf } from '../../support/rejection.ts';
import { sends } from '../../support/servers/provider-server.ts';
import { GCP_KEY, startGcpKms } from '../../support/servers/signers/gcp-kms-server.ts';
import { Vault } from '../../support/servers/signers/vault.ts';

const MESSAGE = Buffer.from('a message');

describe('the counts of signatures', () => {
  it('have what callers received: signatures, outages and exhausted shares, but no defects', async () => {
    const counts: string[] = [];
    const meter = {
      expect: (list: string) => counts.push(`expects ${list}`),
      count: (list: string, outcome: string) => counts.push(`${list} ${outcome}`),
    };
    const errors: readonly (Error | undefined)[] = [
      undefined,
      signerUnavailable(),
      upstreamBudget({ retryAfterSeconds: 1 }),
      new TypeError('a defect'),
    ];
    const left = [...errors];
    const inner: SigningKey = {
      algorithm: 'Ed25519',
      publicKey: new Uint8Array(32),
      sign: async () => {
        const error = left.shift();
        if (error !== undefined) throw error;
        return Buffer.from('signed');
      },
    };
    const key = new CountedKey(inner, 'AUDIT_KEYS', meter);
    expect(await key.sign(MESSAGE)).to.deep.equal(Buffer.from('signed'));
    for (const error of errors.slice(1)) expect(await rejectionOf(key.sign(MESSAGE))).to.equal(error);
    expect(counts).to.deep.equal([
      'expects AUDIT_KEYS',
      'AUDIT_KEYS signed',
      'AUDIT_KEYS unavailable',
      'AUDIT_KEYS over-budget',
    ]);
  });

  it('come with the budget of the system, and whether one of its keys is skipped', async () => {
    const vault = new Vault('secp256k1');
    const server = await startGcpKms(vault);
    const states = new Map<string, UpstreamState>();
    const meter = { called: () => {}, watch: (name: string, state: UpstreamState) => void states.set(name, state) };
    const quotas = new Map([['Google Cloud KMS', 600]]);
    const gcp = { url: server.url, metadataUrl: server.url };
    const settings = { aws: {}, gcp, web3signer: { url: '', tls: {} } };
    const opener = new SignerOpener(settings, { clock: systemClock, onTrouble: () => {}, quotas, meter });
    const open = () => opener.open({ kind: 'gcp-kms', name: GCP_KEY }, 'secp256k1');
    const [key] = [await open(), await open()];
    const state = states.get('Google Cloud KMS');
    expect([state?.calls, state?.isResting()]).to.deep.equal([10, false]);
    expect(await state?.left()).to.be.below(10);
    server.behave(sends(400, '{"error":{"status":"FAILED_PRECONDITION"}}'));
    for (let i = 0; i < 3; i += 1) await rejectionOf(Promise.resolve(key.sign(MESSAGE)));
    expect(state?.isResting()).to.equal(true);
    opener.close();
    await server.stop();
  });
});

describe('a key that is not opened', () => {
  it('signs nothing, and has a public key of its own', () => {
    for (const algorithm of ['secp256k1', 'P-256', 'Ed25519'] as const) {
      const [one, other] = [new UnopenedKey('SESSION_KEYS', algorithm), new UnopenedKey('SESSION_KEYS', algorithm)];
      expect(one.publicKey).to.not.deep.equal(other.publicKey);
      expect(() => one.sign()).to.throw('does not open the keys of SESSION_KEYS');
    }
  });
});
