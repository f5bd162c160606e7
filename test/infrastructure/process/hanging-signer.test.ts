import { expect } from 'chai';
import { readConfig } from '../../../src/infrastructure/config/read-config.ts';
import { withDrawnSecrets } from '../../../src/infrastructure/config/secrets.ts';
import { takePort } from '../../../src/infrastructure/process/entrance.ts';
import { run } from '../../../src/infrastructure/process/run.ts';
import { siweText } from '../../support/chain/siwe.ts';
import { until } from '../../support/real-time.ts';
import { freePort } from '../../support/servers/free-port.ts';
import { FAULTS } from '../../support/servers/provider-server.ts';
import { GCP_KEY, startGcpKms } from '../../support/servers/signers/gcp-kms-server.ts';
import { Vault } from '../../support/servers/signers/vault.ts';
import { watching } from '../../support/service/undocumented.ts';
import { aWallet } from '../../support/service/world.ts';

/** What container engines grant. */
const GRANTED_SECONDS = 10;

describe('a signer that hangs', () => {
  it('is given up before the service must end, and the request receives its answer', async () => {
    const signer = await startGcpKms(new Vault('P-256'));
    const port = String(await freePort());
    const set = {
      DATA_DIR: 'memory',
      LOG_LEVEL: 'silent',
      PORT: port,
      CRON: 'off',
      SESSION_KEYS: `gcp-kms:${GCP_KEY}`,
    };
    const { env } = withDrawnSecrets({ ...set, GCP_KMS_URL: signer.url, GCP_METADATA_URL: signer.url }, undefined);
    const config = readConfig(env);
    const { baseUrl } = config.server;
    const observers = watching();
    const stop = await run(config, observers, { entrance: await takePort(config.server), jobs: false });
    const measured = () => observers.metrics.registry.metrics();
    expect(await measured())
      .to.include('signatures_total{key="SESSION_KEYS",outcome="unavailable"} 0\n')
      .and.include('upstream_budget_calls{upstream="Google Cloud KMS"} 100\n')
      .and.include('upstream_resting{upstream="Google Cloud KMS"} 0\n');
    signer.behave(FAULTS.silent);
    const wallet = aWallet();
    const { nonce } = (await (await fetch(`${baseUrl}/api/siwe?action=nonce`)).json()) as { nonce: string };
    const message = siweText({ address: wallet.address, nonce, url: baseUrl, issuedAt: new Date() });
    const signingIn = fetch(`${baseUrl}/api/siwe?action=verify`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ message, signature: await wallet.signMessage(message) }),
    });
    await until(() => signer.asked.some(({ path }) => path.endsWith(':asymmetricSign')));
    const signalled = process.uptime();
    const [answer] = await Promise.all([signingIn, stop()]);
    expect(process.uptime() - signalled).to.be.below(GRANTED_SECONDS);
    expect(answer.status).to.equal(503);
    expect(((await answer.json()) as { code: string }).code).to.equal('SIGNER_UNAVAILABLE');
    expect(await observers.metrics.registry.getSingleMetricAsString('signatures_total')).to.include(
      '{key="SESSION_KEYS",outcome="unavailable"} 1',
    );
    await signer.stop();
  });
});
