import { createServer } from 'node:net';
import { PassThrough } from 'node:stream';
import { expect } from 'chai';
import sinon from 'sinon';
import { audit } from '../../../src/infrastructure/commands/audit.ts';
import { deadLetters } from '../../../src/infrastructure/commands/dead-letters.ts';
import { migrateDatabase } from '../../../src/infrastructure/commands/migrate.ts';
import { operate } from '../../../src/infrastructure/commands/operator.ts';
import { withDrawnSecrets } from '../../../src/infrastructure/config/secrets.ts';
import { onServer } from '../../support/servers/database.ts';
import { freePort } from '../../support/servers/free-port.ts';
import { GCP_KEY, startGcpKms } from '../../support/servers/signers/gcp-kms-server.ts';
import { Vault } from '../../support/servers/signers/vault.ts';

onServer((serverOf) => {
  describe('a sub-command beside the service', () => {
    let kms: Awaited<ReturnType<typeof startGcpKms>>;
    let env: NodeJS.ProcessEnv;
    let connections = 0;
    const redis = createServer((socket) => {
      connections += 1;
      socket.destroy();
    });
    const out = new PassThrough();
    before(async () => {
      kms = await startGcpKms(new Vault('Ed25519'));
      const port = await freePort();
      await new Promise<void>((listening) => redis.listen(port, '127.0.0.1', listening));
      const remote = `gcp-kms:${GCP_KEY}`;
      const keys = { SESSION_KEYS: remote, SALE_SIGNER_KEYS: remote, SALE_SIGNER_KEY: '', AUDIT_KEYS: remote };
      const signers = { GCP_KMS_URL: kms.url, GCP_METADATA_URL: kms.url };
      const DATABASE_URL = await serverOf().create('migrated');
      const more = { ...keys, ...signers, DATABASE_URL, REDIS_URL: `redis://127.0.0.1:${port}` };
      env = withDrawnSecrets({ LOG_LEVEL: 'silent', ...more }, undefined).env;
    });
    beforeEach(() => void sinon.stub(process, 'env').value(env));
    afterEach(() => expect(connections).to.equal(0));
    after(async () => {
      redis.close();
      await kms.stop();
    });

    const commands: Readonly<Record<string, () => Promise<void>>> = {
      migrate: async () => {
        const written = sinon.stub(process.stdout, 'write').returns(true);
        await migrateDatabase().finally(() => written.restore());
      },
      'operator operators': () => operate(['operators'], out),
      'operator reconcile': () => operate(['reconcile'], out),
      'audit export': () => audit(['export'], out),
      'dead-letters': () => deadLetters([]),
    };
    for (const [name, run] of Object.entries(commands))
      it(`asks neither for keys in other systems nor for Redis: ${name}`, async () => {
        await run();
        expect(kms.asked).to.deep.equal([]);
      });

    it('asks for the public keys of the audit log alone, to verify it', async () => {
      await audit(['verify'], out);
      const paths = kms.asked.map(({ path }) => path);
      expect(paths.filter((path) => path.endsWith('/publicKey'))).to.have.length(1);
      expect(paths.filter((path) => path.endsWith(':asymmetricSign'))).to.deep.equal([]);
    });
  });
});
