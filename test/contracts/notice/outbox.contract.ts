import { expect } from 'chai';
import type { Outbox, OutboxClaim } from '../../../src/application/ports/notice.ts';
import { MAX_ATTEMPTS } from '../../../src/domain/messaging/delivery-policy.ts';
import { aParcel } from '../../support/fixtures/notice-fixtures.ts';
import { atOnce, NON_ASCII } from '../../support/fixtures/store-fixtures.ts';
import { passing, until } from '../../support/real-time.ts';

const LONG_MS = 60_000;
const LATER = new Date(Date.now() + 24 * 60 * 60_000);
const EARLIER = new Date(Date.now() - 24 * 60 * 60_000);

export function describeOutboxContract(name: string, makeWorld: () => Promise<Outbox>): void {
  describe(`Outbox: ${name}`, () => {
    let outbox: Outbox;
    beforeEach(async () => {
      outbox = await makeWorld();
    });
    const claimed = async (leaseMs = LONG_MS): Promise<OutboxClaim> => {
      const { claim } = await outbox.claim(leaseMs);
      if (claim === undefined) throw new Error('nothing could be claimed');
      return claim;
    };
    const expectNothing = async () => expect(await outbox.claim(LONG_MS)).to.deep.equal({ died: [] });

    it('is empty at first', async () => {
      await expectNothing();
      expect(await outbox.enqueue([])).to.equal(0);
    });

    it('delivers parcels unchanged, in order of arrival', async () => {
      const { wallet: _, ...toOperators } = aParcel('2', { channel: 'webhook' });
      const first = aParcel('1', { notice: { kind: 'terms-changed', version: NON_ASCII } });
      expect(await outbox.enqueue([first, toOperators])).to.equal(2);
      const claim = await claimed();
      expect(claim).to.deep.include({ attempt: 1, parcel: first });
      expect((await claimed()).parcel).to.deep.equal(toOperators);
      await expectNothing();
    });

    it('stores one parcel for each key, also after it was sent', async () => {
      expect(await outbox.enqueue([aParcel('1')])).to.equal(1);
      expect(await outbox.enqueue([aParcel('1'), aParcel('2')])).to.equal(1);
      for (const _ of [1, 2]) expect(await outbox.finish(await claimed())).to.equal(true);
      expect(await outbox.enqueue([aParcel('1')])).to.equal(0);
      await expectNothing();
    });

    it('stores one of twenty concurrent parcels with one key', async () => {
      const added = await atOnce(20, () => outbox.enqueue([aParcel('1')]));
      expect(added.reduce((sum, one) => sum + one)).to.equal(1);
    });

    it('leases each of ten parcels to exactly one of thirty workers', async () => {
      await outbox.enqueue(Array.from({ length: 10 }, (_, index) => aParcel(String(index))));
      const claims = await atOnce(30, () => outbox.claim(LONG_MS));
      const keys = claims.flatMap(({ claim }) => (claim === undefined ? [] : [claim.parcel.key]));
      expect(new Set(keys).size).to.equal(10);
      expect(keys).to.have.length(10);
    });

    it('leases again once the lease has expired, and then ignores the first worker', async () => {
      await outbox.enqueue([aParcel('1')]);
      const lost = await claimed(1);
      await passing(20);
      const second = await claimed();
      expect(second.attempt).to.equal(2);
      expect([
        await outbox.finish(lost),
        await outbox.bury(lost, 'x'),
        await outbox.putBack(lost, 'x', 0),
      ]).to.deep.equal([false, false, 'lost']);
      expect(await outbox.finish(second)).to.equal(true);
    });

    it('waits for the delay before another attempt', async () => {
      await outbox.enqueue([aParcel('1')]);
      expect(await outbox.putBack(await claimed(), 'down', 200)).to.equal('waiting');
      await expectNothing();
      let again: OutboxClaim | undefined;
      await until(async () => {
        again = (await outbox.claim(LONG_MS)).claim;
        return again !== undefined;
      });
      expect(again?.attempt).to.equal(2);
    });

    it('ends after the last attempt, whether it failed or had no result', async () => {
      await outbox.enqueue([aParcel('failed')]);
      for (let attempt = 1; attempt < MAX_ATTEMPTS; attempt += 1) await outbox.putBack(await claimed(), 'down', 0);
      expect(await outbox.putBack(await claimed(), 'down', 0)).to.equal('dead');
      await expectNothing();
      await outbox.enqueue([aParcel('killed')]);
      for (let attempt = 1; attempt < MAX_ATTEMPTS; attempt += 1) await outbox.putBack(await claimed(), 'down', 0);
      await claimed(1);
      await passing(20);
      const { claim, died } = await outbox.claim(LONG_MS);
      expect(claim).to.equal(undefined);
      expect(died).to.deep.equal([
        {
          key: 'killed',
          channel: 'mail',
          attempts: MAX_ATTEMPTS,
          error: 'the lease of the last attempt expired without a result',
        },
      ]);
    });

    it('buries a parcel that will never be accepted', async () => {
      await outbox.enqueue([aParcel('1')]);
      expect(await outbox.bury(await claimed(), 'refused')).to.equal(true);
      await expectNothing();
    });

    it('purges what was sent or died, in batches, and nothing that waits', async () => {
      await outbox.enqueue(['1', '2', '3', '4'].map((key) => aParcel(key)));
      await outbox.finish(await claimed());
      await outbox.finish(await claimed());
      await outbox.bury(await claimed(), 'refused');
      expect(await outbox.purge(EARLIER, 10)).to.equal(0);
      expect([await outbox.purge(LATER, 2), await outbox.purge(LATER, 2)]).to.deep.equal([2, 1]);
      expect((await claimed()).parcel.key).to.equal('4');
    });
  });
}
