import { expect } from 'chai';
import { computeAddress } from 'ethers';
import { expectRefusal } from '../../support/refusal.ts';
import { sends } from '../../support/servers/provider-server.ts';
import { GCP_KEY, startGcpKms } from '../../support/servers/signers/gcp-kms-server.ts';
import { Vault } from '../../support/servers/signers/vault.ts';
import { aWorld, eligible, type SignedIn, type TestWorld } from '../../support/service/world.ts';

describe('a sale signer in another system', () => {
  const vault = new Vault('secp256k1');
  let server: Awaited<ReturnType<typeof startGcpKms>>;
  let world: TestWorld;
  let buyer: SignedIn;
  before(async () => {
    server = await startGcpKms(vault);
    world = await aWorld({
      SALE_SIGNER_KEY: '',
      SALE_SIGNER_KEYS: `gcp-kms:${GCP_KEY}`,
      GCP_KMS_URL: server.url,
      GCP_METADATA_URL: server.url,
    });
    buyer = await eligible(world);
  });
  after(() => server.stop());
  afterEach(() => server.behave());

  const buy = (key: string) =>
    world.api
      .post('/api/sale/authorize')
      .set({ ...buyer.bearer, 'Idempotency-Key': key })
      .send({
        wallet: buyer.address,
        amount: '250000000',
        paymentToken: world.config.sale.paymentTokens[0].address,
      });
  const granted = async () =>
    (await world.decisions.page({}, { limit: 100 })).items.filter(({ outcome }) => outcome === 'granted').length;

  it('authorizes purchases with the account of its key, which the rules of the sale name', async () => {
    const { data } = (await buy('one').expect(200)).body;
    const { eip712 } = (await world.api.get('/api/sale/authorize').expect(200)).body.data;
    expect(eip712.signer).to.equal(computeAddress(vault.privateKey));
    expect(data.signature).to.match(/^0x[0-9a-f]{128}1[bc]$/);
  });

  it('issues and records nothing while it is down, and the same request succeeds afterwards', async () => {
    const before = await granted();
    server.behave(sends(500, '{}'));
    const refused = await buy('two');
    expectRefusal(refused, 503, 'SIGNER_UNAVAILABLE');
    expect(refused.get('Decision-Id')).to.equal(undefined);
    expect(refused.text).to.not.include('"signature"');
    expect(await granted()).to.equal(before);
    server.behave();
    const repeated = await buy('two').expect(200);
    expect(repeated.get('Idempotent-Replayed')).to.equal(undefined);
    expect(await granted()).to.equal(before + 1);
  });
});
