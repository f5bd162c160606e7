import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { expectRefusal } from '../../support/refusal.ts';
import { onServer } from '../../support/servers/database.ts';
import { aWallet, aWorld, eligible, type SignedIn, type TestWorld } from '../../support/service/world.ts';

function refusesAtOnce(open: () => Promise<TestWorld>): void {
  let world: TestWorld;
  before(async () => {
    world = await open();
  });
  after(async () => await world.database?.close());
  const buy = ({ bearer, address }: SignedIn, key: string) =>
    world.api
      .post('/api/sale/authorize')
      .set({ ...bearer, 'Idempotency-Key': key })
      .send({
        wallet: address,
        amount: '600000000',
        paymentToken: world.config.sale.paymentTokens[0].address,
      });

  it('records and returns at once the refusal that is concluded after the work began to write', async () => {
    const one = await eligible(world, 'TIER_1', aWallet(), { personId: 'p-1' });
    const other = await eligible(world, 'TIER_1', aWallet(), { personId: 'p-1' });
    await buy(one, 'k-1').expect(200);
    const refused = await buy(other, 'k-2');
    expectRefusal(refused, 400, 'TIER_LIMIT_EXCEEDED');
    expect(world.raised).to.deep.equal([]);
    const id = String(refused.get('decision-id'));
    const { body } = await world.api.get(`/api/sale/decisions/${id}`).set(other.bearer).expect(200);
    expect(body.data).to.include({ outcome: 'refused', code: 'TIER_LIMIT_EXCEEDED' });
    const again = await buy(other, 'k-2');
    expect([again.text, again.get('decision-id')]).to.deep.equal([refused.text, id]);
  });
}

describe('a refused request with an Idempotency-Key', () => {
  describe('on the embedded database, which has one connection', () => {
    let folder: string;
    after(() => rmSync(folder, { recursive: true, force: true }));
    refusesAtOnce(async () => {
      folder = mkdtempSync(join(tmpdir(), 'embedded-'));
      return await aWorld({ DATA_DIR: folder });
    });
  });

  onServer((serverOf) =>
    describe('with the fewest connections that can be configured', () =>
      refusesAtOnce(async () =>
        aWorld({ DATABASE_URL: await serverOf().create('migrated'), DATABASE_POOL_SIZE: '2' }),
      )),
  );
});
